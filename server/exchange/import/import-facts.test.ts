import { afterAll, expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { castOf } from '#server/serve/testing/cast.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;
const { tokens, ids } = await castOf(server);

const FIXTURES = 'date,team1,team2\n2027-03-01,Own,Other\n';
const importInto = (league: string, csv: string, query = '', token = server.token) =>
  call('POST', `/api/v1/leagues/${league}/import${query}`, csv, { token });
const importPeople = (table: string, csv: string, query = '') =>
  call('POST', `/api/v1/import/${table}${query}`, csv);
const decisions = (answers: object) => `decisions=${encodeURIComponent(JSON.stringify(answers))}`;

async function league(): Promise<string> {
  const season = { type: 'League', startsAt: '2026-11-01', location: 'Tanga', partner: 'N/A' };
  return (await call('POST', '/api/v1/leagues', { ...season, name: 'Ligi' })).body.id;
}
const teamsNamed = async (name: string) =>
  (await call('GET', `/api/v1/teams?q=${name}`)).body.items.map((team: any) => team.gender);
/** The newest entry of an action in the audit log. */
const trailOf = async (action: string) =>
  (await call('GET', '/api/v1/audit')).body.items.find((entry: any) => entry.action === action);

test('a secretary imports fixtures into the own league, and into no other', async () => {
  const refused = await importInto(ids.otherLeague, FIXTURES, '', tokens.secretary!);
  expect(refused.status).toBe(403);
  const own = await importInto(ids.league, FIXTURES, '', tokens.secretary!);
  expect([own.status, own.body]).toEqual([200, { created: 1, updated: 0, errors: [] }]);
});

test('a secretary who imports an unknown team gets an error by row and column, and no team is created', async () => {
  const csv = 'date,team1,team2\n2027-03-02,Own,Wageni Kabisa\n';
  const { status, body } = await importInto(ids.league, csv, '', tokens.secretary!);
  expect([status, body.errors.map(({ row, column }: any) => [row, column])]).toEqual([
    422,
    [[2, 'team2']],
  ]);
  expect(await teamsNamed('Wageni')).toEqual([]);
});

test('a dry run and a partial import of good fixtures report how the file was read', async () => {
  const id = await league();
  const shown = await importInto(id, FIXTURES, '?dryRun=true');
  expect(shown.body).toMatchObject({ created: 1, errors: [], questions: [], notes: [] });
  expect([shown.body.reading.headerRow, shown.body.rest]).toEqual([1, undefined]);
  const taken = await importInto(id, FIXTURES, '?partial=true');
  expect(taken.body).toMatchObject({ created: 1, errors: [], reading: { headerRow: 1 } });
  expect(taken.body.rest.rows).toEqual([]);
  expect([shown.body.changes.length, taken.body.changes]).toEqual([1, undefined]);
});

test('a partial import of fixtures takes the good rows and returns the others', async () => {
  const id = await league();
  const csv = `${FIXTURES}leo,Own,Other\n`;
  const { body } = await importInto(id, csv, '?partial=true');
  expect(body).toMatchObject({ created: 1, updated: 0, errorCount: 1 });
  expect(body.errors).toMatchObject([{ row: 3, column: 'date' }]);
  expect(body.rest.rows).toEqual([{ row: 3, cells: ['leo', 'Own', 'Other'] }]);
  expect(await trailOf('league.import')).toMatchObject({
    after: { created: 1, updated: 0 },
  });
});

test('an import that adds a match to a finished group empties the play-offs that its table had filled', async () => {
  const cup = await newLeague(server, ['A', 'B', 'C', 'D']);
  await cup.generate({ kind: 'groups', groups: 2, playOffs: [{ places: [1, 2] }] });
  await cup.playGroups();
  const labels = (await cup.fixtures()).flatMap(({ label }) => label ?? []);
  const semi = labels.find((label) => label.startsWith('SF'))!;
  expect(await cup.shown(semi)).toContain('made');
  const matches = (await call('GET', `/api/v1/matches?league=${cup.id}&limit=100`)).body.items;
  const { team1, team2, group } = matches.find((match: any) => match.group !== null);
  const csv = `date,team1,team2,group\n2027-04-01,${team1.name},${team2.name},${group.name}\n`;
  expect((await importInto(cup.id, csv)).body).toMatchObject({ created: 1 });
  const after = await Promise.all(labels.filter((l) => l.startsWith('SF')).map(cup.shown));
  expect(after.some((text) => text.includes('waiting'))).toBe(true);
});

test('a dry run of fixtures with an error would create nothing, and says so', async () => {
  const { status, body } = await importInto(
    await league(),
    `${FIXTURES}leo,Own,Other\n`,
    '?dryRun=true',
  );
  expect([status, body.created, body.updated, body.errorCount]).toEqual([422, 0, 0, 1]);
});

test('chosen columns are remembered for the list that they were chosen for', async () => {
  await importInto(
    await league(),
    'a,b,c\n2027-03-01,Own,Other\n',
    `?${decisions({ columns: ['date', 'team1', 'team2'] })}`,
  );
  await importPeople(
    'teams',
    'a,b\nKumbuka,Men\n',
    `?${decisions({ columns: ['name', 'gender'] })}`,
  );
  await importPeople(
    'players',
    'a,b\nKumbuka Huyu,9\n',
    `?${decisions({ columns: ['fullName', null] })}`,
  );
  const rows = store.db.selectFrom('import_columns').select(['list', 'columns']).orderBy('list');
  expect(await rows.execute()).toEqual([
    { list: 'fixtures', columns: '["date","team1","team2"]' },
    { list: 'players', columns: '["fullName",null]' },
    { list: 'teams', columns: '["name","gender"]' },
  ]);
});

test('a refused file says how many errors it has, also a file without any line', async () => {
  const bad = await importPeople('teams', 'name,gender\nSimba,Mixed\nChui,Mixed\n');
  expect([bad.status, bad.body.errorCount, bad.body.created]).toEqual([422, 2, 0]);
  const empty = await importPeople('teams', '\n');
  expect([empty.status, empty.body.errorCount, empty.body.errors.length]).toEqual([422, 1, 1]);
  const fixtures = await importInto(await league(), '\n', '?partial=true');
  expect(fixtures.body).toMatchObject({ created: 0, errorCount: 1 });
});

test('a partial import takes no row with a bad cell in any column, and none without the columns that it needs', async () => {
  const long = 'x'.repeat(501);
  const some = `name,gender,about\nNzuri,Men,\nMbaya,Men,${long}\n`;
  const { body } = await importPeople('teams', some, '?partial=true');
  expect([body.created, body.errorCount, body.rest.rows.length]).toEqual([1, 1, 1]);
  expect([await teamsNamed('Nzuri'), await teamsNamed('Mbaya')]).toEqual([['Men'], []]);
  expect(await trailOf('teams.import')).toMatchObject({
    after: { created: 1, updated: 0, errors: 1 },
  });
  const none = await importPeople('players', 'rangi\nAsha\n', '?partial=true');
  expect(none.body).toMatchObject({ created: 0, updated: 0, errorCount: 1 });
});

test('new teams without a gender get the one of the league, or the one that a person says', async () => {
  const women = await league();
  await importPeople('teams', 'name,gender\nMalkia,Women\n', `?league=${women}`);
  const named = await importPeople('teams', 'name\nMalaika\n', `?league=${women}`);
  expect([named.status, await teamsNamed('Malaika')]).toEqual([200, ['Women']]);
  const decided = await importPeople('teams', 'name\nShujaa\n', `?${decisions({ gender: 'Men' })}`);
  expect([decided.status, await teamsNamed('Shujaa')]).toEqual([200, ['Men']]);
});

test('teams of which nothing says the gender are refused once, at the headings', async () => {
  const { status, body } = await importPeople('teams', 'name,city\nHewa,Tanga\nMaji,Tanga\n');
  expect([status, body.errors.length, body.errors[0]]).toEqual([
    422,
    1,
    expect.objectContaining({ row: 1, column: 'gender', message: 'is missing in the header' }),
  ]);
  const partial = await importPeople('teams', 'name,city\nHewa,Tanga\n', '?partial=true');
  expect([partial.body.created, partial.body.updated, await teamsNamed('Hewa')]).toEqual([
    0,
    0,
    [],
  ]);
  const bare = `?${decisions({ headerRow: 0, columns: ['name', 'city'] })}`;
  const unheaded = await importPeople('teams', 'Hewa,Tanga\n', bare);
  expect(unheaded.body.errors).toMatchObject([{ row: 1, column: 'gender' }]);
});

test('teams with a column for the gender are refused at the rows that leave it empty', async () => {
  const { body } = await importPeople('teams', 'name,gender\nHewa,\nMaji,Men\n');
  expect(body.errors.map(({ row, column }: any) => [row, column])).toEqual([[2, 'gender']]);
  const empty = await importPeople('teams', 'name,gender\nHewa,\nMaji,\n');
  expect(empty.body.errors.map(({ row }: any) => row)).toEqual([2, 3]);
});

test('players without a team are refused at their rows where the file has a column for teams, and come in where it has none', async () => {
  const refused = await importPeople('players', 'fullName,team\nBila Timu,\n');
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [expect.objectContaining({ row: 2, column: 'team', asked: true })],
  ]);
  const free = await importPeople('players', 'fullName\nBila Timu\n');
  expect(free.body).toMatchObject({ created: 1, errors: [] });
});
