import type { League } from '#contract/leagues/league.ts';
import type { Store } from '#server/platform/db/store.ts';
import { adultsBornBy } from '#server/platform/time/age.ts';
import { getEligibilityRule } from '#server/play/eligibility/queries.ts';

/** `youth`: the league has said nothing, and is one of young people. */
export type ChancesShown = 'shown' | 'youth' | 'off';

/**
 * Whether a league shows chances of places and matches. By itself it does, unless it is one of young people:
 * by its rules, by the oldest age that may play, or by the ages of most players.
 */
export async function chancesOf(
  store: Store,
  league: Pick<League, 'id' | 'forecast' | 'rules'>,
  now: number,
): Promise<ChancesShown> {
  if (league.forecast !== 'auto') return league.forecast === 'on' ? 'shown' : 'off';
  if (league.rules === 'youth') return 'youth';
  const { age } = await getEligibilityRule(store, league.id);
  if (age?.oldest !== null && age?.oldest !== undefined && age.oldest <= YOUTH_AGE) return 'youth';
  return (await areMostMinors(store, league.id, now)) ? 'youth' : 'shown';
}

/** The oldest age class for which the FIVB has held championships is under 23. */
const YOUTH_AGE = 22;

/** Of the players whose age is known. */
async function areMostMinors({ db }: Store, leagueId: string, now: number): Promise<boolean> {
  const { known, minors } = await db
    .selectFrom('player')
    .innerJoin('league_team', 'league_team.team_id', 'player.team_id')
    .select((eb) => [
      eb.fn.countAll<number>().as('known'),
      eb.fn
        .countAll<number>()
        .filterWhere('player.date_of_birth', '>', adultsBornBy(now))
        .as('minors'),
    ])
    .where('league_team.league_id', '=', leagueId)
    .where('player.archived_at', 'is', null)
    .where('player.date_of_birth', 'is not', null)
    .executeTakeFirstOrThrow();
  return 2 * Number(minors) > Number(known);
}
