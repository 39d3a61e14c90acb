import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect as openSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from './platform/config/environment.ts';
import { startWavu } from './start.ts';

/** Pages of which none can be made: whoever reaches them causes a fault. */
const NO_PAGES = {
  entry: { module: { inlineStyleHashes: { detail: [] }, inlineScriptHash: '', dictionaries: [] } },
  routes: {},
  assets: {},
} as unknown as ServerBuild;

async function startLogged() {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-strange-'));
  const lines: Record<string, unknown>[] = [];
  const environment = readEnvironment({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    DEMO: 'off',
  });
  const wavu = await startWavu({
    environment,
    log: pino({}, { write: (line) => void lines.push(JSON.parse(line)) }),
    app: { build: NO_PAGES, assets: folder },
  });
  onTestFinished(async () => {
    await wavu.stop();
    rmSync(folder, { recursive: true });
  });
  const { port } = new URL(wavu.url);
  return { lines, port: Number(port), url: `http://127.0.0.1:${port}` };
}

test('a hundred writes to a page are refused with 405 and not logged', async () => {
  const { lines, url } = await startLogged();
  for (let n = 0; n < 50; n += 1) {
    for (const method of ['POST', 'DELETE']) {
      const answer = await fetch(`${url}/teams?n=${n}`, {
        method,
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      await answer.arrayBuffer();
    }
  }
  expect(lines).toEqual([]);
});

test('a hundred refused calls write at most 21 log lines', async () => {
  const { lines, url } = await startLogged();
  for (let n = 0; n < 100; n += 1) await (await fetch(`${url}/api/v1/users`)).arrayBuffer();
  expect(lines.length).toBe(20);
});

const BROKEN_OFF = {
  'a sign-in': 'POST /api/auth/sign-in/email HTTP/1.1\r\nContent-Length: 5000\r\n',
  'a call': 'POST /api/v1/feedback HTTP/1.1\r\nContent-Length: 5000\r\n',
  'a call in pieces': 'POST /api/v1/feedback HTTP/1.1\r\nTransfer-Encoding: chunked\r\n',
};

test.each(Object.entries(BROKEN_OFF))('%s that is broken off is not a fault', async (_, head) => {
  const { lines, port, url } = await startLogged();
  const alive = async () => void (await (await fetch(`${url}/healthz`)).arrayBuffer());
  for (let n = 0; n < 5; n += 1) {
    const socket = openSocket(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `${head}Host: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n\r\n`,
    );
    socket.write(head.includes('chunked') ? '9\r\n{"email":' : '{"email":');
    // The server has begun to read.
    await alive();
    socket.destroy();
    await once(socket, 'close');
  }
  for (let n = 0; n < 5; n += 1) await alive();
  expect(lines).toEqual([]);
});

test('a server error is a page in both languages for a browser and a problem document for a program', async () => {
  const { url } = await startLogged();
  const page = await fetch(`${url}/sw/teams`, { headers: { accept: 'text/html,*/*' } });
  expect([page.status, page.headers.get('retry-after')]).toEqual([500, '10']);
  const html = await page.text();
  expect(html).toMatch(/<html lang="sw">.*Hitilafu imetokea.*Something went wrong/s);
  const style = /<style>(.*)<\/style>/s.exec(html)![1]!;
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers.get('content-security-policy')).toContain(
    `style-src 'self' 'sha256-${hash}'`,
  );
  const problem = await fetch(`${url}/teams`);
  expect(problem.headers.get('content-type')).toContain('application/problem+json');
});
