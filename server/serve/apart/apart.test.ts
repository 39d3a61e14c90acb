import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { databasePlace } from '#server/platform/config/database-place.ts';
import { readEnvironment } from '#server/platform/config/environment.ts';
import { connect } from '#server/platform/db/connect.ts';
import { createStore } from '#server/platform/db/store.ts';
import { createMigratedDatabase } from '#server/platform/db/testing/postgres-database.ts';
import { createWriteGate, gateSingleWrites } from '#server/platform/db/write-gate.ts';
import { startWavu, type Wavu } from '#server/start.ts';
import { watchTurns } from '#server/testing/watch-turns.ts';
import { createCallApart } from './caller.ts';

const folder = mkdtempSync(join(tmpdir(), 'wavu-apart-'));
const isPostgres = process.env.WAVU_TEST_DATABASE === 'postgres';
const secret = 'a secret for tests, long enough to be one';
let wavu: Wavu;
let token: string;
let database: Awaited<ReturnType<typeof createMigratedDatabase>> | undefined;
let environment: ReturnType<typeof readEnvironment>;

beforeAll(async () => {
  database = isPostgres ? await createMigratedDatabase() : undefined;
  environment = readEnvironment({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DEMO: 'off',
    SECRET: secret,
    DATABASE_URL: database?.url,
  });
  wavu = await startWavu({ environment, log: pino({ level: 'silent' }) });
  const connection = await connect(databasePlace(environment), Date.now());
  const store = createStore(connection, () => undefined);
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const admin = { email: 'admin@example.org', name: 'Admin', role: 'admin' } as const;
  await addUser(store, author, { ...admin, password: 'correct horse battery' });
  token = await addToken(store, author, admin);
  await connection.close();
});

afterAll(async () => {
  await wavu.stop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function call(
  method: string,
  path: string,
  body?: string,
  type = 'text/csv',
  more: Record<string, string> = {},
) {
  const own = body ? { 'content-type': type, ...more } : more;
  const answer = await fetch(`${wavu.url.replace('localhost', '127.0.0.1')}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...own },
    ...(body ? { body } : {}),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

const rows = (count: number, name: string) =>
  `name,city,gender\n${Array.from({ length: count }, (_, n) => `${name} ${n},Moshi,Men`).join('\n')}\n`;
const count = async (name: string) =>
  (await call('GET', `/teams?limit=100&q=${name}`)).body.items.length;
const team = (name: string) => JSON.stringify({ name, city: 'Moshi', coach: 'N/A', gender: 'Men' });

test('a long import runs in another thread, and the next read sees all of it', async () => {
  expect(await count('Duma')).toBe(0);
  const long = rows(1500, 'Duma');
  const tried = await call('POST', '/import/teams?dryRun=true', long);
  expect([tried.status, tried.body.created, await count('Duma')]).toEqual([200, 1500, 0]);
  const imported = await call('POST', '/import/teams', long);
  expect([imported.status, imported.body.created, await count('Duma')]).toEqual([200, 1500, 100]);
});

test('a long import with one invalid row saves nothing and names the row', async () => {
  const { status, body } = await call(
    'POST',
    '/import/teams',
    `${rows(1500, 'Fisi')}Fisi,Moshi,Neither\n`,
  );
  expect([status, body.errors[0].row, await count('Fisi')]).toEqual([422, 1502, 0]);
});

test('writes continue during a long import, one after the other', async () => {
  const long = call('POST', '/import/teams', rows(1500, 'Nyati'));
  const writes: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    writes.push((await call('POST', '/teams', team(`Swala ${n}`), 'application/json')).status);
  }
  expect((await long).status).toBe(200);
  expect(new Set(writes)).toEqual(new Set([201]));
  expect([await count('Swala'), await count('Nyati')]).toEqual([10, 100]);
});

test('a thread ended during a write fails its call and releases the write lock', async () => {
  const gate = createWriteGate();
  let entered = 0;
  const caller = createCallApart({
    file: new URL('./worker.ts', import.meta.url),
    setting: { environment, origin: 'http://localhost', buildFile: undefined },
    gate: async () => {
      entered += 1;
      return gate();
    },
    publish: () => undefined,
    onFault: () => undefined,
  });
  const url = 'http://localhost/api/v1/import/teams';
  const headers: [string, string][] = [
    ['authorization', `Bearer ${token}`],
    ['content-type', 'text/csv'],
  ];
  const body = new TextEncoder().encode(rows(5000, 'Kima'));
  const answer = caller.call({ method: 'POST', url, headers, body });
  const failed = expect(answer).rejects.toThrow('ended');
  while (!isPostgres && entered === 0) await pause(5);
  await caller.stop();
  await failed;
  (await gate())();
  expect(await count('Kima')).toBe(0);
});

test.skipIf(isPostgres)('a single write waits for the gate, a read does not', async () => {
  const connection = await connect(databasePlace(environment), Date.now());
  const gate = createWriteGate();
  gateSingleWrites(connection.db, gate);
  const open = await gate();
  let isWritten = false;
  const write = connection.db
    .updateTable('team')
    .set({ about: 'later' })
    .where('name', '=', 'Swala 1')
    .execute()
    .then(() => {
      isWritten = true;
    });
  await connection.db.selectFrom('team').select('id').limit(1).execute();
  expect(isWritten).toBe(false);
  open();
  await write;
  expect(isWritten).toBe(true);
  await connection.close();
});

test('a short plan with a key is created in the main thread, once however often it is sent', async () => {
  const csv = 'date,team1,team2\n2027-01-02,Simba,Chui\n2027-01-09,Chui,Twiga\n';
  const about = { name: 'Kombe', type: 'League', startsAt: '2027-01-01', location: 'Moshi' };
  const input = JSON.stringify({ ...about, partner: 'N/A' });
  const league = await call('POST', '/leagues', input, 'application/json');
  const path = `/leagues/${league.body.id}`;
  expect((await call('POST', `${path}/import`, csv)).status).toBe(200);
  const plan = JSON.stringify({ kind: 'round-robin', startDate: '2027-02-06' });
  const key = { 'idempotency-key': 'plan-of-fixtures-0001' };
  const make = () => call('POST', `${path}/fixtures`, plan, 'application/json', key);
  const first = await make();
  expect([first.status, (await make()).body.plan]).toEqual([201, first.body.plan]);
});

test('the description of the API is made apart, once, and kept with its tag in each encoding', async () => {
  const url = wavu.url.replace('localhost', '127.0.0.1');
  const turns = watchTurns();
  turns.longest();
  for (const path of ['/api/v1/openapi.json', '/api/docs']) {
    const plain = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } });
    const text = await plain.text();
    expect(text).toContain('/leagues/{id}/standings');
    const packed = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
    expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['br', text]);
    const etag = packed.headers.get('etag')!;
    expect(etag).not.toBe(plain.headers.get('etag'));
    const headers = { 'accept-encoding': 'br', 'if-none-match': etag };
    expect((await fetch(url + path, { headers })).status).toBe(304);
  }
  // Processor time of the thread that answers everybody.
  expect(turns.longest()).toBeLessThan(100);
  turns.stop();
});
