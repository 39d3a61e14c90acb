import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { setupCode } from './accounts/setup/code.ts';
import { addToken } from './accounts/tokens/commands.ts';
import { addUser } from './accounts/users/commands.ts';
import { openCopies } from './cli/testing/command-line.ts';
import { databasePlace } from './platform/config/database-place.ts';
import { readEnvironment } from './platform/config/environment.ts';
import { connect, type DatabasePlace } from './platform/db/connect.ts';
import { createStore } from './platform/db/store.ts';
import { createMigratedDatabase } from './platform/db/testing/postgres-database.ts';
import { runWavu } from './run.ts';

const SECRET = 'a secret of the new machine, long enough';
const ACCOUNT = ['--email', 'asha@wavu.example', '--name', 'Asha', '--role', 'admin'];
const onPostgres = process.env.WAVU_TEST_DATABASE === 'postgres';

type Answer = { status: number; body: any };

/** An empty installation of the engine under test, with its calls. */
async function startEmpty() {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-restore-'));
  const database = onPostgres ? await createMigratedDatabase() : undefined;
  const environment = readEnvironment({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DEMO: 'off',
    SECRET,
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
  const failures: unknown[] = [];
  const running = await runWavu({
    environment,
    log: pino({ level: 'silent' }),
    onFailedRestart: (error) => void failures.push(error),
  });
  onTestFinished(async () => {
    await running.stop();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
    expect(failures).toEqual([]);
  });
  const { url } = running.current();
  async function call(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await fetch(`${url}/api/v1${path}`, { method, ...init });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  }
  const send = (file: Buffer | string, headers: Record<string, string> = {}) =>
    call('POST', '/setup/restore', {
      body: typeof file === 'string' ? file : new Uint8Array(file),
      headers: {
        'content-type': 'application/octet-stream',
        'setup-code': setupCode(SECRET),
        ...headers,
      },
    });
  return { folder, place: databasePlace(environment), running, url, call, send };
}

const openFilled = openCopies(async (line) => {
  await line.run('demo');
  await line.run('user', 'add', ...ACCOUNT, '--password', 'pwani na bara');
});

/** A backup of another installation with the demonstration and one account. */
async function makeBackup() {
  const line = await openFilled();
  onTestFinished(() => line.drop());
  const path = join(line.folder, 'backup');
  expect(await line.run('backup', path)).toMatchObject({ code: 0 });
  return path;
}

const signIn = (email: string, password: string) => ({
  body: JSON.stringify({ email, password }),
  headers: { 'content-type': 'application/json' },
});

test('a backup that is sent with the code takes the place of the empty data, and the server goes on with it', async () => {
  const path = await makeBackup();
  const { call, send, running, folder, url } = await startEmpty();
  expect((await call('GET', '/setup/restore')).body).toEqual({ isOpen: true, needsCode: true });
  expect(running.current().setupCode).toBe(setupCode(SECRET));
  const answer = await send(readFileSync(path));
  expect(answer.status).toBe(200);
  expect(answer.body.accounts).toBe(11);
  expect(answer.body.teams).toBeGreaterThan(10);
  expect(answer.body.matches).toBeGreaterThan(100);
  await expect
    .poll(() => call('GET', '/setup/restore').catch(() => undefined))
    .toMatchObject({ body: { isOpen: false, needsCode: false } });
  expect(running.current().setupCode).toBeUndefined();
  expect((await call('GET', '/leagues')).body.items.length).toBeGreaterThan(0);
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    ...signIn('asha@wavu.example', 'pwani na bara'),
  });
  expect(signedIn.status).toBe(200);
  expect(existsSync(join(folder, 'restore'))).toBe(false);
  if (!onPostgres) {
    const former = readdirSync(folder).filter((name) => name.startsWith('wavu.sqlite.before-'));
    expect(former).toHaveLength(1);
  }
  const again = await send(readFileSync(path));
  expect([again.status, again.body.text.key]).toEqual([403, 'restore.notEmpty']);
});

test('without the code nothing is taken, and whoever guesses has to wait', async () => {
  const { call, send, folder } = await startEmpty();
  const wrong = await send('x', { 'setup-code': '0000-0000-0000' });
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([403, 'code']);
  const check = (code: string) =>
    call('POST', '/setup/restore/code', {
      body: JSON.stringify({ code }),
      headers: { 'content-type': 'application/json' },
    });
  expect((await check(setupCode(SECRET).toLowerCase())).status).toBe(204);
  const guesses = await Promise.all(Array.from({ length: 9 }, (_, n) => check(`guess ${n}`)));
  expect(guesses.map(({ status }) => status)).toEqual(guesses.map(() => 403));
  expect((await check(setupCode(SECRET))).status).toBe(429);
  expect(existsSync(join(folder, 'restore'))).toBe(false);
});

test('files that are no backup are refused in words, and nothing is changed', async () => {
  const { call, send, folder } = await startEmpty();
  const refusalOf = async (file: Buffer | string) => {
    const { status, body } = await send(file);
    return [status, body.text?.key];
  };
  expect(await refusalOf('')).toEqual([400, 'restore.notBackup']);
  expect(await refusalOf('GIF89a')).toEqual([400, 'restore.notBackup']);
  expect(await refusalOf('{"wavu":1,"kind":"export"}\n')).toEqual([
    400,
    'installation.lineUnsound',
  ]);
  const cut =
    '{"wavu":1,"kind":"backup","at":"2026-11-23T00:00:00.000Z"}\n{"end":3,"pictures":0}\n';
  expect(await refusalOf(cut)).toEqual([400, 'installation.lineUnsound']);
  expect(await refusalOf(sqliteFile('create table other (id integer)'))).toEqual([
    400,
    onPostgres ? 'installation.sqliteBackup' : 'restore.notBackup',
  ]);
  if (!onPostgres) {
    const newer = "create table migration (name text); insert into migration values ('9999-later')";
    expect(await refusalOf(sqliteFile(newer))).toEqual([400, 'restore.newer']);
    const damaged = readFileSync(await makeBackup());
    damaged.fill(7, 8192, 8192 * 3);
    expect(await refusalOf(damaged)).toEqual([400, 'installation.backupUnsound']);
  }
  expect((await call('GET', '/setup/restore')).body).toEqual({ isOpen: true, needsCode: true });
  expect(existsSync(join(folder, 'restore'))).toBe(false);
});

function sqliteFile(statements: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'file.sqlite');
  const database = new DatabaseSync(path);
  database.exec(statements);
  database.close();
  return readFileSync(path);
}

test('with an account there an administrator restores without a code, and nobody else', async () => {
  const path = await makeBackup();
  const { place, call, send } = await startEmpty();
  const token = await addAdministrator(place);
  expect((await call('GET', '/setup/restore')).body).toEqual({ isOpen: true, needsCode: false });
  const byCode = await send(readFileSync(path));
  expect([byCode.status, byCode.body.text.key]).toEqual([403, 'restore.byAdministrator']);
  const byAdministrator = await send(readFileSync(path), { authorization: `Bearer ${token}` });
  expect(byAdministrator.status).toBe(200);
});

/** As the command line does it beside a running server. @returns a token */
async function addAdministrator(place: DatabasePlace): Promise<string> {
  const connection = await connect(place, Date.now());
  const store = createStore(connection, () => undefined);
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const email = 'other@wavu.example';
  await addUser(store, author, { email, name: 'Other', role: 'admin', password: 'bahari kuu' });
  const token = await addToken(store, author, { email, name: 'test' });
  await connection.close();
  return token;
}
