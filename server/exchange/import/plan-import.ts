import type { ImportDecisions } from '#contract/administration/import-decisions.ts';
import { textOf } from '#contract/text/text.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { emptyLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import { newId } from '#server/platform/db/id.ts';
import { foldedName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { Write } from '#server/platform/db/write.ts';
import { instantOf } from '#server/platform/time/local-time.ts';
import { agrees, enterResult, hasResult } from '#server/play/results/result-events.ts';
import { readLog, rulesOf } from '#server/play/scoring/queries.ts';
import { type GroupNames, sameGroup } from './group-names.ts';
import { nearText } from './near-names.ts';
import type { Questions } from './questions.ts';
import type { Faults } from './read/faults.ts';
import type { ImportRow } from './read/import-row.ts';
import { pairUp } from './same-match.ts';
import type { NamedTeam, TeamNames } from './team-names.ts';

type FoundTeam = Extract<NamedTeam, { ok: true }>;
type PlacedRow = ImportRow & { home: FoundTeam; away: FoundTeam };

/** A match to be made, or what is to be written of one that is there. */
export type PlannedMatch = {
  row: PlacedRow;
  match: MatchRow | undefined;
  /** The fixture's columns that differ. */
  columns: Partial<MatchRow>;
  /** The log as it stands, the new events, and the log after them. */
  before: MatchLog;
  events: readonly MatchEvent[];
  log: MatchLog;
};

export type PlanFindings = {
  faults: Faults;
  questions: Questions;
  decisions: ImportDecisions;
  /** Each team that is not there is asked for. */
  asksNewTeams: boolean;
};

const MOST_OPTIONS = 100;

type FindTeam = (row: number, column: string, name: string) => FoundTeam | undefined;

/** A new team whose name is nearly that of one that is there is asked for, and not founded. */
function createTeamQuestions(
  teams: TeamNames,
  { decisions, faults, questions, asksNewTeams }: PlanFindings,
): FindTeam {
  const decided = new Map(
    Object.entries(decisions.teams ?? {}).map(([name, id]) => [foldedName(name), id]),
  );
  return (row, column, name) => {
    const decision = decided.get(foldedName(name)) ?? '';
    const team = teams.decide(name, decision) ?? teams.find(name);
    const isKnown = team.ok && (team.id !== undefined || decision === 'new');
    if (isKnown) return team;
    const near = teams.offers(name);
    const isAsked = near.length > 0 || (team.ok && asksNewTeams);
    if (team.ok && !isAsked) return team;
    const options = near.length > 0 ? near : teams.choices.slice(0, MOST_OPTIONS);
    const missing = near.length > 0 ? nearText(name, near) : textOf('import.teamNew', { name });
    faults.add(row, column, team.ok ? missing : team.text, isAsked ? 'asked' : undefined);
    if (isAsked) questions.ask({ kind: 'team', value: name, options, mayBeNew: team.ok }, row);
    return undefined;
  };
}

/**
 * The changes that a file makes. Rows that change nothing are left out; what is impossible is
 * noted.
 */
export async function planImport(
  store: Store,
  tx: Write,
  leagueId: string,
  rows: readonly ImportRow[],
  names: { teams: TeamNames; groups: GroupNames },
  now: number,
  findings: PlanFindings,
): Promise<PlannedMatch[]> {
  const { faults, decisions } = findings;
  const ask = createTeamQuestions(names.teams, findings);
  const placed = rows.flatMap((row) => place(row, ask, faults));
  const existing = await tx.db
    .selectFrom('match')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('archived_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  const byKey = Map.groupBy(existing, (match) =>
    [match.match_date, match.team1_id, match.team2_id].join(),
  );
  const rules = await rulesOf(tx.db, {
    id: '',
    seq: 0,
    rules: null,
    league_id: leagueId,
    match_type: leagueId,
  });
  const planned: PlannedMatch[] = [];
  for (const group of Map.groupBy(placed, keyOf).values()) {
    const matches = byKey.get(keyOf(group[0]!)) ?? [];
    const pairs = pairUp(group, matches);
    for (const row of group) {
      const match = pairs.get(row);
      const log = match ? await readLog(tx.db, match, store.logs) : emptyLog(rules);
      const plan = planRow(row, match, log, names.groups, now, faults, decisions.leaveTimes);
      if (plan) planned.push(plan);
    }
  }
  return planned.sort((a, b) => a.row.row - b.row.row);
}

/** The teams that are to be made, each with the first row that names it. */
export function newTeamsOf(planned: readonly PlannedMatch[]): { row: number; name: string }[] {
  const byKey = new Map<string, { row: number; name: string }>();
  for (const { row } of planned) {
    for (const { key, isNew } of [row.home, row.away]) {
      if (isNew && !byKey.has(key)) byKey.set(key, { row: row.row, name: isNew.name });
    }
  }
  return [...byKey.values()];
}

function keyOf(row: PlacedRow): string {
  return [row.date, row.home.id ?? row.home.key, row.away.id ?? row.away.key].join();
}

function place(row: ImportRow, find: FindTeam, faults: Faults): PlacedRow[] {
  const home = find(row.row, 'team1', row.team1);
  const away = find(row.row, 'team2', row.team2);
  if (home === undefined || away === undefined) return [];
  if (home.key === away.key) {
    faults.add(row.row, 'team2', textOf('match.sameTeams'));
    return [];
  }
  return [{ ...row, home, away }];
}

function planRow(
  row: PlacedRow,
  match: MatchRow | undefined,
  log: MatchLog,
  groups: GroupNames,
  now: number,
  faults: Faults,
  leaveTimes = false,
): PlannedMatch | undefined {
  const columns = changedColumns(row, match, groups, leaveTimes && match !== undefined);
  const changes = match === undefined || Object.keys(columns).length > 0;
  const same: PlannedMatch = { row, match, columns, before: log, events: [], log };
  const { state } = log;
  const isByPoints = state.detail === 'points' || state.detail === 'rallies';
  const stands = agrees(row, state) && (state.status === 'ended' || isByPoints);
  if (!hasResult(row) || stands) return changes ? same : undefined;
  const column = row.sets.length > 0 ? 'sets' : 'result';
  if (isByPoints) {
    const text = textOf('import.scoredByPoints');
    faults.add(row.row, column, text);
    return undefined;
  }
  // A result is entered at the time of its match, whenever the file comes.
  const startsAt = instantOf(row.date, columns.match_time ?? match?.match_time ?? UNKNOWN_TIME);
  const envelope = () => ({ id: newId(now), at: Math.max(0, startsAt) });
  const entered = enterResult(log, row, envelope);
  if (!entered.ok) {
    faults.add(row.row, entered.column, entered.detail);
    return undefined;
  }
  return { ...same, log: entered.log, events: entered.events };
}

/** The fixture's columns that the row changes; the group's id is filled in when it is known. */
function changedColumns(
  row: PlacedRow,
  match: MatchRow | undefined,
  groups: GroupNames,
  leavesPlan: boolean,
): Partial<MatchRow> {
  const plan: Partial<MatchRow> = {
    ...(row.time === undefined ? {} : { match_time: row.time }),
    ...(row.location === undefined ? {} : { location: row.location }),
    ...(row.court === undefined ? {} : { court: row.court }),
  };
  const fromFile: Partial<MatchRow> = {
    ...(leavesPlan ? {} : plan),
    ...(row.round === undefined ? {} : { round: row.round }),
    ...(row.counts === undefined ? {} : { counts: row.counts ? 1 : 0 }),
  };
  const entries = Object.entries(fromFile).filter(
    ([column, value]) => match?.[column as keyof MatchRow] !== value,
  );
  const moves = row.group !== undefined && !sameGroup(groups, row.group, match?.group_id ?? null);
  return { ...Object.fromEntries(entries), ...(moves ? { group_id: null } : {}) };
}
