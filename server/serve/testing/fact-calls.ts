import { readFileSync } from 'node:fs';
import { dataVolleyText } from '#domain/data-volley/testing/data-volley-text.ts';
import type { CastRole } from './cast.ts';
import { alone, type FactCall, MINOR, PLAYER_FACTS } from './fact-calls-of-players.ts';
import { SECRETARY_FACTS } from './fact-calls-of-secretaries.ts';
import { lineup, SCORING_CALLS, savedLineup } from './right-calls-of-matches.ts';
import { MERGE_FACTS } from './right-calls-of-merges.ts';
import { SEAT_FACTS } from './right-calls-of-seats.ts';
import type { Maker, RightCall, World } from './world.ts';

const TEAM_FACTS: FactCall[] = [
  {
    call: 'PATCH /teams/{id}',
    fact: 'its gender',
    maker: async (world) => ({ path: `/teams/${await world.team()}`, body: { gender: 'Men' } }),
  },
  {
    call: 'PATCH /teams/{id}',
    fact: 'its coach',
    maker: async (world) => ({ path: `/teams/${await world.team()}`, body: { coach: 'N/A' } }),
  },
  {
    call: 'PATCH /teams/{id}',
    fact: 'a team of the club without a coach',
    maker: async (world) => ({ path: `/teams/${await world.team('N/A')}`, body: { about: 'x' } }),
  },
  {
    call: 'PATCH /teams/{id}',
    fact: 'its club',
    maker: async (world) => ({ path: `/teams/${await world.team()}`, body: { club: null } }),
  },
  {
    call: 'PATCH /teams/{id}',
    fact: 'a team that has left the club',
    maker: async (world) => {
      const path = `/teams/${await world.team()}`;
      await world.done('PATCH', path, { club: null });
      return { path, body: { about: 'x' } };
    },
  },
  {
    call: 'PATCH /teams/{id}',
    fact: 'of the club, which is archived',
    maker: ofArchivedClub,
  },
  {
    call: 'PUT /teams/{id}/logo',
    fact: 'of the other coach’s team',
    maker: ({ ids, picture }) => ({ path: `/teams/${ids.otherTeam}/logo`, file: picture }),
  },
  {
    call: 'GET /teams/{id}/players',
    fact: 'of the other coach’s team',
    maker: ({ ids }) => ({ path: `/teams/${ids.otherTeam}/players` }),
  },
  {
    call: 'POST /teams/{id}/players',
    fact: 'a player of the other coach’s team',
    maker: (world) => taking(world, { team: world.ids.otherTeam }),
  },
  {
    call: 'POST /teams/{id}/players',
    fact: 'a player without a team or account',
    maker: (world) => taking(world, {}),
  },
  {
    call: 'POST /teams/{id}/players',
    fact: 'a player without a team, with an account',
    maker: (world) => taking(world, alone(world)),
  },
  {
    call: 'POST /teams/{id}/players',
    fact: 'a minor without a team or consent',
    maker: (world) => taking(world, { dateOfBirth: MINOR }),
  },
  {
    call: 'DELETE /teams/{id}/players/{playerId}',
    fact: 'of the other coach’s team',
    maker: async (world) => {
      const team = world.ids.otherTeam;
      return { path: `/teams/${team}/players/${await world.player({ team })}` };
    },
  },
];

/** A new club with the manager of the cast is archived; its team has the coach of the cast. */
async function ofArchivedClub(world: World): Promise<RightCall> {
  const club = await world.made('/clubs', { name: 'Klabu ya zamani', city: 'Mwanza' });
  await world.done('PUT', `/clubs/${club}/managers/${world.people['club manager']}`);
  const path = `/teams/${await world.team(undefined, club)}`;
  await world.done('DELETE', `/clubs/${club}`);
  return { path, body: { about: 'x' } };
}

async function taking(world: World, facts: object) {
  const playerId = await world.player(facts);
  return { path: `/teams/${world.ids.team}/players`, body: { playerId } };
}

const decision =
  (team: (world: World) => object, claimant: CastRole): Maker =>
  async (world) => {
    const claim = await world.claim(await world.player(team(world)), claimant);
    return { path: `/claims/${claim}/decision`, body: { accept: true } };
  };

const CLAIM_FACTS: FactCall[] = [
  {
    call: 'POST /claims/{id}/decision',
    fact: 'yes, for the coach’s own claim',
    maker: decision(({ ids }) => ({ team: ids.team }), 'coach'),
  },
  {
    call: 'POST /claims/{id}/decision',
    fact: 'yes, for a player of the other coach’s team',
    maker: decision(({ ids }) => ({ team: ids.otherTeam }), 'fan'),
  },
  {
    call: 'POST /claims/{id}/decision',
    fact: 'yes, for a player without a team',
    maker: decision(() => ({}), 'fan'),
  },
  {
    call: 'DELETE /claims/{id}',
    fact: 'of the coach',
    maker: async (world) => ({
      path: `/claims/${await world.claim(undefined, 'coach')}`,
    }),
  },
];

/** A match of which the other scorer and the other link are, but not those of the cast. */
const ANOTHER: FactCall[] = Object.entries(SCORING_CALLS).map(([call, maker]) => ({
  call,
  fact: 'of another match',
  maker: (world, role) => maker(world.ids.another)(world, role),
}));

const MATCH_FACTS: FactCall[] = [
  ...ANOTHER,
  {
    call: 'POST /matches/{id}/events',
    fact: 'a correction of an official sheet',
    maker: correction,
    isOwn: true,
  },
  {
    call: 'POST /matches/{id}/import',
    fact: 'a .dvw file',
    maker: async (world) => ({
      path: `/matches/${await world.scoredMatch()}/import`,
      body: scoutingFile(),
      type: 'text/plain',
    }),
  },
  {
    call: 'PUT /matches/{id}/lineups/{teamId}',
    fact: 'of the other coach’s team',
    maker: (world) => lineup(world, world.ids.otherTeam),
  },
  {
    call: 'DELETE /matches/{id}/lineups/{teamId}',
    fact: 'of the other coach’s team',
    maker: (world) => savedLineup(world, world.ids.otherTeam),
  },
  {
    call: 'GET /matches/{id}/lineups',
    fact: 'of a match of other teams',
    maker: async (world) => {
      const team1 = await world.team('N/A', null);
      const team2 = await world.team('N/A', null);
      return { path: `/matches/${await world.match({ team1, team2 })}/lineups` };
    },
  },
];

/** The scorer of the match puts an official sheet right, and gives a reason. */
async function correction(world: World, role: CastRole): Promise<RightCall> {
  const id = await world.scoredMatch();
  const send = async (by: CastRole, ...events: object[]) => {
    const epoch = (await world.done('POST', `/matches/${id}/pen`, { takeOver: true }, by)).body
      .epoch;
    return { epoch, baseSeq: await world.seqOf(id), events };
  };
  const wholeMatch = [
    world.event('forfeit', { team: 'team2' }),
    world.event('end'),
    world.event('sign', { role: 'referee1', name: 'Juma' }),
    world.event('finalise'),
  ];
  await world.done('POST', `/matches/${id}/events`, await send('admin', ...wholeMatch));
  const sign = world.event('sign', { role: 'scorer', name: 'B', override: 'Typo' });
  const body = await send(role === 'scorer' || role === 'secretary' ? role : 'admin', sign);
  return { path: `/matches/${id}/events`, body };
}

/** A real match, in the documented form of a .dvw. */
function scoutingFile(): string {
  const file = new URL('../../../test-data/matches/dvw-190301_kats_beds.json', import.meta.url);
  return dataVolleyText(JSON.parse(readFileSync(file, 'utf8')));
}

/** People choose a role for themselves once; who has no account names somebody else's. */
function ownRole(roleChosen: 0 | 1, role: string): Maker {
  return async ({ people, ids, server }, caster) => {
    const id = people[caster] ?? ids.user;
    await server.store.db.updateTable('user').set({ roleChosen }).where('id', '=', id).execute();
    return { path: `/users/${id}`, body: { role } };
  };
}

const SITE_FACTS: FactCall[] = [
  {
    call: 'GET /team-requests',
    fact: 'of one team',
    maker: ({ ids }) => ({ path: `/team-requests?team=${ids.team}` }),
  },
  {
    call: 'GET /exports/{table}',
    fact: 'players',
    maker: () => ({ path: '/exports/players' }),
  },
  {
    call: 'GET /partners/{id}/reach',
    fact: 'a partner without an account',
    maker: async (world) => ({
      path: `/partners/${await world.made('/partners', { name: 'Bila akaunti' })}/reach`,
    }),
  },
  {
    call: 'PATCH /users/{id}',
    fact: 'the own role, for the first time',
    maker: ownRole(0, 'Fan'),
    isOwn: true,
  },
  {
    call: 'PATCH /users/{id}',
    fact: 'the own role, to administrator',
    maker: ownRole(0, 'admin'),
    isOwn: true,
  },
  {
    call: 'PATCH /users/{id}',
    fact: 'the own role, for the second time',
    maker: ownRole(1, 'Fan'),
    isOwn: true,
  },
  {
    call: 'PATCH /users/{id}',
    fact: 'to administrator',
    maker: ({ ids }) => ({ path: `/users/${ids.user}`, body: { role: 'admin' } }),
  },
  {
    call: 'DELETE /account/sessions/{id}',
    fact: 'of the coach',
    maker: async (world) => ({ path: `/account/sessions/${await world.session('coach')}` }),
  },
  {
    call: 'DELETE /account/tokens/{id}',
    fact: 'of the coach',
    maker: async (world) => ({ path: `/account/tokens/${await world.apiToken('coach')}` }),
  },
];

const CLUB_FACTS: FactCall[] = [
  {
    call: 'PATCH /clubs/{id}',
    fact: 'its name',
    maker: ({ ids }) => ({ path: `/clubs/${ids.club}`, body: { name: 'Klabu mpya' } }),
  },
  {
    call: 'PATCH /clubs/{id}',
    fact: 'the other manager’s club',
    maker: ({ ids }) => ({ path: `/clubs/${ids.otherClub}`, body: { about: 'x' } }),
  },
  {
    call: 'GET /clubs/{id}/managers',
    fact: 'of the other manager’s club',
    maker: ({ ids }) => ({ path: `/clubs/${ids.otherClub}/managers` }),
  },
];

export const FACT_CALLS: readonly FactCall[] = [
  ...TEAM_FACTS,
  ...CLUB_FACTS,
  ...PLAYER_FACTS,
  ...CLAIM_FACTS,
  ...MATCH_FACTS,
  ...SEAT_FACTS,
  ...MERGE_FACTS,
  ...SECRETARY_FACTS,
  ...SITE_FACTS,
];
