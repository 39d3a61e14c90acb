import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { addToken } from './accounts/tokens/commands.ts';
import { addUser } from './accounts/users/commands.ts';
import { readEnvironment } from './platform/config/environment.ts';
import { connect } from './platform/db/connect.ts';
import { createStore } from './platform/db/store.ts';
import { startPostgres } from './platform/db/testing/postgres-server.ts';
import { startWavu } from './start.ts';

const onPostgres = process.env.WAVU_TEST_DATABASE === 'postgres';
const EMAIL = 'admin@example.org';
const PASSWORD = 'mpira wa wavu 6';

const NO_PAGES = {
  entry: { module: { inlineStyleHashes: { detail: [] }, inlineScriptHash: '', dictionaries: [] } },
  routes: {},
  assets: {},
} as unknown as ServerBuild;

async function startNode(databaseUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-restart-'));
  const environment = readEnvironment({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    DEMO: 'off',
    DATABASE_URL: databaseUrl,
    SECRET: 's'.repeat(40),
  });
  const wavu = await startWavu({
    environment,
    log: pino({ level: 'silent' }),
    app: { build: NO_PAGES, assets: folder },
  });
  return {
    url: wavu.url.replace('localhost', '127.0.0.1'),
    async stop() {
      await wavu.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function addAdmin(url: string): Promise<string> {
  const connection = await connect({ url }, Date.now());
  const store = createStore(connection, () => undefined);
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const admin = { email: EMAIL, name: 'Admin', role: 'admin', password: PASSWORD } as const;
  await addUser(store, author, admin);
  const token = await addToken(store, author, { email: EMAIL, name: 'test' });
  await connection.close();
  return token;
}

/** The answer of a node to a write: its status and code. */
async function writeNews(url: string, token: string, title: string) {
  const answer = await fetch(`${url}/api/v1/news`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title, text: title }),
  });
  const { code } = (await answer.json()) as { code?: string };
  return { status: answer.status, code, wait: answer.headers.get('retry-after') };
}

test.runIf(onPostgres).for([['fast'], ['immediate']] as const)(
  'a node outlives a restart of PostgreSQL (%s) under traffic, and acknowledges nothing without it',
  async ([mode]) => {
    const unhandled: unknown[] = [];
    const record = (error: unknown) => void unhandled.push(error);
    process.on('uncaughtException', record);
    process.on('unhandledRejection', record);
    const database = await startPostgres();
    const node = await startNode(database.url);
    onTestFinished(async () => {
      process.off('uncaughtException', record);
      process.off('unhandledRejection', record);
      await node.stop();
      await database.stop();
    });
    const token = await addAdmin(database.url);

    const stream = await fetch(`${node.url}/api/v1/live`);
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let output = '';
    while (!output.includes(': wavu')) output += (await reader.read()).value;
    let streamEnded = false;
    reader.closed.then(
      () => (streamEnded = true),
      () => (streamEnded = true),
    );

    const acknowledged: string[] = [];
    let isOver = false;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let n = 0; !isOver; n += 1) {
        const title = `News ${writer} ${n}`;
        const { status } = await writeNews(node.url, token, title);
        if (status === 201) acknowledged.push(title);
      }
    });
    while (acknowledged.length < 20) await writeNews(node.url, token, 'between');
    await database.halt(mode);
    expect(await writeNews(node.url, token, 'away')).toEqual({
      status: 503,
      code: 'UNAVAILABLE',
      wait: '10',
    });
    const signIn = await fetch(`${node.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    });
    expect(signIn.status).toBe(503);
    const page = await fetch(`${node.url}/teams`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await page.text()).toMatch(/This site is away for a moment.*Tovuti hii haipatikani/s);
    isOver = true;
    await Promise.all(writers);
    await database.resume();

    while ((await writeNews(node.url, token, 'back')).status !== 201);
    expect([unhandled, streamEnded]).toEqual([[], false]);
    while (!/event: away.*event: back/s.test(output)) output += (await reader.read()).value;
    const connection = await connect({ url: database.url }, Date.now());
    const rows = await connection.db.selectFrom('news').select('title').execute();
    await connection.close();
    const stored = new Set(rows.map(({ title }) => title));
    expect(acknowledged.filter((title) => !stored.has(title))).toEqual([]);
    await reader.cancel();
  },
);
