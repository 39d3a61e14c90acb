import { afterAll, expect, test } from 'vitest';
import { isGenuine } from '#domain/competition/lots/draw.ts';
import { startPlanning } from '#server/play/fixtures/testing/planned-league.ts';

const { server, newLeague } = await startPlanning();
afterAll(() => server.stop());
const { call } = server;

type League = Awaited<ReturnType<typeof newLeague>>;

async function statuses({ id }: League): Promise<string[]> {
  const { body } = await call('GET', `/api/v1/matches?league=${id}&limit=100`);
  return body.items
    .map((match: any) => `${match.team1.name}${match.team2.name} ${match.forfeit ?? match.status}`)
    .sort();
}

async function decisions({ path }: League) {
  return (await call('GET', `${path}/decisions`)).body.items;
}

test('a withdrawal cancels the open matches of a team, and its deletion restores them', async () => {
  const league = await newLeague('ABC');
  await league.generate({ kind: 'round-robin' });
  const before = await statuses(league);
  await call('POST', `${league.path}/withdrawals`, { team: league.teams.A, policy: 'keep' });
  const after = await statuses(league);
  expect(after.filter((line) => line.includes('A')).every((line) => /cancelled/.test(line))).toBe(
    true,
  );
  expect(after.filter((line) => !line.includes('A'))).toEqual(
    before.filter((line) => !line.includes('A')),
  );
  const [entry] = await decisions(league);
  expect(entry).toMatchObject({ kind: 'withdrawal', team: { name: 'A' }, policy: 'keep' });
  expect((await call('DELETE', `${league.path}/decisions/${entry.id}`)).status).toBe(204);
  expect([await statuses(league), await decisions(league)]).toEqual([before, []]);
});

test('the reason of a withdrawal is kept, stands beside the table and in the trail', async () => {
  const cup = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout' });
  const reason = 'Wachezaji hawatoshi';
  const body = { team: cup.teams.B, policy: 'annul', reason };
  expect((await call('POST', `${cup.path}/withdrawals`, body)).status).toBe(201);
  // A walkover of the bracket writes into the same decision.
  await cup.letWin('SF1', 'A');
  const [decision] = await decisions(cup);
  expect(decision).toMatchObject({ kind: 'withdrawal', policy: 'annul', reason });
  const { rows, explanations } = (await call('GET', `${cup.path}/standings`)).body;
  expect(rows.at(-1)).toMatchObject({ team: { name: 'B' }, withdrawn: true, note: reason });
  expect(explanations.at(-1)).toMatchObject({ criterion: 'withdrawn', reason });
  await call('DELETE', `${cup.path}/decisions/${decision.id}`);
  const trail = (await call('GET', `/api/v1/audit?subject=league:${cup.id}&limit=100`)).body.items;
  const changes = trail.filter(({ action }: any) => action.endsWith('withdrawal'));
  expect(changes.map(({ before, after }: any) => (after ?? before).reason)).toEqual([
    reason,
    reason,
  ]);
});

test('a withdrawal without a reason has none, and an empty one is refused', async () => {
  const league = await newLeague('AB');
  const body = { team: league.teams.A, policy: 'keep' };
  const empty = await call('POST', `${league.path}/withdrawals`, { ...body, reason: ' ' });
  expect([empty.status, empty.body.errors[0].field]).toEqual([400, 'reason']);
  await call('POST', `${league.path}/withdrawals`, body);
  expect((await decisions(league))[0].reason).toBeNull();
  const { rows } = (await call('GET', `${league.path}/standings`)).body;
  expect(rows.find(({ withdrawn }: any) => withdrawn).note).toBeNull();
});

test.each(['keep', 'keep-and-award'])(
  'a match postponed before a withdrawal (%s) is postponed again when it is taken back',
  async (policy) => {
    const league = await newLeague('ABC');
    await league.generate({ kind: 'round-robin' });
    const { items } = (await call('GET', `/api/v1/matches?league=${league.id}`)).body;
    await call('POST', `/api/v1/matches/${items[0].id}/status`, { status: 'postponed' });
    const before = await statuses(league);
    expect(before.filter((line) => line.endsWith('postponed'))).toHaveLength(1);
    const { team1 } = items[0];
    await call('POST', `${league.path}/withdrawals`, { team: team1.id, policy });
    expect((await statuses(league)).some((line) => line.endsWith('postponed'))).toBe(false);
    const [entry] = await decisions(league);
    await call('DELETE', `${league.path}/decisions/${entry.id}`);
    expect(await statuses(league)).toEqual(before);
  },
);

test('kept and awarded: the opponents win the open matches', async () => {
  const league = await newLeague('ABC');
  await league.generate({ kind: 'round-robin' });
  const policy = { team: league.teams.A, policy: 'keep-and-award' };
  await call('POST', `${league.path}/withdrawals`, policy);
  const { body } = await call('GET', `${league.path}/standings`);
  const points = Object.fromEntries(body.rows.map((row: any) => [row.team.name, row.points]));
  expect(points).toEqual({ A: 0, B: 3, C: 3 });
  const gone = body.rows.filter((row: any) => row.withdrawn);
  expect(gone.map((row: any) => row.team.name)).toEqual(['A']);
  await call('POST', `${league.path}/withdrawals`, { ...policy, policy: 'keep' });
  expect((await statuses(league)).some((line) => /team[12]$/.test(line))).toBe(false);
  expect(await decisions(league)).toHaveLength(1);
});

test('the opponent of a withdrawn team advances in the knock-out without a redraw', async () => {
  const cup = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout', classification: 'third-place' });
  await cup.letWin('SF1', 'A');
  await call('POST', `${cup.path}/withdrawals`, { team: cup.teams.B, policy: 'annul' });
  expect(await cup.shown('F')).toBe('A–C made');
  const third = await call('GET', `/api/v1/matches/${(await cup.fixture('P3')).id}`);
  expect(third.body).toMatchObject({ status: 'ended', forfeit: 'team1', winner: 'team2' });
  const [entry] = await decisions(cup);
  await call('DELETE', `${cup.path}/decisions/${entry.id}`);
  expect(await cup.shown('F')).toBe('A–winner SF2 waiting');
});

test('deleting a deduction gives the points back', async () => {
  const league = await newLeague('AB');
  const fine = { team: league.teams.A, points: -2, reason: 'No jerseys' };
  await call('POST', `${league.path}/adjustments`, fine);
  const rows = async () => (await call('GET', `${league.path}/standings`)).body.rows;
  const ofA = async () => (await rows()).find((row: any) => row.team.name === 'A');
  expect((await ofA()).points).toBe(-2);
  expect((await ofA()).note).toContain('No jerseys');
  const [entry] = await decisions(league);
  expect(entry).toMatchObject({ kind: 'adjustment', points: -2, reason: 'No jerseys' });
  const path = `${league.path}/decisions/${entry.id}`;
  expect((await call('DELETE', path, undefined, { token: null })).status).toBe(401);
  await call('DELETE', path);
  expect([(await ofA()).points, (await ofA()).note]).toEqual([0, null]);
  expect((await call('DELETE', path)).status).toBe(404);
  expect((await call('GET', `${league.path}/decisions`, undefined, { token: null })).status).toBe(
    401,
  );
});

test('level teams wait for a lot that decides who advances', async () => {
  const cup = await newLeague('ABCDEF');
  await cup.generate({ kind: 'groups', groups: 2, playOffs: [{ places: [1] }] });
  // In each of the groups ADE and BCF one beats the next, and the last the first.
  const beaten = new Set(['AD', 'DE', 'EA', 'BC', 'CF', 'FB']);
  for (const { id, label, team1, team2 } of await cup.fixtures())
    if (label === null) await cup.win(id, beaten.has(team1.name + team2.name) ? 'team1' : 'team2');
  expect(await cup.shown('F')).toBe('A1–B1 waiting');
  const list = async () => (await call('GET', `${cup.path}/fixtures`)).body;
  const { lotsNeeded } = await list();
  expect(lotsNeeded.map((lot: any) => [lot.group, lot.teams.length])).toEqual([
    ['A', 3],
    ['B', 3],
  ]);
  for (const { teams } of lotsNeeded) await call('POST', `${cup.path}/lots`, { teams });
  expect(await cup.shown('F')).toMatch(/ made$/);
  expect((await list()).lotsNeeded).toEqual([]);
});

test('a draw is recorded with its seed and refuses other teams', async () => {
  const league = await newLeague('ABC');
  const teams = ['A', 'B', 'C'].map((name) => league.teams[name]!);
  const drawn = await call('POST', `${league.path}/lots`, { teams });
  expect(drawn.status).toBe(201);
  const [{ seed, order }] = await decisions(league);
  const ids = order.map((team: any) => team.id);
  const draw = { method: 'sfc32-fnv1a-1', seed, entrants: teams, order: ids } as const;
  expect(isGenuine(draw)).toBe(true);
  const { body } = await call('GET', `${league.path}/standings`);
  expect(body.rows.map((row: any) => [row.rank, row.team.id])).toEqual(
    ids.map((id: string, index: number) => [index + 1, id]),
  );
  const other = await newLeague('X');
  const strange = await call('POST', `${league.path}/lots`, {
    teams: [teams[0], other.teams.X],
  });
  expect([strange.status, strange.body.code]).toEqual([422, 'NOT_IN_LEAGUE']);
  const twice = await call('POST', `${league.path}/lots`, { teams: [teams[0], teams[0]] });
  expect(twice.body.code).toBe('TEAM_TWICE');
});
