import type {
  LeagueSchedule,
  ScheduleEntry,
  ScheduleSettings,
} from '#contract/leagues/schedule.ts';
import { matchesOfPlan } from '#domain/competition/schedule/schedule-plan.ts';
import type { Slot } from '#domain/competition/slots/slot.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { FixtureRow } from '#server/platform/db/tables/fixture-tables.ts';
import { endOfDay, startOfDay } from '#server/platform/time/local-time.ts';
import { mustBeLeague } from '#server/play/leagues/queries.ts';
import { selectMatches } from '#server/play/matches/queries.ts';
import { teamNamesById } from '#server/play/teams/queries.ts';
import { matchEntry, waitingEntry } from './views.ts';

/**
 * Everything that a league's calendar holds, and what it is judged by; drafts only where they are
 * asked for. Throws not-found.
 */
export async function getSchedule(
  store: Store,
  leagueId: string,
  withDrafts = false,
): Promise<LeagueSchedule> {
  await mustBeLeague(store, leagueId);
  const [settings, fixtures, rows] = await Promise.all([
    findSettings(store, leagueId),
    listFixtureRows(store, leagueId),
    selectMatches(store.db)
      .where('match.league_id', '=', leagueId)
      .orderBy('match.starts_at')
      .orderBy('match.id')
      .execute(),
  ]);
  const after = sourcesOf(fixtures);
  const ids = fixtures.flatMap((row) => [row.team1_id, row.team2_id]);
  const names = await teamNamesById(store.db, ids);
  const entries: ScheduleEntry[] = [
    ...rows.map((row) => matchEntry(row, 'match', after.get(row.id) ?? [])),
    ...fixtures
      .filter(({ state, rules }) => state === 'waiting' && rules === null)
      .filter((row) => withDrafts || row.is_draft === 0)
      .map((row) => waitingEntry(row, names, after.get(row.id) ?? [])),
  ];
  return { settings, entries: [...entries, ...(await listElsewhere(store, leagueId, entries))] };
}

export async function findSettings(
  store: Store,
  leagueId: string,
): Promise<ScheduleSettings | null> {
  const row = await store.db
    .selectFrom('league_schedule')
    .select('body')
    .where('league_id', '=', leagueId)
    .executeTakeFirst();
  return row ? (JSON.parse(row.body) as ScheduleSettings) : null;
}

/** By id of a match or fixture: those that must be over before it, as the plans of these leagues say. */
export async function sourcesByMatch(
  db: Database,
  leagueIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (leagueIds.length === 0) return new Map();
  return sourcesOf(await selectFixtures(db).where('fixture.league_id', 'in', leagueIds).execute());
}

/** Fixtures of a day that wait for their teams, those of drafts included. */
export async function listWaitingFixtures(db: Database, day: string): Promise<PlannedRow[]> {
  return selectFixtures(db)
    .where('fixture.match_date', '=', day)
    .where('fixture.state', '=', 'waiting')
    .where('fixture.rules', 'is', null)
    .execute();
}

function listFixtureRows({ db }: Store, leagueId: string) {
  return selectFixtures(db).where('fixture.league_id', '=', leagueId).execute();
}

function selectFixtures(db: Database) {
  return db
    .selectFrom('fixture')
    .leftJoin('league_group', 'league_group.id', 'fixture.group_id')
    .selectAll('fixture')
    .select('league_group.name as group_name')
    .where('fixture.archived_at', 'is', null)
    .orderBy('fixture.plan_id')
    .orderBy('fixture.number');
}

export type PlannedRow = FixtureRow & { group_name: string | null };

/** By id: the fixtures that must be over before, as their slots say. */
function sourcesOf(rows: readonly PlannedRow[]): Map<string, string[]> {
  const sources = new Map<string, string[]>();
  for (const plan of Map.groupBy(rows, (row) => row.plan_id).values()) {
    const played = plan.filter(({ rules }) => rules === null);
    const pairings = played.map((row) => ({
      round: row.round,
      ...(row.group_name === null ? {} : { group: row.group_name }),
      ...(row.label === null ? {} : { label: row.label }),
      ...(row.tie === null ? {} : { tie: row.tie }),
      ...(row.leg === null ? {} : { leg: row.leg }),
      team1: JSON.parse(row.source1) as Slot,
      team2: JSON.parse(row.source2) as Slot,
    }));
    const idOf = (key: string) => played[Number(key) - 1]!.id;
    for (const { id, after = [] } of matchesOfPlan({ pairings }, { prefix: '', minutes: 1 }))
      sources.set(idOf(id), after.map(idOf));
  }
  return sources;
}

/** Matches of others that take a court or a team of this league on its days. */
async function listElsewhere(
  { db }: Store,
  leagueId: string,
  entries: readonly ScheduleEntry[],
): Promise<ScheduleEntry[]> {
  const days = entries.map(({ matchDate }) => matchDate).sort();
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const locations = new Set(entries.map(({ location }) => location).filter(Boolean));
  const teams = new Set(
    entries.flatMap(({ team1, team2 }) => [team1.id, team2.id]).filter((id) => id !== null),
  );
  const rows = await selectMatches(db)
    .where((eb) =>
      eb.or([eb('match.league_id', '!=', leagueId), eb('match.league_id', 'is', null)]),
    )
    .where('match.starts_at', '>=', startOfDay(first))
    .where('match.starts_at', '<', endOfDay(last))
    .where((eb) =>
      eb.or([
        ...(locations.size > 0 ? [eb('match.location', 'in', [...locations])] : []),
        ...(teams.size > 0
          ? [eb('match.team1_id', 'in', [...teams]), eb('match.team2_id', 'in', [...teams])]
          : []),
        eb.lit(false),
      ]),
    )
    .orderBy('match.starts_at')
    .execute();
  return rows.map((row) => matchEntry(row, 'elsewhere', []));
}
