import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { addToken } from './accounts/tokens/commands.ts';
import { addUser } from './accounts/users/commands.ts';
import { readEnvironment } from './platform/config/environment.ts';
import { connect } from './platform/db/connect.ts';
import { databaseFault } from './platform/db/faults/database-fault.ts';
import { createStore } from './platform/db/store.ts';
import { write } from './platform/db/write.ts';
import { startWavu } from './start.ts';

const onSqlite = process.env.WAVU_TEST_DATABASE !== 'postgres';
const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;

async function makeData() {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-damaged-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'wavu.sqlite');
  const connection = await connect({ file }, Date.now());
  const store = createStore(connection, () => undefined);
  const admin = { email: 'admin@example.org', name: 'Admin', role: 'admin' } as const;
  await addUser(store, author, { ...admin, password: 'mpira wa wavu 6' });
  const token = await addToken(store, author, { email: admin.email, name: 'test' });
  await connection.close();
  return { folder, file, token };
}

/** Overwrites the page at which a table begins. */
function damageTable(file: string, table: string): void {
  const database = new DatabaseSync(file);
  const [size] = Object.values(database.prepare('pragma page_size').get()!) as number[];
  const root = 'select rootpage from sqlite_master where name = ?';
  const { rootpage } = database.prepare(root).get(table) as { rootpage: number };
  database.close();
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(size!, 0xa5), 0, size, (rootpage - 1) * size!);
  closeSync(opened);
}

test.runIf(onSqlite)(
  'a damaged file is found at the start, and nothing is saved in it',
  async () => {
    const { folder, file, token } = await makeData();
    damageTable(file, 'newsletter_issue');
    const lines: { msg?: string; level?: number }[] = [];
    const { url, stop } = await startWavu({
      environment: readEnvironment({
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: folder,
        DEMO: 'off',
      }),
      log: pino({}, { write: (line) => void lines.push(JSON.parse(line)) }),
    });
    onTestFinished(stop);
    const at = url.replace('localhost', '127.0.0.1');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const found = lines.find(({ level }) => level === 60);
    expect(found?.msg).toBe('the database is damaged: nothing is written from now on');
    const body = JSON.stringify({ title: 'News', text: 'News' });
    const refused = await fetch(`${at}/api/v1/news`, { method: 'POST', headers, body });
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    const summary = await fetch(`${at}/api/v1/admin/summary`, { headers });
    expect(await summary.json()).toMatchObject({
      warnings: expect.arrayContaining(['database-damaged']),
    });
    expect((await fetch(`${at}/api/v1/news`)).status).toBe(200);
  },
);

test.runIf(onSqlite)('no write is acknowledged after the first sign of damage', async () => {
  const { file } = await makeData();
  damageTable(file, 'news');
  const connection = await connect({ file }, Date.now());
  onTestFinished(connection.close);
  const store = createStore(connection, () => undefined);
  const setting = (name: string) =>
    write(store, author, async ({ db }) => {
      await db.insertInto('site_setting').values({ name, value: '1' }).execute();
    });
  await setting('before');
  const half = write(store, author, async ({ db }) => {
    await db.insertInto('site_setting').values({ name: 'half', value: '1' }).execute();
    await db
      .selectFrom('news')
      .selectAll()
      .execute()
      .catch(() => []);
  });
  expect(await half.catch(databaseFault)).toBe('broken');
  expect(await setting('after').catch(databaseFault)).toBe('broken');
  const rows = await connection.db.selectFrom('site_setting').select('name').execute();
  const names = rows.map(({ name }) => name);
  expect(names).toContain('before');
  expect(names).not.toContain('half');
  expect(names).not.toContain('after');
});
