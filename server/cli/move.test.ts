import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createAuth } from '#server/accounts/auth/auth.ts';
import { readAllTables } from '#server/exchange/portable/read-tables.ts';
import { updateLeague } from '#server/play/leagues/commands.ts';
import { createSeason } from '#server/play/seasons/commands.ts';
import { type CommandLine, ENGINE, openCommandLine, openCopies } from './testing/command-line.ts';

const ADMIN = ['--email', 'a@wavu.example', '--name', 'Asha', '--role', 'admin'];
const PASSWORD = 'pwani-na-bara';

const openFilled = openCopies(async (line) => {
  await line.run('demo');
  await line.run('user', 'add', ...ADMIN, '--password', PASSWORD);
  await line.run('user', 'link', '--email', 'a@wavu.example');
  await line.run('token', 'add', '--email', 'a@wavu.example', '--name', 'board');
});

async function contentOf(line: CommandLine): Promise<string[]> {
  return line.withStore(async (_store, connection) => {
    const rows: string[] = [];
    await readAllTables(connection, async ({ table, row }) => {
      rows.push(`${table} ${JSON.stringify(Object.entries(row).sort())}`);
    });
    return rows.sort();
  });
}

/** A session in the database that came of the password there. */
async function signsIn(line: CommandLine): Promise<boolean> {
  return line.withStore(async (store) => {
    const auth = createAuth({ store, secret: 'a secret for tests, long enough' });
    const body = { email: 'a@wavu.example', password: PASSWORD };
    const { token } = await auth.api.signInEmail({ body });
    return token.length > 0;
  });
}

const targetOf = (line: CommandLine) => ('url' in line.place ? line.place.url : line.place.file);

test('a database is moved whole, with passwords, tokens and links', async () => {
  const from = await openFilled();
  const to = await openCommandLine();
  const moved = await from.run('move', targetOf(to));
  expect(moved).toMatchObject({ code: 0, errors: [] });
  expect(moved.output).toMatch(/Moved \d{4,} rows of \d+ tables/);
  const content = await contentOf(from);
  expect(await contentOf(to)).toEqual(content);
  for (const table of ['account', 'account_link', 'api_token']) {
    expect(content.some((row) => row.startsWith(`${table} `))).toBe(true);
  }
  expect(await signsIn(to)).toBe(true);
  expect(await to.run('check')).toMatchObject({ code: 0 });
  const again = await from.run('move', targetOf(to));
  expect(again.code).toBe(1);
  expect(again.errors[0]).toContain('The target has rows already (user)');
  await from.drop();
  await to.drop();
});

test('a league is moved with its season', async () => {
  const from = await openFilled();
  const season = await from.withStore(async (store) => {
    const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
    const days = { startsOn: '2026-10-01', endsOn: '2027-06-30' };
    const id = await createSeason(store, author, { ...days, name: '2026/27' });
    const league = await store.db.selectFrom('league').select('id').executeTakeFirstOrThrow();
    await updateLeague(store, author, league.id, { season: id });
    return id;
  });
  const to = await openCommandLine();
  expect(await from.run('move', targetOf(to))).toMatchObject({ code: 0, errors: [] });
  const moved = await contentOf(to);
  expect(moved.filter((row) => row.startsWith('league ') && row.includes(season))).toHaveLength(1);
  expect(moved).toEqual(await contentOf(from));
  await from.drop();
  await to.drop();
});

test.runIf(ENGINE === 'postgres')(
  'SQLite moves to PostgreSQL and back and is the same',
  async () => {
    const laptop = await openFilled('sqlite');
    const server = await openCommandLine({ engine: 'postgres' });
    expect(await laptop.run('move', targetOf(server))).toMatchObject({ code: 0, errors: [] });
    expect(await signsIn(server)).toBe(true);
    await server.withStore((store) => store.db.deleteFrom('session').execute());
    const back = await openCommandLine({ engine: 'sqlite' });
    expect(await server.run('move', targetOf(back))).toMatchObject({ code: 0, errors: [] });
    expect(await signsIn(back)).toBe(true);
    await back.withStore((store) => store.db.deleteFrom('session').execute());
    // A sign-in notes when the account was last used.
    const withoutUse = (rows: string[]) => rows.map((row) => row.replace(/"lastUsedAt",\d+/, ''));
    expect(withoutUse(await contentOf(back))).toEqual(withoutUse(await contentOf(laptop)));
    for (const line of [laptop, server, back]) await line.drop();
  },
);

test('a move to an invalid target, or onto itself, is refused and changes nothing', async () => {
  const line = await openFilled();
  const before = await contentOf(line);
  expect(await line.run('move', 'somewhere')).toMatchObject({ code: 2, lines: [] });
  expect(await line.run('move', join(line.folder, 'no/such/folder/x.txt'))).toMatchObject({
    code: 2,
  });
  expect((await line.run('move', targetOf(line))).code).not.toBe(0);
  expect(await contentOf(line)).toEqual(before);
  await line.drop();
});
