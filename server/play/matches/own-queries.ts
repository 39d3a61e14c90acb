import type { Match, OwnMatchQuery } from '#contract/matches/match.ts';
import type { ListOf } from '#contract/primitives.ts';
import { decodeCursor, pageOf } from '#server/platform/db/page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { localDate, startOfDay } from '#server/platform/time/local-time.ts';
import { isCoachedBy } from '#server/play/teams/subject-queries.ts';
import { selectMatches } from './queries.ts';
import { type MatchFacts, matchView } from './views.ts';

/** The teams that a person coaches, as a manager of their club too, or plays for. */
export function teamsOf(store: Store, userId: string, as: OwnMatchQuery['as']) {
  if (as === 'coach') {
    return store.db.selectFrom('team').select('team.id').where(isCoachedBy(userId));
  }
  return store.db
    .selectFrom('player')
    .select('team_id as id')
    .where('user_id', '=', userId)
    .where('archived_at', 'is', null)
    .where('team_id', 'is not', null);
}

/**
 * Matches of the teams that one plays for or coaches. `coming`: under way or from today on, the next
 * one first; `past`: all others, the latest first.
 */
export async function listOwnMatches(
  store: Store,
  userId: string,
  { as, when, limit, cursor }: OwnMatchQuery,
  now: number,
): Promise<ListOf<Match>> {
  const after = decodeCursor<string | number>(cursor, 2);
  const isComing = when === 'coming';
  const direction = isComing ? 'asc' : 'desc';
  const teams = teamsOf(store, userId, as);
  let select = selectMatches(store.db)
    .where((eb) => eb.or([eb('match.team1_id', 'in', teams), eb('match.team2_id', 'in', teams)]))
    .where((eb) => {
      const coming = eb.or([
        eb('match.status', 'in', ['Live', 'suspended']),
        eb.and([
          eb('match.status', 'in', ['not started', 'postponed']),
          eb('match.starts_at', '>=', startOfDay(localDate(now))),
        ]),
      ]);
      return isComing ? coming : eb.not(coming);
    })
    .orderBy('match.starts_at', direction)
    .orderBy('match.id', direction)
    .limit(limit + 1);
  if (after) {
    const startsAt = Number(after[0]);
    const id = String(after[1]);
    select = select.where((eb) =>
      eb(eb.refTuple('match.starts_at', 'match.id'), isComing ? '>' : '<', eb.tuple(startsAt, id)),
    );
  }
  const rows: MatchFacts[] = await select.execute();
  return pageOf(rows, limit, (row) => [row.starts_at, row.id], matchView);
}
