import { afterAll, expect, test } from 'vitest';
import { startPlanning } from '#server/play/fixtures/testing/planned-league.ts';

const { server, newLeague } = await startPlanning();
afterAll(() => server.stop());
const { call } = server;

test('a knock-out is planned at once, and its matches are created with their teams', async () => {
  const cup = await newLeague('ABCD');
  const created = await cup.generate({ kind: 'knockout', classification: 'third-place' });
  expect([created.status, created.body.matches.length, created.body.fixtures.length]).toEqual([
    201, 2, 4,
  ]);
  expect(await cup.shown('F')).toBe('winner SF1–winner SF2 waiting');
  await cup.letWin('SF1', 'A');
  expect(await cup.shown('F')).toBe('A–winner SF2 waiting');
  await cup.letWin('SF2', 'C');
  expect([await cup.shown('F'), await cup.shown('P3')]).toEqual(['A–C made', 'B–D made']);
  const final = await call('GET', `/api/v1/matches/${(await cup.fixture('F')).id}`);
  expect(final.body).toMatchObject({ team1: { name: 'A' }, round: 'F', status: 'not started' });
});

test('a correction before the start changes the teams, and one after it changes nothing', async () => {
  const cup = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout' });
  await cup.letWin('SF1', 'A');
  await cup.letWin('SF2', 'B');
  const { id } = await cup.fixture('SF2');
  await correct(id);
  expect(await cup.shown('F')).toBe('A–C made');
  const final = await cup.fixture('F');
  await call('POST', `/api/v1/matches/${final.id}/status`, { status: 'Live' });
  await correct(id);
  expect(await cup.shown('F')).toBe('A–C made');
  const { body } = await call('GET', `/api/v1/matches/${final.id}`);
  expect([body.team1.name, body.team2.name]).toEqual(['A', 'C']);
});

/** The other team has won after all. */
async function correct(matchId: string): Promise<void> {
  const { body: match } = await call('GET', `/api/v1/matches/${matchId}`);
  for (const { set, team1Score, team2Score } of match.sets) {
    const turned = { team1Score: team2Score, team2Score: team1Score };
    await call('PUT', `/api/v1/matches/${matchId}/sets/${set}`, turned);
  }
}

test('teams entered by hand stay through later results', async () => {
  const cup = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout' });
  const { id } = await cup.fixture('SF2');
  await call('PATCH', `/api/v1/matches/${id}`, { team1: cup.teams.D, team2: cup.teams.C });
  await cup.letWin('SF1', 'A');
  const { body } = await call('GET', `/api/v1/matches/${id}`);
  expect([body.team1.name, body.team2.name]).toEqual(['D', 'C']);
});

test('a team that waits for its first match cannot leave the league', async () => {
  const cup = await newLeague('ABC');
  await cup.generate({ kind: 'knockout' });
  expect(await cup.shown('F')).toMatch(/^A–winner .* waiting$/);
  const removed = await call('DELETE', `${cup.path}/teams/${cup.teams.A}`);
  expect([removed.status, removed.body.code]).toEqual([422, 'TEAM_HAS_FIXTURES']);
  expect(await cup.shown('F')).toMatch(/^A–winner .* waiting$/);
});

test('a result taken back empties the slot, and the match with it', async () => {
  const cup = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout' });
  await cup.letWin('SF1', 'A');
  await cup.letWin('SF2', 'B');
  const { id } = await cup.fixture('F');
  const semi = await cup.fixture('SF2');
  await call('DELETE', `/api/v1/matches/${semi.id}`);
  expect(await cup.shown('F')).toBe('A–winner SF2 waiting');
  expect((await call('GET', `/api/v1/matches/${id}`)).status).toBe(404);
  await call('POST', `/api/v1/archive/match/${semi.id}/restore`);
  expect(await cup.shown('F')).toBe('A–B made');
  const log = await call('GET', `/api/v1/matches/${semi.id}/events`);
  const [target, ...also] = log.body.items.map((event: { id: string }) => event.id).reverse();
  const { body: pen } = await call('POST', `/api/v1/matches/${semi.id}/pen`, {});
  const event = { id: crypto.randomUUID(), type: 'void', at: 1, target, also };
  const sent = { epoch: pen.epoch, baseSeq: pen.seq, events: [event] };
  expect((await call('POST', `/api/v1/matches/${semi.id}/events`, sent)).status).toBe(200);
  expect(await cup.shown('F')).toBe('A–winner SF2 waiting');
  expect((await call('GET', `/api/v1/matches/${id}`)).status).toBe(404);
  await cup.letWin('SF2', 'C');
  expect(await cup.shown('F')).toBe('A–C made');
});

test('groups fill their play-offs after their last match', async () => {
  const cup = await newLeague('ABCDEF');
  await cup.generate({ kind: 'groups', groups: 2, playOffs: [{ places: [1, 2] }] });
  expect(await cup.shown('SF1')).toBe('A1–B2 waiting');
  await cup.playGroups();
  expect([await cup.shown('SF1'), await cup.shown('SF2')]).toEqual(['A–C made', 'B–D made']);
  const { body } = await call('GET', `${cup.path}/standings`);
  await cup.letWin('SF1', 'C');
  expect((await call('GET', `${cup.path}/standings`)).body.rows).toEqual(body.rows);
});

test('a group is finished once its missing match is deleted', async () => {
  const cup = await newLeague('ABCDEF');
  await cup.generate({ kind: 'groups', groups: 2, playOffs: [{ places: [1, 2] }] });
  let missing = '';
  for (const { id, label, team1, team2 } of await cup.fixtures()) {
    const teams = [team1.name, team2.name].sort().join('');
    if (teams === 'AE') missing = id;
    else if (label === null) await cup.win(id, team1.name < team2.name ? 'team1' : 'team2');
  }
  expect(await cup.shown('SF1')).toBe('A1–C waiting');
  await call('DELETE', `/api/v1/matches/${missing}`);
  expect([await cup.shown('SF1'), await cup.shown('SF2')]).toEqual(['A–C made', 'B–D made']);
  await call('POST', `/api/v1/archive/match/${missing}/restore`);
  expect(await cup.shown('SF1')).toBe('A1–C waiting');
});

test('the advancing teams follow the table', async () => {
  const cup = await newLeague('ABCDEF');
  await cup.generate({ kind: 'groups', groups: 2, playOffs: [{ places: [1, 2] }] });
  for (const { id, label, team1, team2 } of await cup.fixtures()) {
    const isClose = [team1.name, team2.name].includes('A');
    if (label === null)
      await cup.win(id, team1.name < team2.name ? 'team1' : 'team2', isClose ? 2 : 0);
  }
  expect([await cup.shown('SF1'), await cup.shown('SF2')]).toEqual(['A–C made', 'B–D made']);
  // A won twice by 3-2, D once by 3-0.
  await call('PATCH', cup.path, { criteria: ['setRatio', 'wins', 'points'] });
  expect([await cup.shown('SF1'), await cup.shown('SF2')]).toEqual(['D–C made', 'B–A made']);
  const group = (await call('GET', `${cup.path}/groups`)).body.items.find(
    ({ name }: { name: string }) => name === 'A',
  );
  await call('DELETE', `${cup.path}/groups/${group.id}/teams/${cup.teams.D}`);
  expect([await cup.shown('SF1'), await cup.shown('SF2')]).toEqual(['A–C made', 'B–E made']);
});

test('a match moved to another group counts there, also for the play-offs', async () => {
  const cup = await newLeague('ABCDEF');
  await cup.generate({ kind: 'groups', groups: 2, playOffs: [{ places: [1, 2] }] });
  let moving = '';
  for (const { id, label, team1, team2 } of await cup.fixtures()) {
    const teams = [team1.name, team2.name].sort().join('');
    if (teams === 'AE') moving = id;
    else if (label === null)
      await cup.win(id, team1.name < team2.name ? 'team1' : 'team2', teams === 'AD' ? 2 : 0);
  }
  const move = (group: string) => call('PATCH', `/api/v1/matches/${moving}`, { group });
  expect(await cup.shown('SF1')).toBe('A1–C waiting');
  expect((await move('B')).status).toBe(200);
  // D won by 3-0 and lost by 2-3, A won by 3-2: level in wins, not in points.
  expect([await cup.shown('SF1'), await cup.shown('SF2')]).toEqual([
    'D–B2 waiting',
    'B1–A waiting',
  ]);
  const { body: match } = await call('GET', `/api/v1/matches/${moving}`);
  await cup.win(moving, match.team1.name === 'A' ? 'team1' : 'team2', 2);
  expect(await cup.shown('SF1')).toBe('D–C made');
  await move('A');
  expect([await cup.shown('SF1'), await cup.shown('SF2')]).toEqual(['A–C made', 'B–D made']);
});

test('the best third is placed when all groups are over', async () => {
  const cup = await newLeague('ABCDEFGHI');
  const playOffs = [{ places: [1], best: { place: 2, count: 1 } }];
  await cup.generate({ kind: 'groups', groups: 3, playOffs });
  await cup.playGroups();
  const semis = [await cup.fixture('SF1'), await cup.fixture('SF2')];
  const names = semis.flatMap(({ team1, team2 }) => [team1.name, team2.name]).sort();
  expect(names.slice(0, 3)).toEqual(['A', 'B', 'C']);
  expect(['D', 'E', 'F']).toContain(names[3]);
});

test('a series continues until it is decided', async () => {
  const cup = await newLeague('AB');
  await cup.generate({ kind: 'series', bestOf: 3 });
  expect([await cup.shown('F.2'), await cup.shown('F.3')]).toEqual(['B–A made', 'A–B waiting']);
  await cup.letWin('F.1', 'A');
  await cup.letWin('F.2', 'A');
  expect(await cup.shown('F.3')).toBe('A–B not-needed');
  const long = await newLeague('AB');
  await long.generate({ kind: 'series', bestOf: 3 });
  await long.letWin('F.1', 'A');
  await long.letWin('F.2', 'B');
  expect(await long.shown('F.3')).toBe('A–B made');
});

test('a match of a series cannot be deleted alone', async () => {
  const cup = await newLeague('AB');
  await cup.generate({ kind: 'series', bestOf: 3 });
  await cup.letWin('F.1', 'A');
  const { id } = await cup.fixture('F.2');
  expect((await call('DELETE', `/api/v1/matches/${id}`)).body).toMatchObject({
    code: 'FIXTURE_IN_TIE',
  });
  await cup.letWin('F.2', 'B');
  expect(await cup.shown('F.3')).toBe('A–B made');
});

test('two legs that end level are decided by a golden set', async () => {
  const cup = await newLeague('AB');
  await cup.generate({ kind: 'two-legs' });
  await cup.letWin('F.1', 'A');
  expect(await cup.shown('F.3')).toBe('A–B waiting');
  await cup.letWin('F.2', 'B');
  expect(await cup.shown('F.3')).toBe('A–B made');
  const { id } = await cup.fixture('F.3');
  const score = { team1Score: 15, team2Score: 13 };
  expect((await call('PUT', `/api/v1/matches/${id}/sets/1`, score)).body).toMatchObject({
    decided: true,
    winner: 'team1',
  });
  const clear = await newLeague('AB');
  await clear.generate({ kind: 'two-legs' });
  await clear.letWin('F.1', 'A');
  await clear.letWin('F.2', 'A', 2);
  expect(await clear.shown('F.3')).toBe('A–B not-needed');
});

test('by sets a win of 3-0 and a loss of 1-3 go on, by wins the same tie needs a golden set', async () => {
  for (const [twoLegs, state] of [
    ['sets', 'not-needed'],
    ['points', 'not-needed'],
    ['wins', 'made'],
    ['match-points', 'made'],
  ] as const) {
    const cup = await newLeague('AB');
    await call('PATCH', cup.path, { phases: { twoLegs } });
    await cup.generate({ kind: 'two-legs' });
    await cup.letWin('F.1', 'A');
    await cup.letWin('F.2', 'B', 1);
    expect([twoLegs, await cup.shown('F.3')]).toEqual([twoLegs, `A–B ${state}`]);
  }
});

/** The best second of pools of four and three, as at the Nyerere Cup: 14 teams in three pools. */
test('the best second of pools of four and three changes with the way that the league compares', async () => {
  for (const [unequalPools, third] of [
    ['averages', 'C'],
    ['without-last', 'D'],
  ] as const) {
    const cup = await newLeague('ABCDEFG');
    await call('PATCH', cup.path, { phases: { unequalPools } });
    const playOffs = [{ places: [1], best: { place: 2, count: 1 } }];
    await cup.generate({ kind: 'groups', groups: 2, playOffs });
    for (const { id, label, team1, team2 } of await cup.fixtures()) {
      if (label !== null) continue;
      const names = [team1.name, team2.name].sort().join('');
      const lost = names === 'AD' ? 2 : 0;
      await cup.win(id, team1.name < team2.name ? 'team1' : 'team2', lost);
    }
    const ties = await Promise.all(
      (await cup.fixtures())
        .filter(({ label }) => label !== null)
        .map(({ label }) => cup.shown(label!)),
    );
    expect([unequalPools, ties.join(' ')]).toEqual([unequalPools, expect.stringContaining(third)]);
  }
});

test('an unbeaten finalist who loses plays a second final', async () => {
  const cup = await newLeague('ABC');
  await cup.generate({ kind: 'double-elimination', resetFinal: true });
  await cup.letWin('W1.1', 'B');
  await cup.letWin('W2.1', 'A');
  await cup.letWin('L2.1', 'B');
  expect([await cup.shown('F1'), await cup.shown('F2')]).toEqual(['A–B made', 'A–B waiting']);
  await cup.letWin('F1', 'B');
  expect(await cup.shown('F2')).toBe('A–B made');
});

test('two results at once fill both sides of the final', async () => {
  const cup = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout' });
  await Promise.all([cup.letWin('SF1', 'A'), cup.letWin('SF2', 'B')]);
  expect(await cup.shown('F')).toBe('A–B made');
});
