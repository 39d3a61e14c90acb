import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLeague } from './testing/import-into.ts';

let league: Awaited<ReturnType<typeof startLeague>>;
const ids: Record<string, string> = {};

beforeAll(async () => {
  league = await startLeague();
  for (const name of ['Alpha', 'Bandari', 'Delta']) {
    const team = { name, city: 'Moshi', coach: 'N/A', gender: 'Men' };
    ids[name] = (await league.call('POST', '/api/v1/teams', team)).body.id;
    await league.call('POST', `${league.path}/teams/${ids[name]}`);
  }
});
afterAll(() => league.stop());

async function teams(): Promise<string[]> {
  const { body } = await league.call('GET', '/api/v1/teams');
  return body.items.map(({ name }: { name: string }) => name);
}

const importOf = (csv: string, query: Record<string, string> = {}) =>
  league.call('POST', `${league.path}/import?${new URLSearchParams(query)}`, csv);
const matchOf = (team1: string, team2: string) =>
  `date,time,team1,team2\n2026-12-15,16:00,${team1},${team2}\n`;

test("an import with 'Alfa' for 'Alpha' asks which team is meant and founds no club", async () => {
  const csv = matchOf('Delta', 'Alfa');
  const { status, body } = await importOf(csv);
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    expect.objectContaining({
      row: 2,
      column: 'team2',
      asked: true,
      message: 'there is no team called Alfa, but with nearly that name: Alpha',
    }),
  ]);
  expect(body.questions).toEqual([
    {
      kind: 'team',
      value: 'Alfa',
      rows: [2],
      count: 1,
      options: [{ id: ids.Alpha, name: 'Alpha' }],
      mayBeNew: true,
    },
  ]);
  expect(await teams()).toEqual(['Alpha', 'Bandari', 'Delta']);
  const decisions = JSON.stringify({ teams: { Alfa: ids.Alpha } });
  expect((await importOf(csv, { decisions })).body).toMatchObject({ created: 1 });
  expect(await teams()).toEqual(['Alpha', 'Bandari', 'Delta']);
});

test('a dry run of fixtures names the teams that it would create, each once', async () => {
  const csv = `${matchOf('Delta', 'Mwenge')}2026-12-16,16:00,MWENGE,Ilala\n`;
  const { body } = await importOf(csv, { dryRun: 'true' });
  expect([body.created, body.newTeams]).toEqual([
    2,
    [
      { row: 2, name: 'Mwenge' },
      { row: 3, name: 'Ilala' },
    ],
  ]);
  expect((await importOf(matchOf('Delta', 'Bandari'), { dryRun: 'true' })).body.newTeams).toEqual(
    [],
  );
});

test('with newTeams=false each unknown team is asked for with those of the league, and made only where that is decided', async () => {
  const csv = matchOf('Delta', 'Mwenge');
  const { status, body } = await importOf(csv, { newTeams: 'false' });
  expect([status, body.errors.map(({ row, column }: any) => [row, column])]).toEqual([
    422,
    [[2, 'team2']],
  ]);
  expect(body.questions).toMatchObject([{ value: 'Mwenge', rows: [2], mayBeNew: true }]);
  const offered = body.questions[0].options.map(({ name }: any) => name);
  expect(offered.toSorted()).toEqual(['Alpha', 'Bandari', 'Delta']);
  expect(await teams()).toEqual(['Alpha', 'Bandari', 'Delta']);
  const decisions = JSON.stringify({ teams: { Mwenge: 'new' } });
  const done = await importOf(csv, { newTeams: 'false', decisions });
  expect([done.status, done.body.created]).toEqual([200, 1]);
  expect(await teams()).toEqual(['Alpha', 'Bandari', 'Delta', 'Mwenge']);
});

test('an import of teams that is refused carries the questions that decisions answer', async () => {
  const { status, body } = await league.call(
    'POST',
    '/api/v1/import/teams',
    'name,gender\nBandari V.C,Men\n',
  );
  expect([status, body.errors[0].column]).toEqual([422, 'name']);
  expect(body.questions).toMatchObject([
    { value: 'Bandari V.C', options: [{ id: ids.Bandari, name: 'Bandari' }] },
  ]);
});
