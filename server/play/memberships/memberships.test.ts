import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { noteMembership } from './commands.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

const at = (day: string) => Date.parse(`${day}T09:00:00Z`);

async function newTeam(name: string): Promise<string> {
  const team = { name, city: 'Moshi', coach: 'N/A', gender: 'Men' };
  return (await call('POST', '/api/v1/teams', team)).body.id;
}

/** A player whose memberships begin with this test. */
async function newPlayer() {
  const { body } = await call('POST', '/api/v1/players', { fullName: 'Juma Hamisi' });
  await store.db.deleteFrom('membership').where('player_id', '=', body.id).execute();
  const note = (day: string, team: string | null) =>
    store.db.transaction().execute((tx) => noteMembership(tx, at(day), body.id, team));
  const read = async () => {
    const rows = await store.db
      .selectFrom('membership')
      .select(['team_id', 'from_day', 'until_day'])
      .where('player_id', '=', body.id)
      .orderBy('id')
      .execute();
    return rows.map(({ team_id, from_day, until_day }) => [team_id, from_day, until_day]);
  };
  return { note, read };
}

const simba = await newTeam('Simba');
const yanga = await newTeam('Yanga');

test('a player who stays in a team keeps the day of joining', async () => {
  const { note, read } = await newPlayer();
  await note('2026-03-01', simba);
  await note('2026-05-01', simba);
  expect(await read()).toEqual([[simba, '2026-03-01', null]]);
});

test('a change of team ends the membership before, and leaving for none begins no other', async () => {
  const { note, read } = await newPlayer();
  await note('2026-03-01', simba);
  await note('2026-05-01', yanga);
  await note('2026-06-01', null);
  await note('2026-07-01', null);
  expect(await read()).toEqual([
    [simba, '2026-03-01', '2026-05-01'],
    [yanga, '2026-05-01', '2026-06-01'],
  ]);
});

test('a player who comes back on the day of leaving never left, and on a later day joins anew', async () => {
  const { note, read } = await newPlayer();
  await note('2026-03-01', simba);
  await note('2026-05-01', null);
  await note('2026-05-01', simba);
  expect(await read()).toEqual([[simba, '2026-03-01', null]]);
  await note('2026-06-01', null);
  await note('2026-06-02', simba);
  expect(await read()).toEqual([
    [simba, '2026-03-01', '2026-06-01'],
    [simba, '2026-06-02', null],
  ]);
});

test('a player who leaves one team and joins another on one day has both memberships', async () => {
  const { note, read } = await newPlayer();
  await note('2026-03-01', simba);
  await note('2026-05-01', null);
  await note('2026-05-01', yanga);
  expect(await read()).toEqual([
    [simba, '2026-03-01', '2026-05-01'],
    [yanga, '2026-05-01', null],
  ]);
});
