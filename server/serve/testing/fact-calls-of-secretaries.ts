import type { FactCall } from './fact-calls-of-players.ts';
import { storedDocument } from './right-calls-of-leagues.ts';
import type { Maker, World } from './world.ts';

const OTHER = 'of the other league';

/** A match of the other secretary's league. */
const otherMatch = (world: World) => world.match({ matchType: world.ids.otherLeague });

const newMatch =
  (typeOf: (world: World) => string): Maker =>
  (world) => ({
    path: '/matches',
    body: {
      team1: world.ids.team,
      team2: world.ids.otherTeam,
      matchType: typeOf(world),
      matchDate: '2026-12-03',
      matchTime: '16:00',
    },
  });

/** A secretary's rights rest on the league; those on a match rest on the league of the match. */
export const SECRETARY_FACTS: readonly FactCall[] = [
  {
    call: 'PATCH /leagues/{id}',
    fact: OTHER,
    maker: ({ ids }) => ({ path: `/leagues/${ids.otherLeague}`, body: { about: 'x' } }),
  },
  {
    call: 'GET /leagues/{id}/secretaries',
    fact: OTHER,
    maker: ({ ids }) => ({ path: `/leagues/${ids.otherLeague}/secretaries` }),
  },
  { call: 'POST /matches', fact: OTHER, maker: newMatch(({ ids }) => ids.otherLeague) },
  { call: 'POST /matches', fact: 'a friendly match', maker: newMatch(() => 'Friendly') },
  {
    call: 'PATCH /matches/{id}',
    fact: OTHER,
    maker: async (world) => ({
      path: `/matches/${await otherMatch(world)}`,
      body: { matchTime: '18:00' },
    }),
  },
  {
    call: 'PATCH /matches/{id}',
    fact: 'into the other league',
    maker: async (world) => ({
      path: `/matches/${await world.match()}`,
      body: { matchType: world.ids.otherLeague },
    }),
  },
  {
    call: 'PATCH /matches/{id}',
    fact: 'moved to the other league before',
    maker: async (world) => {
      const path = `/matches/${await world.match()}`;
      await world.done('PATCH', path, { matchType: world.ids.otherLeague });
      return { path, body: { matchTime: '18:00' } };
    },
  },
  {
    call: 'PATCH /matches/{id}',
    fact: 'a friendly match',
    maker: async (world) => ({
      path: `/matches/${await world.match({ matchType: 'Friendly' })}`,
      body: { matchTime: '18:00' },
    }),
  },
  {
    call: 'DELETE /matches/{id}',
    fact: OTHER,
    maker: async (world) => ({ path: `/matches/${await otherMatch(world)}` }),
  },
  {
    call: 'POST /matches/{id}/scorer-links',
    fact: OTHER,
    maker: async (world) => ({ path: `/matches/${await otherMatch(world)}/scorer-links` }),
  },
  {
    call: 'PUT /matches/{id}/officials',
    fact: OTHER,
    maker: async (world) => ({
      path: `/matches/${await otherMatch(world)}/officials`,
      body: { officials: [] },
    }),
  },
  {
    call: 'GET /matches/{id}/parked',
    fact: OTHER,
    maker: async (world) => ({ path: `/matches/${await otherMatch(world)}/parked` }),
  },
  {
    call: 'POST /archive/{kind}/{id}/restore',
    fact: 'a match of the league',
    maker: async (world) => {
      const id = await world.match();
      await world.done('DELETE', `/matches/${id}`);
      return { path: `/archive/match/${id}/restore` };
    },
  },
  {
    call: 'POST /archive/{kind}/{id}/restore',
    fact: 'a match of the other league',
    maker: async (world) => {
      const id = await otherMatch(world);
      await world.done('DELETE', `/matches/${id}`);
      return { path: `/archive/match/${id}/restore` };
    },
  },
  {
    call: 'POST /archive/{kind}/{id}/restore',
    fact: 'a document of the league',
    maker: async (world) => ({
      path: `/archive/document/${await storedDocument(world, world.ids.league, 1)}/restore`,
    }),
  },
  {
    call: 'POST /archive/{kind}/{id}/restore',
    fact: 'a document of the other league',
    maker: async (world) => ({
      path: `/archive/document/${await storedDocument(world, world.ids.otherLeague, 1)}/restore`,
    }),
  },
];
