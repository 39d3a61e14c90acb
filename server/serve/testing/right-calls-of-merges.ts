import { localDate } from '#server/platform/time/local-time.ts';
import { passCode } from '#server/play/passes/pass-code.ts';
import type { FactCall } from './fact-calls-of-players.ts';
import type { Maker, World } from './world.ts';

/** Two teams of one name, both in the league of the cast or in the other one. */
async function twoTeams(world: World, league = world.ids.league): Promise<string> {
  const teams = [await world.team('N/A'), await world.team('N/A')] as const;
  for (const team of teams) await world.done('POST', `/leagues/${league}/teams/${team}`);
  return `/merges/team/${teams[0]}/${teams[1]}`;
}

const CHOICES = { choices: {} };

/** A player without a team who comes to a new team of the league. */
async function newTransfer(world: World, league = world.ids.league) {
  const team = await world.team('N/A');
  await world.done('POST', `/leagues/${league}/teams/${team}`);
  const body = {
    player: await world.player({}),
    day: localDate(world.pass(0)),
    allowedBy: 'Chama',
  };
  return { path: `/teams/${team}/transfers`, body };
}

/** Players who change the team. */
export const TRANSFER_CALLS: Record<string, Maker> = {
  'POST /teams/{id}/transfers': (world) => newTransfer(world),
  'DELETE /teams/{id}/transfers/{transfer}': async (world) => {
    const { path, body } = await newTransfer(world);
    return { path: `${path}/${(await world.done('POST', path, body)).body.id}` };
  },
};

/** The pass of a player of the cast, whose licence is new each time. */
export const PASS_CALLS: Record<string, Maker> = {
  'POST /passes/opened': async (world) => {
    const licence = 'T-1';
    const player = await world.player();
    await world.done('PATCH', `/players/${player}`, { licence });
    return {
      path: '/passes/opened',
      body: { code: passCode(world.server.store.vault, player, licence) },
    };
  },
};

/** Two records that become one. */
export const MERGE_CALLS: Record<string, Maker> = {
  'GET /doubles': () => ({ path: '/doubles?kind=team' }),
  'GET /merges': () => ({ path: '/merges?kind=team' }),
  'GET /merges/{kind}/{id}/{other}': async (world) => ({ path: await twoTeams(world) }),
  'PUT /merges/{kind}/{id}/{other}': async (world) => ({
    path: await twoTeams(world),
    body: CHOICES,
  }),
  'DELETE /merges/{kind}/{id}/{other}': async (world) => {
    const path = await twoTeams(world);
    await world.done('PUT', path, CHOICES);
    return { path };
  },
};

export const MERGE_FACTS: readonly FactCall[] = [
  {
    call: 'POST /teams/{id}/transfers',
    fact: 'of the other league',
    maker: (world) => newTransfer(world, world.ids.otherLeague),
  },
  {
    call: 'PUT /merges/{kind}/{id}/{other}',
    fact: 'of the other league',
    maker: async (world) => ({
      path: await twoTeams(world, world.ids.otherLeague),
      body: CHOICES,
    }),
  },
  {
    call: 'PUT /merges/{kind}/{id}/{other}',
    fact: 'two clubs',
    maker: async (world) => {
      const club = { name: 'Klabu', city: 'Moshi' };
      const ids = [await world.made('/clubs', club), await world.made('/clubs', club)];
      return { path: `/merges/club/${ids.join('/')}`, body: CHOICES };
    },
  },
];
