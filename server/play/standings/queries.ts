import type { LeagueDetail } from '#contract/leagues/league.ts';
import type { Standings } from '#contract/leagues/standings.ts';
import type { Decision } from '#contract/leagues/table-entry.ts';
import type { PointsScheme, PointsSystem } from '#domain/competition/standings/points-system.ts';
import {
  computeStandings,
  type Standings as DomainStandings,
  type StandingsInput,
  type StandingsMatch,
} from '#domain/competition/standings/standings.ts';
import { defaultScoreOf } from '#domain/volleyball/play/default-score.ts';
import { rulesOfChoice } from '#domain/volleyball/presets.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { TableEntryRow } from '#server/platform/db/tables/league-tables.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { getLeague } from '#server/play/leagues/queries.ts';
import { scoresOf } from './set-scores.ts';
import { decisionView, standingsView } from './views.ts';

export type TableView = {
  /** By id or name; without it the table is the league's. */
  group?: string;
  view?: 'all' | 'home' | 'away' | 'last5';
  /** The table as it would be with this result, the points of its sets unknown. */
  assumedResult?: { match: string; setsWon: readonly [number, number] };
};

/** Matches that count, with or without a result. */
function listResults(store: Store, leagueId: string) {
  return store.db
    .selectFrom('match')
    .select([
      'id',
      'group_id',
      'team1_id',
      'team2_id',
      'starts_at',
      'round',
      'status',
      'sets',
      'team1_wins',
      'team2_wins',
      'decided',
      'forfeit',
      'updated_at',
    ])
    .where('league_id', '=', leagueId)
    .where('archived_at', 'is', null)
    .where('counts', '=', 1)
    .where('status', '!=', 'cancelled')
    .execute();
}

type ResultRow = Awaited<ReturnType<typeof listResults>>[number];

/** Fixtures that will count in a table once their teams are known; a Swiss round to come is one. */
export async function listWaitingOfTables(
  { db }: Store,
  leagueId: string,
): Promise<{ group_id: string | null }[]> {
  const waiting = await db
    .selectFrom('fixture')
    .select('group_id')
    .where('league_id', '=', leagueId)
    .where('archived_at', 'is', null)
    .where('state', '=', 'waiting')
    .where('counts', '=', 1)
    .execute();
  const unpaired = await db
    .selectFrom('swiss')
    .select('league_id')
    .where('league_id', '=', leagueId)
    .where('rounds', '>', (eb) =>
      eb
        .selectFrom('swiss_round')
        .whereRef('swiss_round.league_id', '=', 'swiss.league_id')
        .select((count) => count.fn.countAll<number>().as('count')),
    )
    .execute();
  return [...waiting, ...unpaired.map(() => ({ group_id: null }))];
}

/** A result stands when the rules decided it or the match was ended. */
export function hasResult(row: ResultRow): boolean {
  return row.decided === 1 || row.status === 'ended';
}

function withAssumedResult(row: ResultRow, assumedResult: TableView['assumedResult']): ResultRow {
  if (row.id !== assumedResult?.match) return row;
  const [team1_wins, team2_wins] = assumedResult.setsWon;
  return { ...row, decided: 1, sets: '[]', team1_wins, team2_wins, forfeit: null };
}

function resultOf(row: ResultRow): StandingsMatch {
  const result: StandingsMatch = {
    id: row.id,
    team1: row.team1_id,
    team2: row.team2_id,
    sets: scoresOf(row.sets),
    setsWon: [row.team1_wins, row.team2_wins],
    playedAt: row.starts_at,
  };
  if (row.forfeit === null) return result;
  return { ...result, forfeit: row.forfeit as NonNullable<StandingsMatch['forfeit']> };
}

function entriesOf<T>(rows: readonly TableEntryRow[], kind: TableEntryRow['kind']): T[] {
  return rows
    .filter((row) => row.kind === kind)
    .map(
      (row) =>
        ({ ...(JSON.parse(row.body) as object), team: row.team_id, at: row.created_at }) as T,
    );
}

/** The table of a league or of one of its groups. Throws not-found. */
export async function getStandings(
  store: Store,
  leagueId: string,
  view: TableView = {},
): Promise<Standings> {
  return tableOf(await readTableFacts(store, leagueId), view);
}

/** The rows from which the tables of a league and of its groups are computed. */
export type TableFacts = {
  league: LeagueDetail;
  results: readonly ResultRow[];
  entries: readonly TableEntryRow[];
  /** Results of the earlier league that count here. */
  carried: readonly ResultRow[];
  /** Ids of those that rested in a Swiss round. */
  byes: readonly string[];
};

/** Read once for several tables. Throws not-found. */
export async function readTableFacts(store: Store, leagueId: string): Promise<TableFacts> {
  const league = await getLeague(store, leagueId);
  const results = await listResults(store, leagueId);
  const { carryOver } = league.phases;
  const carried = carryOver === null ? [] : await listResults(store, carryOver);
  const entries = await store.db
    .selectFrom('table_entry')
    .selectAll()
    .where('league_id', '=', leagueId)
    .orderBy('id')
    .execute();
  const byes = await store.db
    .selectFrom('swiss_round')
    .select('bye_team_id')
    .where('league_id', '=', leagueId)
    .execute();
  return {
    league,
    results,
    entries,
    carried: carried.filter(hasResult),
    byes: byes.flatMap((row) => row.bye_team_id ?? []),
  };
}

/** The match points of a league, by the name of a system or as its own. */
export function pointsOf({
  pointsSystem,
  pointsScheme,
}: LeagueDetail): PointsScheme | PointsSystem {
  if (pointsScheme === null || pointsSystem !== 'own') return pointsSystem as PointsSystem;
  const { perSet = 0, perMatch = 0, exact = {}, ...points } = pointsScheme;
  return { ...points, perSet, perMatch, exact };
}

/** The rows of a table; `group` is its name, null in a league without groups. */
export type GroupTable = { group: string | null; rows: Standings['rows'] };

/** The table of a league; where it has groups, theirs alone: across them no place means anything. */
export function tablesByGroup(facts: TableFacts): GroupTable[] {
  const { groups } = facts.league;
  if (groups.length === 0) return [{ group: null, rows: tableOf(facts).rows }];
  return groups.map(({ id, name }) => ({ group: name, rows: tableOf(facts, { group: id }).rows }));
}

/** Throws not-found where the league has no such group. */
export function tableOf(facts: TableFacts, view: TableView = {}): Standings {
  const { league } = facts;
  const { teams } = groupOf(league, view.group) ?? league;
  const table: DomainStandings = computeStandings(inputOfTable(facts, view));
  return standingsView(league, teams, table);
}

/** Undefined for the table of the league. Throws not-found where the league has no such group. */
export function groupOf(
  { groups }: LeagueDetail,
  idOrName: string | undefined,
): LeagueDetail['groups'][number] | undefined {
  const group = groups.find(({ id, name }) => id === idOrName || name === idOrName);
  if (idOrName !== undefined && !group) throw notFound('group.notFound');
  return group;
}

/** A table as the domain computes it. Throws not-found where the league has no such group. */
export function inputOfTable(
  { league, results, entries, carried, byes }: TableFacts,
  { group: groupId, view = 'all', assumedResult }: TableView = {},
): StandingsInput {
  const group = groupOf(league, groupId);
  const { teams } = group ?? league;
  const known = new Set(teams.map((team) => team.id));
  const isBetween = (row: ResultRow) => known.has(row.team1_id) && known.has(row.team2_id);
  const counted = results
    .filter((row) => group === undefined || row.group_id === group.id)
    .filter(isBetween)
    .map((row) => withAssumedResult(row, assumedResult));
  const before = carried.filter(isBetween).map((row) => ({ ...resultOf(row), carriedOver: true }));
  const isOwn = (entry: { team: string }) => known.has(entry.team);
  return {
    teams: teams.map((team) => team.id),
    names: Object.fromEntries(teams.map((team) => [team.id, team.name])),
    matches: [...before, ...counted.filter(hasResult).map(resultOf)],
    fixtures: counted
      .filter((row) => !hasResult(row))
      .map((row) => ({ id: row.id, team1: row.team1_id, team2: row.team2_id })),
    pointsSystem: pointsOf(league),
    defaultScore: defaultScoreOf(rulesOfChoice(league.rules)),
    criteria: league.criteria,
    adjustments: entriesOf<NonNullable<StandingsInput['adjustments']>[number]>(
      entries,
      'adjustment',
    ).filter(isOwn),
    byes: byes.filter((team) => known.has(team)),
    withdrawals: entriesOf<NonNullable<StandingsInput['withdrawals']>[number]>(
      entries,
      'withdrawal',
    ).filter(isOwn),
    placings: entriesOf<NonNullable<StandingsInput['placings']>[number]>(entries, 'placing').filter(
      isOwn,
    ),
    lots: entriesOf<{ order: string[] }>(entries, 'lot'),
    view: view === 'last5' ? { last: 5 } : view,
  };
}

/**
 * The place of each team before the latest round of a table: the round of the latest match with a
 * result, or its day where rounds have no name. Empty where nothing was played before it.
 */
export function placesBefore(
  facts: TableFacts,
  view: Pick<TableView, 'group'> = {},
): Record<string, number> {
  const own = facts.results.filter(
    (row) => view.group === undefined || row.group_id === view.group,
  );
  const played = own.filter(hasResult);
  const latest = played.toSorted((a, b) => b.starts_at - a.starts_at)[0];
  if (latest === undefined) return {};
  const isLatest = (row: typeof latest) =>
    latest.round === null
      ? localDate(row.starts_at) === localDate(latest.starts_at)
      : row.round === latest.round;
  if (played.every(isLatest)) return {};
  const results = facts.results.filter((row) => !isLatest(row));
  const { rows } = tableOf({ ...facts, results }, view);
  return Object.fromEntries(rows.map(({ team, position }) => [team.id, position]));
}

/** The decisions about the tables of a league, the latest first. */
export async function listDecisions(store: Store, leagueId: string): Promise<Decision[]> {
  const rows = await store.db
    .selectFrom('table_entry')
    .selectAll()
    .where('league_id', '=', leagueId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const teams = await store.db
    .selectFrom('league_team')
    .innerJoin('team', 'team.id', 'league_team.team_id')
    .select(['team.id', 'team.name'])
    .where('league_team.league_id', '=', leagueId)
    .execute();
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  return rows.map((row) => decisionView(row, names));
}
