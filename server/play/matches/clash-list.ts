import type { Clash } from '#contract/administration/summary.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type FoundClash, findClashesFrom } from './clashes.ts';

/** The clashes of matches from today on, of some leagues or of all, the soonest first. */
export async function listClashes(
  store: Store,
  now: number,
  limit: number,
  leagues: readonly string[] | null,
): Promise<Clash[]> {
  const all = await findClashesFrom(store, now);
  const found = all.filter((clash) => touches(clash, leagues)).slice(0, limit);
  const teams = await namesOf(
    store,
    'team',
    found.flatMap(({ matches }) => matches.flatMap((match) => match.teams)),
  );
  const officials = await namesOf(
    store,
    'official',
    found.flatMap(({ finding }) => finding.referee ?? []),
  );
  const nameOf = (id: string) => teams.get(id) ?? '';
  return found.map((clash) => ({
    ...causeOf(clash, teams, officials),
    date: clash.matches[0]?.date ?? '',
    matches: clash.matches
      .toSorted((a, b) => (a.time < b.time ? -1 : 1))
      .map(({ id, teams: [team1 = '', team2 = ''], time, court, league }) => ({
        id,
        time,
        court,
        league,
        team1: nameOf(team1),
        team2: nameOf(team2),
      })),
  }));
}

/** Whether a match of one of these leagues is in it; the other may be anybody's. */
function touches({ matches }: FoundClash, leagues: readonly string[] | null): boolean {
  return (
    leagues === null || matches.some(({ league }) => league !== null && leagues.includes(league))
  );
}

type Names = ReadonlyMap<string, string>;

function causeOf({ finding, matches }: FoundClash, teams: Names, officials: Names) {
  const { team, referee } = finding;
  if (team !== undefined) return { cause: 'team', name: teams.get(team) ?? '' } as const;
  if (referee !== undefined)
    return { cause: 'official', name: officials.get(referee) ?? '' } as const;
  return { cause: 'court', name: matches[0]?.location ?? '' } as const;
}

async function namesOf(
  store: Store,
  table: 'team' | 'official',
  ids: readonly string[],
): Promise<Names> {
  const rows = await store.db
    .selectFrom(table)
    .select(['id', 'name'])
    .where('id', 'in', ['', ...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
