import { randomUUID } from 'node:crypto';
import type { Maker, World } from './world.ts';

const ofLeague =
  (tail: string, body?: (league: Planned, world: World) => object): Maker =>
  async (world) => {
    const league = await world.planned();
    const path = `/leagues/${league.id}${tail}`;
    return body ? { path, body: body(league, world) } : { path };
  };

type Planned = Awaited<ReturnType<World['planned']>>;

/** A league whose knock-out is planned, and the address of one of its fixtures. */
async function knockout(world: World) {
  const league = await world.planned();
  await league.generate({ kind: 'knockout', classification: 'third-place' });
  const { id, plan } = await league.fixture('P3');
  return { league, plan, fixture: `/leagues/${league.id}/fixtures/${id}` };
}

const HALL = { venues: [{ location: 'Uwanja', courts: 1 }] };
const CUP_DAY = '2026-12-05';

async function swissLeague(world: World): Promise<Planned> {
  const league = await world.planned();
  await league.generate({ kind: 'swiss', rounds: 2 });
  for (const { id } of (await world.done('GET', `/leagues/${league.id}/fixtures`)).body.swiss
    .missing) {
    await league.win(id, 'team1');
  }
  return league;
}

const suspension = ({ teams }: Planned) => ({
  team: teams.A,
  staff: 'C',
  matches: 1,
  reason: 'Lugha',
});
const protest = ({ ids }: World) => ({
  match: ids.match,
  team: ids.team,
  subject: 'Namba ya jezi',
  receivedOn: '2026-11-21',
});

const MONEY = { amount: 1000, paidOn: '2026-01-05', way: 'cash' };
const fee = (team: string | undefined) => ({
  teams: [team],
  kind: 'entry-fee',
  text: 'Ada ya msimu',
  amount: 1000,
});

async function newCharge(world: World) {
  const { id, teams } = await world.planned();
  const league = `/leagues/${id}`;
  const { body } = await world.done('POST', `${league}/charges`, fee(teams.A));
  return { league, team: teams.A, path: `${league}/charges/${body.charges[0].id}` };
}

const ELIGIBILITY = {
  age: null,
  least: 6,
  most: null,
  foreigners: null,
  licences: false,
  closesOn: null,
  windows: [],
  table: 'warn',
};

async function newProtest(world: World): Promise<string> {
  const path = `/leagues/${world.ids.league}/protests`;
  const { body } = await world.done('POST', path, protest(world));
  return `${path}/${body.protests[0].id}`;
}

/** A document of a league; removed where that is said. @returns its id */
export async function storedDocument(
  { server }: World,
  leagueId: string,
  archived_at: number | null = null,
): Promise<string> {
  const id = randomUUID();
  const facts = { id, league_id: leagueId, name: 'Muhtasari', kind: 'pdf' } as const;
  const file = { bytes: 3, address: `/files/league_documents/${id}/${'a'.repeat(32)}.pdf` };
  const row = { ...facts, ...file, created_at: 1, archived_at };
  await server.store.db.insertInto('league_document').values(row).execute();
  return id;
}

/** The calls of leagues, their groups, tables, fixtures and schedules. */
const PDF = new TextEncoder().encode('%PDF-1.7 Kanuni');

export const LEAGUE_CALLS: Record<string, Maker> = {
  'POST /leagues': ({ season }) => ({ path: '/leagues', body: { ...season, name: 'Ligi mpya' } }),
  'POST /leagues/{id}/copies': ({ ids }) => ({
    path: `/leagues/${ids.league}/copies`,
    body: { name: 'Ligi tena', startsAt: '2027-11-01' },
  }),
  'PUT /leagues/{id}/logo': ({ ids, picture }) => ({
    path: `/leagues/${ids.league}/logo`,
    file: picture,
  }),
  'POST /leagues/{id}/documents': ({ ids }) => ({
    path: `/leagues/${ids.league}/documents`,
    body: { name: 'Kanuni' },
    file: PDF,
  }),
  'DELETE /leagues/{id}/documents/{document}': async (world) => {
    const id = await storedDocument(world, world.ids.league);
    return { path: `/leagues/${world.ids.league}/documents/${id}` };
  },
  'PATCH /leagues/{id}': ({ ids }) => ({ path: `/leagues/${ids.league}`, body: { about: 'x' } }),
  'DELETE /leagues/{id}': async (world) => ({ path: `/leagues/${await world.league()}` }),
  'PUT /leagues/{id}/secretaries/{userId}': async (world) => ({
    path: `/leagues/${await world.league()}/secretaries/${world.ids.user}`,
  }),
  'DELETE /leagues/{id}/secretaries/{userId}': async (world) => {
    const path = `/leagues/${await world.league()}/secretaries/${world.ids.user}`;
    await world.done('PUT', path);
    return { path };
  },
  'POST /leagues/{id}/teams/{teamId}': async (world) => ({
    path: `/leagues/${await world.league()}/teams/${world.ids.team}`,
  }),
  'DELETE /leagues/{id}/teams/{teamId}': async (world) => {
    const { id, teams } = await world.planned();
    return { path: `/leagues/${id}/teams/${teams.A}` };
  },
  'POST /leagues/{id}/groups': ofLeague('/groups', () => ({ name: 'B' })),
  'DELETE /leagues/{id}/groups/{gid}': async (world) => {
    const league = await world.league();
    return { path: `/leagues/${league}/groups/${await groupOf(world, league)}` };
  },
  'POST /leagues/{id}/groups/{gid}/teams/{teamId}': async (world) => {
    const { id, teams } = await world.planned();
    return { path: `/leagues/${id}/groups/${await groupOf(world, id)}/teams/${teams.A}` };
  },
  'DELETE /leagues/{id}/groups/{gid}/teams/{teamId}': async (world) => {
    const { id, teams } = await world.planned();
    const path = `/leagues/${id}/groups/${await groupOf(world, id)}/teams/${teams.A}`;
    await world.done('POST', path);
    return { path };
  },
  'GET /leagues/{id}/discipline': ofLeague('/discipline'),
  'GET /leagues/{id}/discipline/office': ofLeague('/discipline/office'),
  'PUT /leagues/{id}/discipline': ofLeague('/discipline', () => ({
    limits: [{ grade: 'penalty', cards: 2, matches: 1 }],
    table: 'warn',
    protestDays: null,
  })),
  'POST /leagues/{id}/suspensions': ofLeague('/suspensions', suspension),
  'DELETE /leagues/{id}/suspensions/{entry}': async (world) => {
    const league = await world.planned();
    const path = `/leagues/${league.id}/suspensions`;
    const { body } = await world.done('POST', path, suspension(league));
    return { path: `${path}/${body.suspensions[0].id}` };
  },
  'POST /leagues/{id}/protests': async (world) => ({
    path: `/leagues/${world.ids.league}/protests`,
    body: protest(world),
  }),
  'POST /leagues/{id}/protests/{entry}/decision': async (world) => ({
    path: `${await newProtest(world)}/decision`,
    body: { state: 'upheld', decision: 'Sahihi' },
  }),
  'DELETE /leagues/{id}/protests/{entry}': async (world) => ({ path: await newProtest(world) }),
  'PUT /leagues/{id}/eligibility': ofLeague('/eligibility', () => ELIGIBILITY),
  'PUT /leagues/{id}/licences': async (world) => {
    const { id, teams } = await world.planned();
    const player = await world.player({ team: teams.A });
    return {
      path: `/leagues/${id}/licences`,
      body: { licences: [{ player, licence: 'TVF-1', licenceUntil: null }] },
    };
  },
  'GET /teams/{id}/eligibility': ({ ids }) => ({ path: `/teams/${ids.team}/eligibility` }),
  'GET /ledger/statement.pdf': async (world) => ({
    path: `/ledger/statement.pdf?account=${(await newCharge(world)).team}`,
  }),
  'GET /leagues/{id}/statement.pdf': async (world) => {
    const { league, team } = await newCharge(world);
    return { path: `${league}/statement.pdf?account=${team}` };
  },
  'POST /leagues/{id}/charges': ofLeague('/charges', ({ teams }) => fee(teams.A)),
  'POST /leagues/{id}/charges/{entry}/cancellation': async (world) => ({
    path: `${(await newCharge(world)).path}/cancellation`,
    body: { reason: 'Kosa' },
  }),
  'POST /leagues/{id}/charges/{entry}/payments': async (world) => ({
    path: `${(await newCharge(world)).path}/payments`,
    body: MONEY,
  }),
  'POST /leagues/{id}/payments/{entry}/cancellation': async (world) => {
    const { league, path } = await newCharge(world);
    const { body } = await world.done('POST', `${path}/payments`, MONEY);
    const [{ payments }] = body.charges;
    return {
      path: `${league}/payments/${payments[0].id}/cancellation`,
      body: { reason: 'Kosa' },
    };
  },
  'POST /leagues/{id}/adjustments': ofLeague('/adjustments', ({ teams }) => ({
    team: teams.A,
    points: -1,
    reason: 'Late',
  })),
  'POST /leagues/{id}/withdrawals': ofLeague('/withdrawals', ({ teams }) => ({
    team: teams.A,
    policy: 'keep',
  })),
  'POST /leagues/{id}/placings': ofLeague('/placings', ({ teams }) => ({
    team: teams.A,
    place: 'last',
    reason: 'Walked off',
  })),
  'POST /leagues/{id}/lots': ofLeague('/lots', ({ teams }) => ({ teams: [teams.A, teams.B] })),
  'DELETE /leagues/{id}/decisions/{entry}': async (world) => {
    const { id, teams } = await world.planned();
    const fine = { team: teams.A, points: -1, reason: 'Late' };
    const entry = await world.made(`/leagues/${id}/adjustments`, fine);
    return { path: `/leagues/${id}/decisions/${entry}` };
  },
  'POST /leagues/{id}/publication': async (world) => {
    const league = await world.planned();
    await league.generate({ kind: 'round-robin', draft: true });
    return { path: `/leagues/${league.id}/publication`, body: {} };
  },
  'POST /leagues/{id}/fixtures': ofLeague('/fixtures', () => ({
    kind: 'round-robin',
    startDate: CUP_DAY,
  })),
  'DELETE /leagues/{id}/fixtures/{fixture}': async (world) => ({
    path: (await knockout(world)).fixture,
  }),
  'POST /leagues/{id}/fixtures/{fixture}/restore': async (world) => {
    const { fixture } = await knockout(world);
    await world.done('DELETE', fixture);
    return { path: `${fixture}/restore` };
  },
  'DELETE /leagues/{id}/plans/{plan}': async (world) => {
    const { league, plan } = await knockout(world);
    return { path: `/leagues/${league.id}/plans/${plan}` };
  },
  'POST /leagues/{id}/swiss-rounds': async (world) => ({
    path: `/leagues/${(await swissLeague(world)).id}/swiss-rounds`,
    body: { startDate: '2026-12-12' },
  }),
  'PUT /leagues/{id}/schedule': ofLeague('/schedule', () => HALL),
  'GET /days/{date}/sheet.pdf': async () => ({ path: `/days/${CUP_DAY}/sheet.pdf` }),
  'GET /days/{date}/poster.pdf': async () => ({ path: `/days/${CUP_DAY}/poster.pdf` }),
  'GET /days/{date}/crew.pdf': async () => ({ path: `/days/${CUP_DAY}/crew.pdf` }),
  'GET /days/{date}/blank-sheets.pdf': async () => ({
    path: `/days/${CUP_DAY}/blank-sheets.pdf`,
  }),
  'POST /leagues/{id}/schedule': async (world) => {
    const { league } = await knockout(world);
    const { id } = await league.fixture('SF1');
    const place = { matchDate: CUP_DAY, matchTime: '09:00', location: 'Uwanja', court: null };
    return { path: `/leagues/${league.id}/schedule`, body: { moves: [{ id, ...place }] } };
  },
  'POST /leagues/{id}/delays': async (world) => {
    const { league } = await knockout(world);
    await world.done('PUT', `/leagues/${league.id}/schedule`, HALL);
    const { id, matchTime } = await league.fixture('SF1');
    const body = { match: id, ends: matchTime.replace(/^\d\d/, '19') };
    return { path: `/leagues/${league.id}/delays`, body };
  },
  'POST /leagues/{id}/crews': async (world) => {
    const day = { matchDate: CUP_DAY, location: 'Uwanja' };
    await world.match(day);
    return {
      path: `/leagues/${world.ids.league}/crews`,
      body: {
        date: CUP_DAY,
        location: 'Uwanja',
        court: null,
        officials: [{ official: world.ids.official, duty: 'referee1' }],
      },
    };
  },
  'POST /leagues/{id}/import': async (world) => ({
    path: `/leagues/${(await world.planned()).id}/import`,
    body: 'date,time,team1,team2\n2026-12-07,16:00,A,B\n',
  }),
  'POST /import/{table}': () => ({
    path: '/import/teams',
    body: 'name,gender,city\nKwanza,Women,Moshi\n',
  }),
};

const groupOf = (world: World, league: string) =>
  world.made(`/leagues/${league}/groups`, { name: 'Kundi' });
