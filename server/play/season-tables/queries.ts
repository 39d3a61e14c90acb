import type { League } from '#contract/leagues/league.ts';
import type { SeasonTable } from '#contract/leagues/phases/season-table.ts';
import type { TeamRef } from '#contract/people/team.ts';
import { type RankedLeague, seasonTable } from '#domain/competition/season-table.ts';
import type { Store } from '#server/platform/db/store.ts';
import { getFinalPlaces } from '#server/play/places/queries.ts';

/**
 * The tables of a season, of women and men, from the leagues that give points for it and are over.
 * @param leagues those of the season
 */
export async function readSeasonTables(
  store: Store,
  leagues: readonly League[],
): Promise<SeasonTable[]> {
  const teams = new Map<string, TeamRef>();
  const ranked: RankedLeague[] = [];
  for (const { id, phases } of leagues) {
    if (phases.rankingPoints.length === 0) continue;
    const { items } = await getFinalPlaces(store, id);
    for (const { team } of items) teams.set(team.id, team);
    ranked.push({
      points: phases.rankingPoints,
      places: items.map(({ team, rank }) => ({ team: team.id, rank })),
    });
  }
  const ids = [...teams.keys()];
  if (ids.length === 0) return [];
  const genders = await store.db
    .selectFrom('team')
    .select(['id', 'gender'])
    .where('id', 'in', ids)
    .execute();
  return [...Map.groupBy(genders, ({ gender }) => gender)]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([gender, members]) => {
      const own = new Set(members.map(({ id }) => id));
      const rows = seasonTable(
        ranked.map(({ points, places }) => ({
          points,
          places: places.filter(({ team }) => own.has(team)),
        })),
      );
      return {
        gender: gender as SeasonTable['gender'],
        rows: rows.map((row) => ({ ...row, team: teams.get(row.team)! })),
      };
    });
}
