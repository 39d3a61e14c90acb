import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { compressFiles } from '../../../scripts/compress-files.mjs';
import { serveAssets } from './assets.ts';

test('a built file is sent in an encoding that the browser accepts, otherwise unchanged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-assets-'));
  mkdirSync(join(folder, 'assets'));
  const script = Buffer.from('let set = 25;\n'.repeat(100));
  writeFileSync(join(folder, 'assets/app-abc.js'), script);
  writeFileSync(join(folder, 'logo.png'), script);
  writeFileSync(join(folder, 'short.js'), 'let set = 25;');
  await compressFiles(folder);
  const app = new Hono().use(serveAssets(folder));
  async function get(path: string, accepted: string) {
    const answer = await app.request(path, { headers: { 'accept-encoding': accepted } });
    const body = Buffer.from(await answer.arrayBuffer());
    return { encoding: answer.headers.get('content-encoding'), headers: answer.headers, body };
  }

  const br = await get('/assets/app-abc.js', 'gzip, deflate, br');
  expect([br.encoding, brotliDecompressSync(br.body)]).toEqual(['br', script]);
  expect(br.headers.get('cache-control')).toContain('immutable');
  expect(br.headers.get('vary')).toBe('accept-encoding');
  expect(br.headers.get('x-content-type-options')).toBe('nosniff');
  const gzip = await get('/assets/app-abc.js', 'gzip, br;q=0');
  expect([gzip.encoding, gunzipSync(gzip.body)]).toEqual(['gzip', script]);
  expect(await get('/assets/app-abc.js', 'identity')).toMatchObject({
    encoding: null,
    body: script,
  });
  expect(await get('/logo.png', 'br')).toMatchObject({ encoding: null, body: script });
  expect(await get('/short.js', 'br')).toMatchObject({ encoding: null });
  const compressed = await app.request('/assets/app-abc.js.br');
  expect(compressed.status).toBe(404);
  rmSync(folder, { recursive: true });
});

test('files of a page carry no headers of documents, but a drawing, which may be opened, has a policy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-assets-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['assets/mark-abc.svg', 'reader-worker.js', 'logo.png']) {
    writeFileSync(join(folder, name), 'let set = 25;');
  }
  const app = new Hono<ApiEnv>()
    .use(async (c, next) => {
      await next();
      if (!c.var.hasSecurityHeaders) c.res.headers.set('x-frame-options', 'DENY');
    })
    .use(serveAssets(folder));
  async function headersOf(path: string) {
    const { headers } = await app.request(path);
    return [headers.get('x-frame-options'), headers.get('content-security-policy')?.slice(0, 18)];
  }
  expect(await headersOf('/assets/mark-abc.svg')).toEqual([null, "default-src 'none'"]);
  expect(await headersOf('/reader-worker.js')).toEqual([null, "default-src 'none'"]);
  expect(await headersOf('/logo.png')).toEqual(['DENY', undefined]);
  rmSync(folder, { recursive: true });
});
