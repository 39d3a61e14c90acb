import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { connect } from '#server/platform/db/connect.ts';
import { diskStorage } from '#server/platform/files/storage.ts';
import { type PortableKind, readPortable, writePortable } from './portable-file.ts';
import { isUntouched } from './queries.ts';

const folder = mkdtempSync(join(tmpdir(), 'wavu-portable-'));
const connection = await connect({ file: join(folder, 'wavu.sqlite') }, Date.now());
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});
const pictures = diskStorage(join(folder, 'files'));

function fresh(): string {
  const place = mkdtempSync(join(folder, 'copy-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  return join(place, 'copy.wavu');
}

async function rowsOf(path: string, kind: PortableKind): Promise<{ table: string }[]> {
  const rows = [];
  for await (const row of readPortable(path, kind)) rows.push(row);
  return rows;
}

/** A copy of one's own lines; the first says the kind, the last how many rows there are. */
function written(...lines: (object | string)[]): string {
  const path = fresh();
  writeFileSync(
    path,
    `${lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')}\n`,
  );
  return path;
}

const HEAD = { wavu: 1, kind: 'export', at: '2026-11-23T00:00:00Z' };
const ROW = { table: 'counter', row: { name: 'change', value: 1 } };

test('a database counts as empty until it has a user', async () => {
  expect(await isUntouched(connection.db)).toBe(true);
});

test('a complete copy is read row by row', async () => {
  expect(await rowsOf(written(HEAD, ROW, { end: 1 }), 'export')).toEqual([ROW]);
  expect(await rowsOf(written(HEAD, ROW, { end: 1, pictures: 0 }), 'export')).toEqual([ROW]);
});

test.each<[string, (object | string)[]]>([
  ['has no head', [ROW, { end: 1 }]],
  ['is of another form', [{ ...HEAD, wavu: 2 }, { end: 0 }]],
  ['is a backup, not an export', [{ ...HEAD, kind: 'backup' }, { end: 0 }]],
  ['has no end', [HEAD, ROW]],
  ['has fewer rows than its end says', [HEAD, ROW, { end: 2 }]],
  ['has more rows than its end says', [HEAD, ROW, ROW, { end: 1 }]],
  ['has fewer pictures than its end says', [HEAD, ROW, { end: 1, pictures: 1 }]],
  ['goes on after its end', [HEAD, { end: 0 }, ROW]],
  ['has a line that is not JSON', [HEAD, '{"table":', { end: 0 }]],
  ['names a table that is not ours', [HEAD, { table: 'sqlite_master', row: {} }, { end: 1 }]],
  ['has a row with a list in it', [HEAD, { ...ROW, row: { name: [] } }, { end: 1 }]],
  ['names a picture outside of its folder', [HEAD, { picture: '../x', webp: '' }, { end: 0 }]],
])('a copy that %s is refused', async (_, lines) => {
  await expect(rowsOf(written(...lines), 'export')).rejects.toMatchObject({ code: 'MALFORMED' });
});

test('an export holds no secret, a backup holds everything, and both are readable by the owner alone', async () => {
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const { createStore } = await import('#server/platform/db/store.ts');
  const store = createStore(connection, () => undefined);
  const person = { email: 'x@example.org', name: 'X', role: 'admin', password: 'long enough 1' };
  await addUser(store, author, { ...person, role: 'admin' });
  await addToken(store, author, { email: person.email, name: 'test' });
  expect(await isUntouched(connection.db)).toBe(false);
  const shared = fresh();
  const complete = fresh();
  const from = { connection, pictures };
  const { rows } = await writePortable(from, shared, 'export', author.now);
  await writePortable(from, complete, 'backup', author.now);
  const tables = async (path: string, kind: PortableKind) =>
    new Set((await rowsOf(path, kind)).map(({ table }) => table));
  expect(await rowsOf(shared, 'export')).toHaveLength(rows);
  expect(await tables(shared, 'export')).not.toContain('api_token');
  expect(await tables(complete, 'backup')).toContain('api_token');
  const hash = /"password":"[^"]/;
  expect([shared, complete].map((path) => hash.test(readFileSync(path, 'utf8')))).toEqual([
    false,
    true,
  ]);
  expect([shared, complete].map((path) => statSync(path).mode & 0o077)).toEqual([0, 0]);
  await expect(rowsOf(complete, 'export')).rejects.toMatchObject({ code: 'MALFORMED' });
});

test('an export says how far messages were sent, and not which node held the lease', async () => {
  const { db } = connection;
  const cursor = { name: 'push:0', version: 7, resume: 'a', holder: 'node', leased_until: 9 };
  await db.insertInto('consumer').values(cursor).execute();
  const path = fresh();
  await writePortable({ connection, pictures }, path, 'export', 0);
  const rows = (await rowsOf(path, 'export')).filter(({ table }) => table === 'consumer');
  expect(rows).toEqual([{ table: 'consumer', row: { ...cursor, holder: '', leased_until: 0 } }]);
  await db.deleteFrom('consumer').execute();
});
