import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { backupBucket } from './backup-store.ts';

/** A store of objects that lists them as S3 does; signatures are s3-storage.test.ts's matter. */
async function startStore() {
  const objects = new Map<string, Buffer>();
  const state = { cutsOff: false };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://store');
    const key = url.pathname.split('/')[2] ?? '';
    const body = await buffer(request);
    if (url.searchParams.has('list-type')) {
      const keys = [...objects.keys()].map((name) => `<Contents><Key>${name}</Key></Contents>`);
      response.end(`<ListBucketResult>${keys.join('')}</ListBucketResult>`);
      return;
    }
    if (request.method === 'PUT') objects.set(key, state.cutsOff ? body.subarray(1) : body);
    if (request.method === 'DELETE') objects.delete(key);
    const found = objects.get(key);
    if (request.method === 'HEAD') response.setHeader('content-length', found?.length ?? 0);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bucket = { endpoint, bucket: 'copies', accessKey: 'a', secretKey: 'b' };
  return { objects, state, store: backupBucket(bucket) };
}

test('copies are put into a bucket, listed and removed; a truncated one is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-bucket-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'copy');
  writeFileSync(file, 'a whole copy');
  const { objects, state, store } = await startStore();
  await store.put('wavu-1.sqlite', file);
  expect(objects.get('wavu-1.sqlite')?.toString()).toBe('a whole copy');
  expect(await store.list()).toEqual(['wavu-1.sqlite']);
  await store.remove('wavu-1.sqlite');
  expect(await store.list()).toEqual([]);
  state.cutsOff = true;
  await expect(store.put('wavu-2.sqlite', file)).rejects.toThrow('has not kept all');
});
