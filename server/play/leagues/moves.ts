import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { LeagueRow } from '#server/platform/db/tables/tables.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { getFinalPlaces } from '#server/play/places/queries.ts';
import { phasesOf } from './views.ts';

/** The teams that leave a league for its next season, and those that come into it. */
export type Moves = { leave: ReadonlySet<string>; come: readonly string[] };

export const NO_MOVES: Moves = { leave: new Set(), come: [] };

/**
 * Promotion and relegation: who goes up or down by the final places of a league, who comes down from the
 * league above it, and who comes up from the one below. Throws refused while places are open that it needs.
 */
export async function readMoves(store: Store, league: LeagueRow): Promise<Moves> {
  const { promotion, relegation } = phasesOf(league);
  const up = promotion === null ? [] : await endOf(store, league, 'promotion');
  const down = relegation === null ? [] : await endOf(store, league, 'relegation');
  const above = await neighbour(store, promotion?.league);
  const below = await neighbour(store, relegation?.league);
  const leave = new Set([...up, ...down]);
  const come = [
    ...(above === undefined ? [] : await endOf(store, above, 'relegation')),
    ...(below === undefined ? [] : await endOf(store, below, 'promotion')),
  ];
  return { leave, come: [...new Set(come)].filter((team) => !leave.has(team)) };
}

async function neighbour(
  { db }: Store,
  id: string | null | undefined,
): Promise<LeagueRow | undefined> {
  if (id === null || id === undefined) return undefined;
  return db.selectFrom('league').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The teams at the upper or lower end of a league that change to another one. */
async function endOf(
  store: Store,
  league: LeagueRow,
  way: 'promotion' | 'relegation',
): Promise<string[]> {
  const count = phasesOf(league)[way]?.places ?? 0;
  if (count === 0) return [];
  const { over, items } = await getFinalPlaces(store, league.id);
  const cut = way === 'promotion' ? count : items.length - count;
  const isShared = cut > 0 && items[cut - 1]?.rank === items[cut]?.rank;
  if (!over || isShared) {
    throw refused('PLACES_OPEN', textOf('league.placesOpen', { league: league.name }), 'moves');
  }
  const moving = way === 'promotion' ? items.slice(0, cut) : items.slice(Math.max(0, cut));
  return moving.map(({ team }) => team.id);
}
