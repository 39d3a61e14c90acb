import { afterAll, expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { messagesOf } from '#server/testing/messages-of.ts';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailOf } from '#server/testing/trail-of.ts';
import { createLeagueLinks } from './commands.ts';
import { setCaptainNumbers } from './numbers.ts';
import { publishReport } from './report.ts';

const DAY = '2027-01-10';
const NOW = Date.parse(`${DAY}T12:00:00Z`);
const DAY_MS = 86_400_000;
let now = NOW;
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call, store } = server;
const { db } = store;

const score = (sets: number[]) => ({
  sets: sets.map((won) => (won === 1 ? [25, 20] : [20, 25])),
});
const THREE_NIL = score([1, 1, 1]);
const THREE_ONE = score([1, 2, 1, 1]);

async function newMatch(facts: object = {}) {
  const { id: league, teams } = await newLeague(server, ['Simba', 'Yanga', 'Azam']);
  const fixture = { team1: teams.Simba, team2: teams.Yanga, matchType: league };
  const day = { matchDate: DAY, matchTime: '10:00', ...facts };
  const { id } = (await call('POST', '/api/v1/matches', { ...fixture, ...day })).body;
  const path = `/api/v1/matches/${id}`;
  const created = await call('POST', `${path}/captain-links`);
  const tokens: string[] = created.body.items.map(({ token }: { token: string }) => token);
  const report = (side: 0 | 1, result: object) =>
    call('POST', '/api/v1/captain-reports', { token: tokens[side], ...result }, { token: null });
  const reports = async () => (await call('GET', `${path}/captain-reports`)).body.items;
  const links = () =>
    db
      .selectFrom('captain_link')
      .select(['id', 'team_id', 'expires_at', 'created_at'])
      .where('match_id', '=', id)
      .orderBy('id')
      .execute();
  const trail = () => trailOf(store, `match:${id}`);
  return { id: id as string, path, league, teams, report, reports, links, trail };
}

test('links are open until two weeks after the match, or after now where that is later, and the trail says so', async () => {
  const later = await newMatch({ matchDate: '2027-01-20' });
  const until = Date.parse('2027-01-20T07:00:00Z') + 14 * DAY_MS;
  const ends = async (match: typeof later) => (await match.links()).map((it) => it.expires_at);
  expect(await ends(later)).toEqual([until, until]);
  expect((await later.trail()).at(-1)).toEqual(['match.captain-links', null, { expiresAt: until }]);
  const past = await newMatch({ matchDate: '2027-01-02' });
  expect(await ends(past)).toEqual([NOW + 14 * DAY_MS, NOW + 14 * DAY_MS]);
  const [link] = await past.links();
  expect([link!.team_id, link!.created_at]).toEqual([past.teams.Simba, NOW]);
  await call('DELETE', `${past.path}/captain-links`);
  expect(await past.links()).toEqual([]);
  expect((await past.trail()).at(-1)).toEqual(['match.captain-links-end', null, null]);
});

test('links of a match that moves to a later day go along, and one that moves to an earlier day shortens none', async () => {
  const match = await newMatch();
  const [before] = await match.links();
  await call('PATCH', match.path, { matchDate: '2027-01-03' });
  expect((await match.links())[0]!.expires_at).toBe(before!.expires_at);
  const other = await newMatch();
  await call('PATCH', match.path, { matchDate: '2027-02-01' });
  const until = Date.parse('2027-02-01T07:00:00Z') + 14 * DAY_MS;
  expect((await match.links()).map((it) => it.expires_at)).toEqual([until, until]);
  expect((await other.links())[0]!.expires_at).toBe(before!.expires_at);
});

test('a report is in the trail with its team, its link and whether it agrees', async () => {
  const match = await newMatch();
  const [simba, yanga] = await match.links();
  await match.report(0, THREE_NIL);
  await match.report(1, THREE_NIL);
  const reports = (await match.trail()).filter(([action]) => action === 'match.captain-report');
  const { Simba, Yanga } = match.teams;
  expect(reports.map(([, , after]) => after)).toEqual([
    { team: Simba, link: simba!.id, result: THREE_NIL, agrees: false },
    { team: Yanga, link: yanga!.id, result: THREE_NIL, agrees: true },
  ]);
});

test('the first report is told to nobody; one that agrees to both teams, one that differs to the office, too', async () => {
  const agreeing = await newMatch();
  await agreeing.report(0, THREE_NIL);
  expect(await messagesOf(store, agreeing.league)).toEqual([]);
  await agreeing.report(1, THREE_NIL);
  const toTeams = ({ teams }: typeof agreeing) =>
    [`team:${teams.Simba}`, `team:${teams.Yanga}`].toSorted();
  const about = ({ id }: typeof agreeing) => ({
    kind: 'captains',
    topic: `captains:${id}`,
    match: id,
  });
  expect(await messagesOf(store, agreeing.league)).toEqual([
    {
      ...about(agreeing),
      facts: { outcome: 'published', before: null, value: 'published' },
      to: toTeams(agreeing),
    },
  ]);
  const differing = await newMatch();
  const secretary = await addPerson(server, 'Katibu', 'Fan');
  await call('PUT', `/api/v1/leagues/${differing.league}/secretaries/${secretary.id}`);
  await differing.report(0, THREE_NIL);
  await differing.report(1, THREE_ONE);
  const [message, ...others] = await messagesOf(store, differing.league);
  expect(others).toEqual([]);
  expect(message).toEqual({
    ...about(differing),
    facts: { outcome: 'differ', before: null, value: 'differ' },
    to: [`league:${differing.league}`, ...toTeams(differing), `user:${secretary.id}`].toSorted(),
  });
});

test('the report of a team that plays the match no more agrees with nobody', async () => {
  const match = await newMatch();
  await match.report(0, THREE_NIL);
  const { Azam } = match.teams;
  expect((await call('PATCH', match.path, { team1: Azam })).status).toBe(200);
  expect((await match.report(1, THREE_NIL)).body.state).toBe('waiting');
  const messages = await messagesOf(store, match.league);
  expect(messages.filter(({ kind }) => kind === 'captains')).toEqual([]);
});

test('the office publishes a report by its own id, and the trail has its team and result', async () => {
  const match = await newMatch();
  await match.report(0, THREE_NIL);
  const [{ id }] = await match.reports();
  const publish = (report: string) =>
    call('POST', `${match.path}/captain-reports/${report}/publication`, {});
  const unknown = await publish('nothing');
  expect([unknown.status, unknown.body.text.key]).toEqual([404, 'captainReport.notFound']);
  expect((await publish(id)).body.winner).toBe('team1');
  const published = (await match.trail()).find(([action]) => action === 'match.captain-publish');
  expect(published?.[2]).toEqual({ team: match.teams.Simba, result: THREE_NIL });
});

test('the secretary of the league publishes a report', async () => {
  const match = await newMatch();
  const secretary = await addPerson(server, 'Mwandishi', 'Fan');
  await call('PUT', `/api/v1/leagues/${match.league}/secretaries/${secretary.id}`);
  await match.report(0, THREE_NIL);
  const [{ id }] = await match.reports();
  const path = `/matches/${match.id}/captain-reports/${id}/publication`;
  expect((await secretary.ask('POST', path, {})).status).toBe(200);
});

test('a match that is interrupted takes no report', async () => {
  const match = await newMatch();
  for (const status of ['Live', 'suspended'])
    expect((await call('POST', `${match.path}/status`, { status })).status).toBe(200);
  expect((await match.report(0, THREE_NIL)).body.code).toBe('MATCH_SCORED');
});

test('a report says when it was sent, and a later one of its team when that was', async () => {
  const match = await newMatch();
  await match.report(0, THREE_NIL);
  now += 60_000;
  await match.report(0, THREE_ONE);
  const items = await match.reports();
  expect(items).toMatchObject([{ result: THREE_ONE, sentAt: new Date(now).toISOString() }]);
  now = NOW;
});

test('a match that is lent to a hall takes no report', async () => {
  const match = await newMatch();
  const days = { firstDay: DAY, lastDay: DAY };
  const loan = await call('POST', `/api/v1/leagues/${match.league}/loans`, { hall: 'H', ...days });
  const token = loan.body.token as string;
  expect((await call('POST', '/api/v1/loan/taking', undefined, { token })).status).toBe(200);
  const { status, body } = await match.report(0, THREE_NIL);
  expect([status, body.code]).toEqual([409, 'MATCH_LENT']);
  expect(await match.reports()).toEqual([]);
});

test('a refusal says the day of a match that is to come', async () => {
  const match = await newMatch({ matchDate: '2027-01-12' });
  const { body } = await match.report(0, THREE_NIL);
  expect(body.text).toEqual({ key: 'captain.notYet', params: { day: '2027-01-12' } });
});

test('numbers are kept once in one form, sealed, and the refusal of another team’s names it', async () => {
  const { league, teams } = await newMatch();
  const put = (team: string | undefined, numbers: string[]) =>
    call('PUT', `/api/v1/leagues/${league}/captain-numbers/${team}`, { numbers });
  expect((await put(teams.Simba, ['0712 000 001', '+255712000001'])).status).toBe(204);
  const rows = () =>
    db.selectFrom('captain_number').selectAll().where('league_id', '=', league).execute();
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    team_id: teams.Simba,
    address: store.vault.digest('+255712000001'),
    created_at: NOW,
  });
  expect(store.vault.open(row!.number)).toBe('+255712000001');
  expect((await trailOf(store, `league:${league}`)).at(-1)).toEqual([
    'league.captain-numbers',
    { team: teams.Simba, count: 0 },
    { team: teams.Simba, count: 1 },
  ]);
  const { body } = await put(teams.Yanga, ['0712000001']);
  expect(body.text).toEqual({ key: 'captain.otherTeam', params: { number: '+255712000001' } });
  expect(await rows()).toEqual([row]);
});

test('links and numbers of an archived league are not made', async () => {
  const { league, teams } = await newMatch();
  await call('DELETE', `/api/v1/leagues/${league}`);
  const links = await call('POST', `/api/v1/leagues/${league}/captain-links`, { day: DAY });
  expect(links.body.code).toBe('LEAGUE_ARCHIVED');
  const path = `/api/v1/leagues/${league}/captain-numbers/${teams.Simba}`;
  expect((await call('PUT', path, { numbers: [] })).body.code).toBe('LEAGUE_ARCHIVED');
});

test('the commands refuse a fan', async () => {
  const { id, league, teams } = await newMatch();
  const actor = {
    kind: 'user',
    id: 'x',
    name: 'x',
    email: 'x',
    role: 'Fan',
    secretaryOf: [],
    managerOf: [],
  } as const;
  const author = { actor, now: NOW };
  const refused = [
    createLeagueLinks(store, author, league, DAY),
    setCaptainNumbers(store, author, league, teams.Simba!, []),
    publishReport(store, author, id, 'any', {}),
  ];
  for (const outcome of await Promise.allSettled(refused))
    expect(outcome).toMatchObject({ reason: { code: 'FORBIDDEN' } });
});
