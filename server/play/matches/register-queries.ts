import { sql } from 'kysely';
import type { MatchConcern, MatchRegisterQuery } from '#contract/administration/admin-list.ts';
import type { RegisterOf } from '#contract/administration/numbered-list.ts';
import type { Match } from '#contract/matches/match.ts';
import { everyWordIn } from '#server/platform/db/contains.ts';
import { numberedPage } from '#server/platform/db/numbered-page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { endOfDay, localDate, startOfDay } from '#server/platform/time/local-time.ts';
import { clashingMatches } from './clashes.ts';
import { selectMatches } from './queries.ts';
import { type MatchFacts, matchView } from './views.ts';

const HOUR_MS = 60 * 60 * 1000;
/** By then even a match of five long sets is over. */
const RESULT_DUE_MS = 4 * HOUR_MS;
/** No match in play is quiet for so long: somebody forgot to end it. */
const STALE_MS = 3 * HOUR_MS;

const COLUMNS: Record<Exclude<MatchRegisterQuery['sort'], 'near'>, string> = {
  date: 'match.starts_at',
  team1: 't1.sort_name',
  team2: 't2.sort_name',
  type: 'league.sort_name',
  status: 'match.status',
};

/** The leagues whose matches are meant; null for all matches. */
type Leagues = readonly string[] | null;

/** The register of matches. */
export async function pageOfMatches(
  store: Store,
  query: MatchRegisterQuery,
  now: number,
  leagues: Leagues,
): Promise<RegisterOf<Match>> {
  let select = query.concern
    ? await selectConcern(store, query.concern, now, leagues)
    : selectOf(store, leagues);
  if (query.status) select = select.where('match.status', '=', query.status);
  if (query.league) select = select.where('match.league_id', '=', query.league);
  if (query.from) select = select.where('match.starts_at', '>=', startOfDay(query.from));
  if (query.to) select = select.where('match.starts_at', '<', endOfDay(query.to));
  if (query.q) {
    const columns = ['t1.sort_name', 't2.sort_name', 'league.sort_name', 'match.location'];
    select = select.where(everyWordIn(query.q, columns));
  }
  const view = (row: MatchFacts) => matchView(row);
  if (query.sort === 'near') {
    return numberedPage(select, { ...query, order: 'asc' }, nearColumns(now), view);
  }
  return numberedPage(select, query, [COLUMNS[query.sort], 'match.starts_at', 'match.id'], view);
}

/** Today's matches and those to come, the next first; then those of the days before, the latest first. */
function nearColumns(now: number) {
  const today = startOfDay(localDate(now));
  return [
    sql`case when match.starts_at < ${today} then 1 else 0 end`,
    sql`abs(match.starts_at - ${today})`,
    'match.id',
  ];
}

function selectOf(store: Store, leagues: Leagues) {
  const select = selectMatches(store.db);
  return leagues ? select.where('match.league_id', 'in', ['', ...leagues]) : select;
}

async function selectConcern(store: Store, concern: MatchConcern, now: number, leagues: Leagues) {
  const select = selectOf(store, leagues);
  switch (concern) {
    case 'results-missing':
      return select
        .where('match.status', '=', 'not started')
        .where('match.starts_at', '<', now - RESULT_DUE_MS);
    case 'stale-live':
      return select
        .where('match.status', '=', 'Live')
        .where('match.updated_at', '<', now - STALE_MS);
    case 'duties-declined':
      return select
        .where('match.status', 'in', ['not started', 'postponed'])
        .where('match.starts_at', '>', now)
        .where('match.id', 'in', (eb) =>
          eb.selectFrom('match_official').select('match_id').where('answer', '=', 'declined'),
        );
    case 'captains-differ':
      return select
        .where('match.status', 'not in', ['ended', 'cancelled'])
        .where('match.decided', '=', 0)
        .where('match.id', 'in', (eb) =>
          eb
            .selectFrom('captain_report')
            .select('match_id')
            .groupBy('match_id')
            .having(eb.fn.countAll(), '>', 1),
        );
    case 'postponed':
      return select.where('match.status', '=', 'postponed');
    case 'dates-asked':
      return select
        .where('match.status', 'in', ['not started', 'postponed'])
        .where('match.decided', '=', 0)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('date_request')
              .select('date_request.id')
              .whereRef('date_request.match_id', '=', 'match.id')
              // A match that was moved otherwise leaves the request without an object.
              .whereRef('date_request.from_date', '=', 'match.match_date')
              .whereRef('date_request.from_time', '=', 'match.match_time')
              .where((request) =>
                request.or([
                  request('date_request.state', 'in', ['agreed', 'declined']),
                  request.and([
                    request('date_request.state', '=', 'asked'),
                    request('date_request.answer_by', '<', now),
                  ]),
                ]),
              ),
          ),
        );
    case 'clashes': {
      const ids = await clashingMatches(store, now);
      // No id is empty: an empty list would not be SQL.
      return select.where('match.id', 'in', ids.length > 0 ? ids : ['']);
    }
  }
}

/** The number of matches, of all, of live ones, or of those with a concern. */
export async function countMatches(
  store: Store,
  which: 'all' | 'live' | MatchConcern,
  now: number,
  leagues: Leagues,
): Promise<number> {
  const select =
    which === 'all' || which === 'live'
      ? selectOf(store, leagues).$if(which === 'live', (live) =>
          live.where('match.status', '=', 'Live'),
        )
      : await selectConcern(store, which, now, leagues);
  const row = await select
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
