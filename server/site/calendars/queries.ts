import type { ScheduleSettings } from '#contract/leagues/schedule.ts';
import { OPEN_SEASON } from '#domain/competition/schedule/season.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A calendar goes back by this time: a season and some weeks. */
const PAST_MS = 400 * DAY_MS;
/** A cancelled match stays in the calendar for this time, marked as cancelled. */
const CANCELLED_MS = 30 * DAY_MS;
const MOST = 1000;

/** The team, league or venue of a calendar. */
export type CalendarOf =
  | { noun: 'team'; id: string; homeOnly: boolean }
  | { noun: 'league'; id: string }
  | { noun: 'venue'; id: string };

export type CalendarMatch = Pick<
  MatchRow,
  | 'id'
  | 'match_date'
  | 'match_time'
  | 'starts_at'
  | 'location'
  | 'court'
  | 'not_before'
  | 'status'
  | 'team1_wins'
  | 'team2_wins'
  | 'plan_version'
  | 'plan_changed_at'
  | 'archived_at'
  | 'created_at'
> & { team1: string; team2: string; league: string | null; minutes: number };

export type CalendarData = { name: string; matches: CalendarMatch[] };

/** The matches of a team, a league or a venue; undefined where there is no such thing. */
export async function findCalendar(
  store: Store,
  of: CalendarOf,
  now: number,
): Promise<CalendarData | undefined> {
  const owner = await store.db
    .selectFrom(of.noun)
    .select('name')
    .where('id', '=', of.id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return owner && { name: owner.name, matches: await listMatches(store, of, owner.name, now) };
}

async function listMatches({ db }: Store, of: CalendarOf, name: string, now: number) {
  const rows = await db
    .selectFrom('match')
    .innerJoin('team as t1', 't1.id', 'match.team1_id')
    .innerJoin('team as t2', 't2.id', 'match.team2_id')
    .leftJoin('league', 'league.id', 'match.league_id')
    .leftJoin('league_schedule', 'league_schedule.league_id', 'match.league_id')
    .select(['match.id', 'match.match_date', 'match.match_time', 'match.starts_at'])
    .select(['match.location', 'match.court', 'match.not_before', 'match.status'])
    .select(['match.team1_wins', 'match.team2_wins', 'match.plan_version'])
    .select(['match.plan_changed_at', 'match.archived_at', 'match.created_at'])
    .select(['t1.name as team1', 't2.name as team2', 'league.name as league'])
    .select('league_schedule.body as settings')
    .where('match.starts_at', '>', now - PAST_MS)
    .where((eb) =>
      eb.or([
        eb.and([eb('match.archived_at', 'is', null), eb('match.status', '<>', 'cancelled')]),
        eb('match.plan_changed_at', '>', now - CANCELLED_MS),
      ]),
    )
    .where((eb) => {
      if (of.noun === 'league') return eb('match.league_id', '=', of.id);
      if (of.noun === 'venue') return eb('match.location', '=', name);
      const home = eb('match.team1_id', '=', of.id);
      return of.homeOnly ? home : eb.or([home, eb('match.team2_id', '=', of.id)]);
    })
    .orderBy('match.starts_at')
    .orderBy('match.id')
    .limit(MOST)
    .execute();
  return rows.map(({ settings, ...row }) => ({ ...row, minutes: minutesOf(settings) }));
}

/** Minutes of a match on the plan of its league. */
function minutesOf(settings: string | null): number {
  if (settings === null) return OPEN_SEASON.matchMinutes;
  return (JSON.parse(settings) as ScheduleSettings).matchMinutes;
}
