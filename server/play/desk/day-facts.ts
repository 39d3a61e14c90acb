import type { DeskMatch } from '#contract/desk/desk.ts';
import type { ScheduleSettings } from '#contract/leagues/schedule.ts';
import type { Duty } from '#contract/people/official.ts';
import { type Actor, leaguesOf } from '#domain/access/actor.ts';
import { OPEN_SEASON, type SeasonSettings } from '#domain/competition/schedule/season.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { selectMatches } from '#server/play/matches/queries.ts';
import type { MatchFacts } from '#server/play/matches/views.ts';
import { NOT_DECLINED } from '#server/play/officials/not-declined.ts';
import {
  listWaitingFixtures,
  type PlannedRow,
  sourcesByMatch,
} from '#server/play/schedule/queries.ts';

/** Hours, lengths, rests and rules of a league, or those of a match that belongs to none. */
export type DayRules = Pick<SeasonSettings, Limits>;
type Limits = 'opens' | 'closes' | 'matchMinutes' | 'restMinutes' | 'rules';

/** Everything that is on a day, at all venues: teams play and rest wherever they are. */
export type DayFacts = {
  day: string;
  matches: MatchFacts[];
  waiting: PlannedRow[];
  /** By league; of a match without a league those of `UNPLANNED`. */
  rules: ReadonlyMap<string, DayRules>;
  leagueNames: ReadonlyMap<string, string>;
  /** The number of courts of each venue on record, by its name. */
  venues: ReadonlyMap<string, number>;
  /** By match or fixture: what must be over before. */
  sources: ReadonlyMap<string, string[]>;
  officials: ReadonlyMap<string, DeskMatch['officials']>;
  /** Whether whoever asks runs a league; null is none. */
  runs: (leagueId: string | null) => boolean;
};

/** Of matches that no plan was made for. */
export const UNPLANNED: DayRules = { ...OPEN_SEASON, matchMinutes: 90, restMinutes: 0 };

export async function readDay(db: Database, actor: Actor, day: string): Promise<DayFacts> {
  const own = leaguesOf(actor);
  const runs = (id: string | null) => own === null || (id !== null && own.includes(id));
  const [matches, fixtures] = await Promise.all([
    selectMatches(db)
      .where('match.match_date', '=', day)
      .orderBy('match.starts_at')
      .orderBy('match.id')
      .execute(),
    listWaitingFixtures(db, day),
  ]);
  // A draft is told to nobody but those who plan its league.
  const waiting = fixtures.filter((row) => row.is_draft === 0 || runs(row.league_id));
  const leagueIds = [
    ...new Set([...matches, ...waiting].map((row) => row.league_id).filter((id) => id !== null)),
  ];
  const [settings, leagues, venues, sources, officials] = await Promise.all([
    db
      .selectFrom('league_schedule')
      .select(['league_id', 'body'])
      .where('league_id', 'in', [...leagueIds, ''])
      .execute(),
    db
      .selectFrom('league')
      .select(['id', 'name'])
      .where('id', 'in', [...leagueIds, ''])
      .execute(),
    db.selectFrom('venue').select(['name', 'courts']).where('archived_at', 'is', null).execute(),
    sourcesByMatch(db, leagueIds),
    officialsOf(
      db,
      matches.map(({ id }) => id),
    ),
  ]);
  return {
    day,
    matches,
    waiting,
    rules: new Map(
      settings.map(({ league_id, body }) => [league_id, JSON.parse(body) as ScheduleSettings]),
    ),
    leagueNames: new Map(leagues.map(({ id, name }) => [id, name])),
    venues: new Map(venues.map(({ name, courts }) => [name, courts])),
    sources,
    officials,
    runs,
  };
}

export function rulesOf({ rules }: DayFacts, leagueId: string | null): DayRules {
  return (leagueId === null ? undefined : rules.get(leagueId)) ?? UNPLANNED;
}

async function officialsOf(
  db: Database,
  matchIds: readonly string[],
): Promise<Map<string, DeskMatch['officials']>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('match_official')
    .innerJoin('official', 'official.id', 'match_official.official_id')
    .select(['match_official.match_id', 'official.id', 'official.name', 'match_official.duty'])
    .where('match_official.match_id', 'in', matchIds)
    .where(NOT_DECLINED)
    .orderBy('official.sort_name')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ match_id }) => match_id)].map(([id, crew]) => [
      id,
      crew.map(({ id: official, name, duty }) => ({ id: official, name, duty: duty as Duty })),
    ]),
  );
}
