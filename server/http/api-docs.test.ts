import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

test('the description of the API comes compressed to whoever takes it so', async () => {
  for (const path of ['/api/docs', '/api/v1/openapi.json']) {
    const plain = await server.app.request(path);
    expect(plain.headers.get('content-encoding')).toBe(null);
    const whole = await plain.text();

    const packed = await server.app.request(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(whole);
    expect(bytes.length).toBeLessThan(whole.length / 8);
  }
});
