import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { listBarred, listSuspendedShirts } from './queries.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

const RULE = {
  limits: [
    { grade: 'penalty', cards: 2, matches: 1 },
    { grade: 'disqualification', cards: 1, matches: 2 },
  ],
  table: 'warn',
  protestDays: 2,
};

/** A league of A and B with a rule; A has Asha with shirt 7. */
async function newRuledLeague(rule: object = {}, player: object = {}) {
  const league = await newLeague(server, ['A', 'B']);
  const path = `/api/v1/leagues/${league.id}`;
  const set = await call('PUT', `${path}/discipline`, { ...RULE, ...rule });
  expect(set.status).toBe(200);
  const asha = { fullName: 'Asha', team: league.teams.A, jerseyNumber: 7, ...player };
  const id = (await call('POST', '/api/v1/players', asha)).body.id as string;
  return { ...league, path, asha: id };
}
type Ruled = Awaited<ReturnType<typeof newRuledLeague>>;

async function newMatch({ id, teams }: Ruled, matchDate: string): Promise<string> {
  const fixture = { matchType: id, team1: teams.A, team2: teams.B, matchDate, matchTime: '10:00' };
  return (await call('POST', '/api/v1/matches', fixture)).body.id;
}

/** Appends entries to a match as its only scorer. */
async function record(match: string, ...entries: object[]) {
  const pen = await call('POST', `/api/v1/matches/${match}/pen`, { takeOver: true });
  const events = entries.map((entry) => ({ id: randomUUID(), at: Date.now(), ...entry }));
  const body = { epoch: pen.body.epoch, baseSeq: pen.body.seq, events };
  const answer = await call('POST', `/api/v1/matches/${match}/events`, body);
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return events.map(({ id }) => id);
}

const card = (grade: string, person: number | string = 7) => ({
  type: 'sanction',
  team: 'team1',
  person,
  grade,
});
const read = async ({ path }: Ruled, token: string | null = null) =>
  (await call('GET', `${path}/discipline`, undefined, { token })).body;
const end = (match: string) => call('POST', `/api/v1/matches/${match}/status`, { status: 'ended' });

/** Asha is shown red in two matches that are over; the third and fourth are to come. */
async function suspendedByCards(rule: object = {}) {
  const league = await newRuledLeague(rule);
  const matches: string[] = [];
  for (const day of ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'])
    matches.push(await newMatch(league, day));
  for (const match of matches.slice(0, 2)) {
    await record(match, { type: 'start' }, card('penalty'));
    await league.win(match, 'team1');
  }
  return { ...league, matches };
}

test('cards of logs are listed, and as many as the rule says suspend for the next match', async () => {
  const league = await suspendedByCards();
  const [, second, third] = league.matches;
  const { cards, suspensions } = await read(league);
  expect(cards).toMatchObject([
    { match: { id: second }, team: { name: 'A' }, person: { name: 'Asha', number: 7 }, set: 1 },
    { grade: 'penalty' },
  ]);
  expect(suspensions).toMatchObject([
    {
      id: null,
      person: { player: league.asha },
      matches: 1,
      served: [],
      barred: [{ id: third, team1: 'A', team2: 'B' }],
      isServed: false,
      cards: { grade: 'penalty', count: 2, match: { id: second } },
    },
  ]);
  const barred = await listBarred(store.db, { id: third!, league_id: league.id });
  expect(barred).toEqual({
    table: 'warn',
    people: [{ player: league.asha, person: '7', team: league.teams.A }],
  });
});

test('the table of the scorer hears of suspended shirts by side, and of none in a friendly match', async () => {
  const league = await suspendedByCards({ table: 'refuse' });
  const shirts = { team1: ['7'], team2: [], isRefused: true };
  expect(await listSuspendedShirts(store, league.matches[2]!)).toEqual(shirts);
  const fixture = { matchType: 'Friendly', matchDate: '2026-12-05', matchTime: '10:00' };
  const teams = { team1: league.teams.A, team2: league.teams.B };
  const { id } = (await call('POST', '/api/v1/matches', { ...fixture, ...teams })).body;
  expect(await listSuspendedShirts(store, id)).toEqual({ team1: [], team2: [], isRefused: false });
});

test('a suspension is served by the next match of the team that is played', async () => {
  const league = await suspendedByCards();
  const [, , third, fourth] = league.matches;
  await league.win(third!, 'team2');
  const { suspensions } = await read(league);
  expect(suspensions).toMatchObject([{ served: [{ id: third }], barred: [], isServed: true }]);
  expect(await listBarred(store.db, { id: fourth!, league_id: league.id })).toMatchObject({
    people: [],
  });
});

test('a card that is taken back counts no more', async () => {
  const league = await newRuledLeague();
  const match = await newMatch(league, '2026-12-01');
  const [, shown] = await record(match, { type: 'start' }, card('disqualification'));
  expect((await read(league)).suspensions).toHaveLength(1);
  await record(match, { type: 'void', target: shown });
  expect(await read(league)).toMatchObject({ cards: [], suspensions: [] });
});

test('a card stays with the player who wore the shirt then', async () => {
  const league = await newRuledLeague();
  const match = await newMatch(league, '2026-12-01');
  await record(match, { type: 'start' }, card('penalty'));
  await call('PATCH', `/api/v1/players/${league.asha}`, { jerseyNumber: 9 });
  const neema = { fullName: 'Neema', team: league.teams.A, jerseyNumber: 7 };
  await call('POST', '/api/v1/players', neema);
  expect((await read(league)).cards).toMatchObject([{ person: { name: 'Asha', number: 9 } }]);
});

test('staff and shirts without a record are suspended by letter and number', async () => {
  const league = await newRuledLeague();
  const match = await newMatch(league, '2026-12-01');
  const next = await newMatch(league, '2026-12-05');
  await record(
    match,
    { type: 'start' },
    card('disqualification', 'C'),
    card('disqualification', 44),
  );
  await end(match);
  const { people } = await listBarred(store.db, { id: next, league_id: league.id });
  expect(people.map(({ player, person }) => [player, person])).toEqual([
    [null, 'C'],
    [null, '44'],
  ]);
});

test('a minor without a consent is named to the office alone', async () => {
  const league = await newRuledLeague({}, { dateOfBirth: '2015-01-01' });
  const match = await newMatch(league, '2026-12-01');
  await record(match, { type: 'start' }, card('penalty'));
  const hidden = { name: 'Under 18', number: null };
  expect((await read(league)).cards[0].person).toMatchObject(hidden);
  expect((await read(league, server.token)).cards[0].person).toMatchObject(hidden);
  const office = await call('GET', `${league.path}/discipline/office`);
  expect(office.body.cards[0].person).toMatchObject({ name: 'Asha', number: 7 });
});

test('a decision suspends from its day on, with its reason in public, and may be taken back', async () => {
  const league = await newRuledLeague();
  await newMatch(league, '2026-12-01');
  const bound = await newMatch(league, '2026-12-08');
  const decision = {
    team: league.teams.A,
    player: league.asha,
    matches: 3,
    from: '2026-12-05',
    reason: 'Kumtukana mwamuzi',
  };
  const answer = await call('POST', `${league.path}/suspensions`, decision);
  expect(answer.status).toBe(201);
  const { suspensions } = await read(league);
  expect(suspensions).toMatchObject([
    { matches: 3, reason: 'Kumtukana mwamuzi', from: '2026-12-05', barred: [{ id: bound }] },
  ]);
  const gone = await call('DELETE', `${league.path}/suspensions/${suspensions[0].id}`);
  expect([gone.status, (await read(league)).suspensions]).toEqual([204, []]);
});

test.each([
  ['a player and staff at once', { staff: 'C' }, 422, 'player'],
  ['nobody', { player: undefined }, 422, 'player'],
  ['a team that is not entered', { team: 'B of another league' }, 422, 'team'],
  ['no match', { matches: 0 }, 400, 'matches'],
])('a decision about %s is refused by its field', async (_, wrong, status, field) => {
  const league = await newRuledLeague();
  const fine = { team: league.teams.A, player: league.asha, matches: 1, reason: 'Kadi' };
  const team = 'team' in wrong ? (await newRuledLeague()).teams.A : fine.team;
  const body = { ...fine, ...wrong, team };
  const answer = await call('POST', `${league.path}/suspensions`, body);
  expect([answer.status, answer.body.errors?.[0]?.field ?? answer.body.field]).toEqual([
    status,
    field,
  ]);
});

test('a rule names each grade once', async () => {
  const league = await newRuledLeague();
  const limits = [RULE.limits[0], RULE.limits[0]];
  const answer = await call('PUT', `${league.path}/discipline`, { ...RULE, limits });
  expect([answer.status, answer.body.code]).toEqual([422, 'GRADE_TWICE']);
});

test('the line-up of a coach takes no suspended player where the league refuses', async () => {
  const refusing = await suspendedByCards({ table: 'refuse' });
  const sheetOf = async (league: Ruled & { matches: string[] }, first = league.asha) => {
    const players = [first];
    for (let shirt = 11; shirt <= 16; shirt += 1) {
      const mate = { fullName: `Mate ${shirt}`, team: league.teams.A, jerseyNumber: shirt };
      players.push((await call('POST', '/api/v1/players', mate)).body.id);
    }
    const sheet = players.map((player, at) => ({ player, shirt: at === 0 ? 7 : at + 10 }));
    const lineup = { set: 1, sheet, players: [11, 12, 13, 14, 15, 16], liberos: [], captain: 11 };
    const path = `/api/v1/matches/${league.matches[2]}/lineups/${league.teams.A}`;
    return call('PUT', path, lineup);
  };
  const refusal = await sheetOf(refusing);
  expect([refusal.status, refusal.body.code]).toEqual([422, 'SUSPENDED']);
  expect(refusal.body.errors).toMatchObject([{ field: 'sheet.0.player' }]);
  const other = { fullName: 'Zawadi', team: refusing.teams.A, jerseyNumber: 9 };
  const { id } = (await call('POST', '/api/v1/players', other)).body;
  expect((await sheetOf(refusing, id)).status).toBe(200);
  expect((await sheetOf(await suspendedByCards())).status).toBe(200);
});

test('a protest comes in time, is decided, and both are public', async () => {
  const league = await newRuledLeague();
  const match = await newMatch(league, '2026-12-01');
  const protest = { match, team: league.teams.B, subject: 'Mchezaji asiye halali' };
  const send = (facts: object) =>
    call('POST', `${league.path}/protests`, { ...protest, receivedOn: '2026-12-03', ...facts });
  const late = await send({ receivedOn: '2026-12-04' });
  expect([late.status, late.body.code]).toEqual([422, 'PROTEST_LATE']);
  expect((await send({ receivedOn: '2026-11-30' })).body.code).toBe('PROTEST_EARLY');
  expect((await send({ decideBy: '2026-12-02' })).body.code).toBe('PROTEST_DAYS');
  expect((await send({ team: (await newRuledLeague()).teams.A })).body.code).toBe('NOT_IN_MATCH');
  expect((await send({ decideBy: '2026-12-10' })).status).toBe(201);
  const [{ id }] = (await read(league)).protests;
  const decision = { state: 'dismissed', decision: 'Alisajiliwa kwa wakati.' };
  const decided = await call('POST', `${league.path}/protests/${id}/decision`, decision);
  expect(decided.status).toBe(200);
  expect((await read(league)).protests).toMatchObject([
    { match: { id: match }, team: { name: 'B' }, decideBy: '2026-12-10', ...decision },
  ]);
  expect((await call('DELETE', `${league.path}/protests/${id}`)).status).toBe(204);
  expect((await read(league)).protests).toEqual([]);
});

test('a secretary keeps the discipline of the own leagues alone', async () => {
  const own = await newRuledLeague();
  const other = await newRuledLeague();
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const email = 'katibu@example.org';
  const account = { email, name: 'Katibu', role: 'Fan', password: 'mpira wa wavu 6' } as const;
  const id = await addUser(store, author, account);
  await call('PUT', `${own.path}/secretaries/${id}`);
  const token = await addToken(store, author, { email, name: 'test' });
  const put = (path: string) => call('PUT', `${path}/discipline`, RULE, { token });
  expect([(await put(own.path)).status, (await put(other.path)).status]).toEqual([200, 403]);
});

test('the export of a player has cards and suspensions, and erasure empties the reason', async () => {
  const league = await newRuledLeague();
  const decision = {
    team: league.teams.A,
    player: league.asha,
    matches: 1,
    reason: 'Asha alipiga',
  };
  await call('POST', `${league.path}/suspensions`, decision);
  await record(await newMatch(league, '2026-12-01'), { type: 'start' }, card('penalty'));
  const file = await call('GET', `/api/v1/players/${league.asha}/export`);
  expect(file.body).toMatchObject({
    cards: [{ grade: 'penalty', team_id: league.teams.A }],
    suspensions: [{ matches: 1, reason: 'Asha alipiga' }],
  });
  await call('POST', `/api/v1/players/${league.asha}/erasure`, { name: 'erase' });
  expect((await read(league)).suspensions).toMatchObject([
    { reason: '', person: { name: 'Erased player' } },
  ]);
  const trail = await store.db.selectFrom('audit').selectAll().execute();
  expect(JSON.stringify(trail)).not.toContain('Asha alipiga');
});
