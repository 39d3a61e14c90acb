import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { s3Storage } from './s3-storage.ts';

const SECRET = 'a secret of the store';
const KEY = 'team_logos/01a/0123456789abcdef0123456789abcdef-64.webp';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** Signature version 4, as the store computes it from what came in. */
function signatureOf(request: IncomingMessage, secret: string): string {
  const authorization = request.headers.authorization ?? '';
  const [, scope = '', names = ''] =
    /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const url = new URL(request.url!, 'http://store');
  const headers = names.split(';').map((name) => `${name}:${request.headers[name]}\n`);
  const hash = request.headers['x-amz-content-sha256'];
  const canonical = [request.method, url.pathname, '', headers.join(''), names, hash].join('\n');
  const date = String(request.headers['x-amz-date']);
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}

/** A store that keeps objects in memory and turns away whoever signs wrong. */
async function startStore() {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const sent = /Signature=([0-9a-f]+)/.exec(request.headers.authorization ?? '')?.[1];
    const path = request.url!;
    if (sent !== signatureOf(request, SECRET)) return response.writeHead(403).end();
    if (request.method === 'PUT') objects.set(path, body);
    else if (request.method === 'DELETE') objects.delete(path);
    else if (!objects.has(path)) return response.writeHead(404).end('<Error/>');
    return response.end(request.method === 'GET' ? objects.get(path) : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { objects, endpoint, stop: () => server.close() };
}

test('a file put into the store comes back byte for byte, until it is removed', async () => {
  const { objects, endpoint, stop } = await startStore();
  const files = s3Storage({ endpoint, bucket: 'wavu', accessKey: 'key', secretKey: SECRET });
  const bytes = Uint8Array.from({ length: 3000 }, (_, index) => index % 256);
  expect(await files.get(KEY)).toBeUndefined();
  await files.put(KEY, bytes);
  expect([...objects.keys()]).toEqual([`/wavu/${KEY}`]);
  expect(await files.get(KEY)).toEqual(bytes);
  await files.remove(KEY);
  expect(await files.get(KEY)).toBeUndefined();
  await files.remove(KEY);
  stop();
});

test('a store that refuses is a fault, not a missing file', async () => {
  const { endpoint, stop } = await startStore();
  const files = s3Storage({ endpoint, bucket: 'wavu', accessKey: 'key', secretKey: 'another' });
  await expect(files.put(KEY, new Uint8Array(3))).rejects.toThrow('answered 403 to PUT');
  await expect(files.get(KEY)).rejects.toThrow('answered 403 to GET');
  stop();
});
