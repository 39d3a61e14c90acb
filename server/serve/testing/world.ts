import { randomUUID } from 'node:crypto';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { signInHere } from '#server/testing/sign-in-here.ts';
import type { TestServer } from '#server/testing/start-test-server.ts';
import { type Cast, type CastRole, castOf, LENT_DAYS, PASSWORD } from './cast.ts';

/** A call whose address and body are right, so that only a right can stand in its way. */
export type RightCall = {
  path: string;
  body?: unknown;
  /** Of a body that is text; without it that is CSV. */
  type?: string;
  /** A picture, sent as a form with the body's fields beside it. */
  file?: Uint8Array;
};

/** Prepares what the call needs, anew each time, for whoever has this role. */
export type Maker = (world: World, role: CastRole) => RightCall | Promise<RightCall>;

type Created = { status: number; body: any };
export type World = Cast & ReturnType<typeof makersOf>;

/** The smallest picture: one point. */
const PICTURE = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const TOWN = { city: 'Mwanza', gender: 'Women' };
const FIXTURE = { matchTime: '16:00' };
const SEASON = { type: 'League', startsAt: '2026-11-01', location: 'Mwanza', partner: 'N/A' };

/** The cast, and everything that can be made for it by an administrator. */
export async function worldOf(server: TestServer, pass: (ms: number) => number): Promise<World> {
  const cast = await castOf(server);
  return { ...cast, ...makersOf(server, cast, pass) };
}

function makersOf(server: TestServer, cast: Cast, pass: (ms: number) => number) {
  const { ids, people, tokens } = cast;
  const rosters = new Map<string, Promise<string[]>>();
  /** The code of the second step at sign-in. */
  const secrets = new Map<CastRole, string>();

  /** Somebody does something that has to succeed. */
  async function done(
    method: string,
    path: string,
    body?: unknown,
    role: CastRole = 'admin',
  ): Promise<Created> {
    pass(2000);
    const answer = await server.call(method, `/api/v1${path}`, body, { token: tokens[role] });
    if (answer.status < 300) return answer;
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  const create = async (path: string, body?: object, role?: CastRole): Promise<string> =>
    (await done('POST', path, body, role)).body.id;

  const team = (coach = people.coach!, club: string | null = ids.club) =>
    create('/teams', { ...TOWN, name: 'Mpya', coach, club });
  const player = (facts: object = { team: ids.team }) =>
    create('/players', { fullName: 'Salma', ...facts });
  const match = (facts: object = {}) =>
    create('/matches', {
      ...FIXTURE,
      matchType: ids.league,
      team1: ids.team,
      team2: ids.otherTeam,
      matchDate: '2026-12-01',
      ...facts,
    });

  /** Somebody asks for a record. The day's other claims are forgotten: there is a limit to them. */
  async function claim(record?: string, role: CastRole = 'fan'): Promise<string> {
    const { db } = server.store;
    await db.deleteFrom('player_claim').where('user_id', '=', people[role]!).execute();
    return create(`/players/${record ?? (await player())}/claims`, {}, role);
  }

  /** The coach asks for a player who is in no team; the day's other requests are forgotten. */
  async function request(): Promise<string> {
    await server.store.db.deleteFrom('team_request').execute();
    const playerId = await player({ userId: people.player });
    return create(`/teams/${ids.team}/players`, { playerId }, 'coach');
  }

  /** Six players of the team, the same each time. */
  function roster(id: string): Promise<string[]> {
    const known = rosters.get(id);
    if (known) return known;
    const created = Promise.all(Array.from({ length: 6 }, () => player({ team: id })));
    rosters.set(id, created);
    return created;
  }

  const password = (role: CastRole) =>
    ownerFor(role) === 'admin' ? 'correct horse battery' : PASSWORD;
  const email = (role: CastRole) => `${role.replaceAll(' ', '.')}@example.com`;

  /**
   * The account that a call is about: visitors and links have none, and are refused for another's.
   */
  const ownerFor = (role: CastRole): CastRole =>
    role === 'nobody' || role.endsWith('link') || role.endsWith('hall') ? 'admin' : role;

  /** A session of somebody who has signed in with the password. */
  async function session(role: CastRole): Promise<string> {
    pass(60_000);
    await signInHere(server, email(role), password(role));
    return (await done('GET', '/account/sessions', undefined, role)).body.items[0].id;
  }

  /** A token of somebody's own; the others are forgotten, for there is a limit to them. */
  async function apiToken(role: CastRole): Promise<string> {
    const { db } = server.store;
    await db.deleteFrom('api_token').where('scope', 'is not', null).execute();
    return create('/account/tokens', { name: 'Board' }, role);
  }

  /** Every league of the world has the secretary of the cast. */
  async function appointed(id: string): Promise<string> {
    await done('PUT', `/leagues/${id}/secretaries/${people.secretary}`);
    return id;
  }

  /** A match with the scorer of the cast, not the link. */
  async function scoredMatch(): Promise<string> {
    const id = await match();
    const officials = [{ official: ids.official, duty: 'scorer' }];
    await done('PUT', `/matches/${id}/officials`, { officials });
    return id;
  }

  /** A match of which the hall of the cast has the pen. */
  async function lentMatch(): Promise<string> {
    const id = await match({ matchDate: LENT_DAYS.firstDay });
    await done('POST', '/loan/taking', undefined, 'hall');
    return id;
  }

  /** This server stands in a hall, and a site has lent it something. */
  async function borrowed(): Promise<void> {
    const { db } = server.store;
    const row = { site: 'https://wavu.example', token: '', hall: 'Ukumbi', league_id: ids.league };
    const facts = { until: 0, state: 'lent' as const, contact_at: null, fault: '' };
    await db
      .insertInto('hall_source')
      .values({ id: randomUUID(), ...row, ...facts })
      .execute();
  }

  /** The number of the pen, taken by whoever may; by an administrator for anybody else. */
  async function pen(id: string, role: CastRole): Promise<number> {
    if (role === 'hall') {
      const { matches } = (await done('GET', '/loan', undefined, 'hall')).body;
      const lent = matches.find((candidate: { id: string }) => candidate.id === id);
      if (lent) return lent.epoch;
    }
    const other = ['other scorer', 'other secretary', 'other link'];
    const scorers = id === ids.another ? other : ['scorer', 'secretary', 'link'];
    const isScorer = scorers.includes(role);
    const taker = isScorer ? role : 'admin';
    return (await done('POST', `/matches/${id}/pen`, { takeOver: true }, taker)).body.epoch;
  }

  const seqOf = async (id: string): Promise<number> =>
    (await done('GET', `/matches/${id}`)).body.seq;
  const event = (type: string, facts: object = {}) => ({
    id: randomUUID(),
    type,
    at: Date.now(),
    ...facts,
  });

  return {
    server,
    picture: PICTURE,
    done,
    made: create,
    team,
    player,
    match,
    scoredMatch,
    lentMatch,
    borrowed,
    pen,
    seqOf,
    event,
    secrets,
    pass,
    league: () => create('/leagues', { ...SEASON, name: 'Ligi' }).then(appointed),
    season: SEASON,
    /** A league with teams by letters, ready for fixtures. */
    planned: async (names = 'ABCD') => {
      const league = await newLeague(server, [...names]);
      await appointed(league.id);
      return league;
    },
    claim,
    request,
    password,
    session,
    apiToken,
    ownerFor,
    roster,
  };
}
