import type { ScheduleSettings } from '#contract/leagues/schedule.ts';
import type { Duty } from '#contract/people/official.ts';
import { OPEN_SEASON } from '#domain/competition/schedule/season.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { teamsOf } from '#server/play/matches/own-queries.ts';
import { NOT_DECLINED } from '#server/play/officials/not-declined.ts';

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
> & {
  team1: string;
  team2: string;
  league: string | null;
  minutes: number;
  /** Of the official whose calendar it is. */
  duty?: Duty | undefined;
};

/** Without a name: the calendar of a person, who subscribes to it alone. */
export type CalendarData = { name: string | null; matches: CalendarMatch[] };

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

/** Matches of a season back and all that come, with the cancelled ones of late. */
function selectCalendar(db: Database, now: number) {
  return db
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
    .orderBy('match.starts_at')
    .orderBy('match.id')
    .limit(MOST);
}

async function listMatches({ db }: Store, of: CalendarOf, name: string, now: number) {
  const rows = await selectCalendar(db, now)
    .where((eb) => {
      if (of.noun === 'league') return eb('match.league_id', '=', of.id);
      if (of.noun === 'venue') return eb('match.location', '=', name);
      const home = eb('match.team1_id', '=', of.id);
      return of.homeOnly ? home : eb.or([home, eb('match.team2_id', '=', of.id)]);
    })
    .execute();
  return rows.map(calendarMatch);
}

/**
 * The matches of a person: duties as an official that were not declined, and the teams that one coaches or
 * plays for. Undefined for an address that has ended.
 *
 * @param tokenHash of the secret in the address
 */
export async function findOwnCalendar(
  store: Store,
  tokenHash: string,
  now: number,
): Promise<CalendarData | undefined> {
  const { db } = store;
  const owner = await db
    .selectFrom('own_calendar')
    .select(['user_id', 'official_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!owner) return undefined;
  // One of the two is empty, and `''` is nobody's id.
  const user = owner.user_id ?? '';
  const official = owner.official_id ?? '';
  const duties = await db
    .selectFrom('match_official')
    .innerJoin('official', 'official.id', 'match_official.official_id')
    .select(['match_id', 'duty'])
    .where('official.archived_at', 'is', null)
    .where((eb) => eb.or([eb('official.user_id', '=', user), eb('official.id', '=', official)]))
    .where(NOT_DECLINED)
    .execute();
  const coached = teamsOf(store, user, 'coach');
  const played = teamsOf(store, user, 'player');
  const rows = await selectCalendar(db, now)
    .where((eb) =>
      eb.or([
        ...[coached, played].flatMap((teams) => [
          eb('match.team1_id', 'in', teams),
          eb('match.team2_id', 'in', teams),
        ]),
        eb('match.id', 'in', ['', ...duties.map(({ match_id }) => match_id)]),
      ]),
    )
    .execute();
  const dutyOf = new Map(duties.map(({ match_id, duty }) => [match_id, duty as Duty]));
  return {
    name: null,
    matches: rows.map((row) => ({ ...calendarMatch(row), duty: dutyOf.get(row.id) })),
  };
}

function calendarMatch<Row extends { settings: string | null }>({ settings, ...row }: Row) {
  return { ...row, minutes: minutesOf(settings) };
}

/** Minutes of a match on the plan of its league. */
function minutesOf(settings: string | null): number {
  if (settings === null) return OPEN_SEASON.matchMinutes;
  return (JSON.parse(settings) as ScheduleSettings).matchMinutes;
}
