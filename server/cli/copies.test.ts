import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEMO_AUTHOR } from '#server/demo/commands.ts';
import { playDue } from '#server/demo/replay.ts';
import { readAllTables } from '#server/exchange/portable/read-tables.ts';
import { SECRET_TABLES, TABLE_ORDER } from '#server/exchange/portable/table-order.ts';
import { createScorerLink } from '#server/play/scorer-links/commands.ts';
import { type CommandLine, ENGINE, openCommandLine, openCopies } from './testing/command-line.ts';

const ADMIN = '--email a@wavu.example --name Asha --role admin --password pwani-na-bara'.split(' ');

/** A system in use: the demo with live matches, an administrator, a token, a scorer link. */
const openFilled = openCopies(async (line) => {
  expect((await line.run('demo')).code).toBe(0);
  await line.run('user', 'add', ...ADMIN);
  await line.run('token', 'add', '--email', 'a@wavu.example', '--name', 'script');
  await line.withStore(async (store) => {
    const now = Date.now();
    await playDue(store, now);
    const { id } = await store.db
      .selectFrom('match')
      .select('id')
      .where('status', '=', 'Live')
      .executeTakeFirstOrThrow();
    await createScorerLink(store, { actor: DEMO_AUTHOR, now }, id);
  });
});

async function contentOf(line: CommandLine): Promise<Map<string, string[]>> {
  return line.withStore(async (_store, connection) => {
    const tables = new Map<string, string[]>(TABLE_ORDER.map((table) => [table, []]));
    await readAllTables(connection, async ({ table, row }) => {
      tables.get(table)!.push(JSON.stringify(Object.entries(row).sort()));
    });
    for (const rows of tables.values()) rows.sort();
    return tables;
  });
}

test('every table is part of a copy', async () => {
  const line = await openCommandLine();
  const tables = await line.withStore((store) => store.db.introspection.getTables());
  const names = tables.map((table) => table.name).filter((name) => name !== 'migration');
  expect([...TABLE_ORDER].sort()).toEqual(names.sort());
  await line.drop();
});

test('an export is imported whole into an empty installation, without secrets', async () => {
  const from = await openFilled();
  const file = join(from.folder, 'wavu.jsonl');
  expect(await from.run('export', file)).toMatchObject({ code: 0, errors: [] });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = readFileSync(file, 'utf8');
  for (const secret of ['argon2', 'token_hash']) expect(text).not.toContain(secret);
  const to = await openCommandLine();
  expect(await to.run('import', file)).toMatchObject({ code: 0, errors: [] });
  const before = await contentOf(from);
  const after = await contentOf(to);
  for (const table of [...SECRET_TABLES, 'account']) before.delete(table);
  for (const [table, rows] of before) {
    expect(after.get(table), table).toEqual(rows);
  }
  expect(before.get('match_event')!.length).toBeGreaterThan(500);
  expect(after.get('api_token')).toEqual([]);
  expect(after.get('account')![0]).toContain('["password",null]');
  expect(await to.run('check')).toMatchObject({ code: 0 });
  const again = await to.run('import', file);
  expect(again).toMatchObject({ code: 1, lines: [] });
  expect(again.output).toContain('empty installation');
  await from.drop();
  await to.drop();
});

test.runIf(ENGINE === 'postgres')(
  'an export goes from one engine to the other and back',
  async () => {
    const laptop = await openFilled('sqlite');
    const file = join(laptop.folder, 'wavu.jsonl');
    await laptop.run('export', file);
    const server = await openCommandLine({ engine: 'postgres' });
    expect(await server.run('import', file)).toMatchObject({ code: 0, errors: [] });
    expect(await server.run('check')).toMatchObject({ code: 0 });
    await server.run('export', file);
    const other = await openCommandLine({ engine: 'sqlite' });
    expect(await other.run('import', file)).toMatchObject({ code: 0, errors: [] });
    const before = await contentOf(laptop);
    const between = await contentOf(server);
    const after = await contentOf(other);
    expect(after).toEqual(between);
    for (const table of ['user', 'team', 'match', 'match_event', 'audit', 'change']) {
      expect(after.get(table), table).toEqual(before.get(table));
    }
    for (const line of [laptop, server, other]) await line.drop();
  },
);

test('a truncated, edited or foreign file changes nothing', async () => {
  const from = await openFilled();
  const file = join(from.folder, 'wavu.jsonl');
  await from.run('export', file);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const to = await openCommandLine();
  const bad = join(to.folder, 'bad.jsonl');
  const cases: [string, RegExp][] = [
    [lines.slice(0, -1).join('\n'), /cut short/],
    [lines.toSpliced(100, 1).join('\n'), /cut short/],
    [
      lines.filter((line) => !line.includes('"table":"team"')).join('\n'),
      /not in the file.*cut short/,
    ],
    [lines.join('\n').slice(0, -2000), /is not JSON|cut short/],
    [lines.slice(1).join('\n'), /Line 1 .*is not the head/],
    [lines.with(0, lines[0]!.replace('export', 'backup')).join('\n'), /Line 1 .*another kind/],
    [lines.with(5, lines[5]!.replace('"table"', '"sheet"')).join('\n'), /Line 6 .*neither a row/],
    [lines.with(5, lines[5]!.replace('"name"', '"nom"')).join('\n'), /nom|name/],
    ['date,team1,team2\n', /Line 1 .*not JSON/],
    ['', /cut short/],
  ];
  for (const [content, words] of cases) {
    writeFileSync(bad, content);
    const answer = await to.run('import', bad);
    expect(answer).toMatchObject({ code: 1, lines: [] });
    expect(answer.errors.join('\n')).toMatch(words);
  }
  expect((await to.run('import', join(to.folder, 'none'))).code).toBe(1);
  const content = await contentOf(to);
  expect([content.get('team'), content.get('counter')!.length]).toEqual([[], 2]);
  await from.drop();
  await to.drop();
});

test('a restored backup equals the data at its time', async () => {
  const line = await openFilled();
  const before = await contentOf(line);
  const file = join(line.folder, 'backup');
  expect(await line.run('backup', file)).toMatchObject({ code: 0, errors: [] });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await line.withStore((store) => playDue(store, Date.now() + 3_600_000));
  expect(await contentOf(line)).not.toEqual(before);
  expect(await line.run('restore', file)).toMatchObject({ code: 0, errors: [] });
  expect(await contentOf(line)).toEqual(before);
  expect(await line.run('check')).toMatchObject({ code: 0 });
  await line.drop();
});

test('a backup is restored into an empty place too', async () => {
  const from = await openFilled();
  const before = await contentOf(from);
  const file = join(from.folder, 'backup');
  await from.run('backup', file);
  const to = await openCommandLine();
  expect(await to.run('restore', file)).toMatchObject({ code: 0, errors: [] });
  expect(await contentOf(to)).toEqual(before);
  await from.drop();
  await to.drop();
});

test.each(['export', 'backup'])('%s reports in one line where it cannot write', async (command) => {
  const line = await openFilled();
  const { code, lines, output } = await line.run(command, join(line.folder, 'no-such-folder/copy'));
  expect([code, lines.length, output.split('\n').length]).toEqual([1, 0, 1]);
  expect(output).toMatch(/ENOENT|unable to open/);
  await line.drop();
});

test('a folder that is no backup is refused and the data stay', async () => {
  const line = await openFilled();
  const file = join(line.folder, 'bad');
  await line.run('backup', file);
  const before = await contentOf(line);
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length * 0.6)));
  expect(await line.run('restore', file)).toMatchObject({ code: 1, lines: [] });
  writeFileSync(file, 'SQLite format 3\0 and then nothing');
  expect(await line.run('restore', file)).toMatchObject({ code: 1, lines: [] });
  expect(await contentOf(line)).toEqual(before);
  await line.drop();
});

test.skipIf(ENGINE === 'postgres')(
  'SQLite: a restore is refused under a running server and keeps the former data',
  async () => {
    const line = await openFilled();
    const file = join(line.folder, 'backup');
    await line.run('backup', file);
    const refused = await line.withStore(async (store) => {
      await store.db.selectFrom('team').select('id').limit(1).execute();
      return line.run('restore', file);
    });
    expect(refused).toMatchObject({ code: 1, lines: [] });
    expect(refused.output).toContain('A server is running');
    expect(readdirSync(line.folder).filter((name) => name.includes('incoming'))).toEqual([]);
    await line.run('restore', file);
    expect(readdirSync(line.folder).some((name) => name.startsWith('wavu.sqlite.before-'))).toBe(
      true,
    );
    await line.drop();
  },
);
