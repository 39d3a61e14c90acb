import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { type Author, RaceLost, type Write } from '#server/platform/db/write.ts';
import { instantOf } from '#server/platform/time/local-time.ts';
import { movedFromAfter } from '#server/play/matches/moved-from.ts';
import { fullLine } from '#server/play/scoring/live-line.ts';
import { planColumns } from '#server/play/scoring/plan-columns.ts';
import { keepNewMatches, type NewMatch, saveEvents } from '#server/play/scoring/save-events.ts';
import type { ResultsWrite } from '#server/play/scoring/settled.ts';
import { insertTeam } from '#server/play/teams/commands.ts';
import { type GroupNames, groupIdOf } from './group-names.ts';
import type { PlannedMatch } from './plan-import.ts';

/** Rows of one statement: SQLite binds at most 32,766 values. */
const CHUNK = 500;

function* chunks<T>(items: readonly T[]): Generator<T[]> {
  for (let from = 0; from < items.length; from += CHUNK) yield items.slice(from, from + CHUNK);
}

type Placed = { plan: PlannedMatch; team1: string; team2: string; groupId: string | null };

/** Writes the whole plan into the caller's transaction. */
export async function writeImport(
  tx: ResultsWrite,
  store: Store,
  author: Author,
  leagueId: string,
  groups: GroupNames,
  planned: readonly PlannedMatch[],
): Promise<{ created: number; updated: number }> {
  if (planned.length === 0) return { created: 0, updated: 0 };
  const placed = await makePlaces(tx, author, leagueId, groups, planned);
  await enterTeams(tx, leagueId, placed);
  const isNew = ({ plan }: Placed) => plan.match === undefined;
  const fresh = placed.filter(isNew);
  await keepNewMatches(
    tx,
    author,
    fresh.map((place) => newMatch(place, author, leagueId)),
  );
  for (const place of placed) if (!isNew(place)) await changeMatch(tx, store, author, place);
  const counts = { created: fresh.length, updated: placed.length - fresh.length };
  tx.audit({ action: 'league.import', subject: `league:${leagueId}`, after: counts });
  tx.siteChanged();
  return counts;
}

/** The teams and groups that the file names, made where they are missing. */
async function makePlaces(
  tx: Write,
  author: Author,
  leagueId: string,
  known: GroupNames,
  planned: readonly PlannedMatch[],
): Promise<Placed[]> {
  const groups = new Map(known);
  const created = new Map<string, string>();
  const placed: Placed[] = [];
  for (const plan of planned) {
    const ids: string[] = [];
    for (const team of [plan.row.home, plan.row.away]) {
      const id = team.id ?? created.get(team.key) ?? (await insertTeam(tx, author, team.isNew!));
      if (team.id === undefined) created.set(team.key, id);
      ids.push(id);
    }
    const { group } = plan.row;
    const groupId = group ? await groupIdOf(tx, author, leagueId, groups, group) : null;
    placed.push({ plan, team1: ids[0]!, team2: ids[1]!, groupId });
  }
  return placed;
}

/**
 * A team with a fixture in a league plays in it, and with a fixture in a group in that. It keeps the
 * group of an earlier phase: each group has a table of its own.
 */
async function enterTeams(tx: Write, leagueId: string, placed: readonly Placed[]): Promise<void> {
  const entries = placed.flatMap(({ team1, team2, groupId }) => [
    { team_id: team1, groupId },
    { team_id: team2, groupId },
  ]);
  const teams = [...new Set(entries.map((entry) => entry.team_id))];
  for (const chunk of chunks(teams)) {
    await tx.db
      .insertInto('league_team')
      .values(chunk.map((team_id) => ({ league_id: leagueId, team_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const grouped = entries.flatMap(({ team_id, groupId: group_id }) =>
    group_id === null ? [] : [{ group_id, team_id }],
  );
  const distinct = new Map(grouped.map((entry) => [`${entry.group_id} ${entry.team_id}`, entry]));
  for (const chunk of chunks([...distinct.values()])) {
    await tx.db
      .insertInto('group_team')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function newMatch(place: Placed, author: Author, leagueId: string): NewMatch {
  const { row, columns, log } = place.plan;
  const time = row.time ?? UNKNOWN_TIME;
  const match = {
    id: newId(author.now),
    team1_id: place.team1,
    team2_id: place.team2,
    match_type: leagueId,
    league_id: leagueId,
    round: null,
    location: '',
    court: null,
    watch_url: null,
    tickets_url: null,
    ticket_price: null,
    attendance: null,
    result_reason: null,
    not_before: 0,
    counts: 1,
    ...columns,
    group_id: place.groupId,
    gender: row.away.gender,
    match_date: row.date,
    match_time: time,
    starts_at: instantOf(row.date, time),
    demo: 0,
    pen_epoch: 0,
    pen_holder: null,
    version: 0,
    plan_version: 0,
    plan_changed_at: author.now,
    moved_from: null,
    number: null,
    scoring: null,
    archived_at: null,
    created_at: author.now,
    updated_at: author.now,
  };
  return { row: match, log };
}

/** The fixture and the result are two changes, each with its place in the match's room. */
async function changeMatch(
  tx: ResultsWrite,
  store: Store,
  author: Author,
  { plan, groupId }: Placed,
): Promise<void> {
  const { before, events } = plan;
  const match = plan.match!;
  const columns = {
    ...plan.columns,
    ...('group_id' in plan.columns ? { group_id: groupId } : {}),
    ...(plan.columns.match_time === undefined
      ? {}
      : { starts_at: instantOf(match.match_date, plan.columns.match_time) }),
  };
  const isMoved = Object.keys(columns).length > 0;
  const row = isMoved ? await changeFixture(tx, author, match, columns, before) : match;
  if (events.length > 0) await saveEvents(tx, store, author, row, before, events);
}

async function changeFixture(
  tx: Write,
  author: Author,
  match: MatchRow,
  changed: Partial<MatchRow>,
  { state }: MatchLog,
): Promise<MatchRow> {
  const version = match.version + 1;
  const updated = await tx.db
    .updateTable('match')
    .set({
      ...changed,
      ...planColumns(match, changed, author.now),
      moved_from: movedFromAfter(match, changed, author.now),
      version,
      updated_at: author.now,
    })
    .where('id', '=', match.id)
    .where('version', '=', match.version)
    .where('seq', '=', match.seq)
    .executeTakeFirst();
  if (Number(updated.numUpdatedRows) !== 1) throw new RaceLost();
  const names = Object.keys(changed) as (keyof MatchRow)[];
  const before = Object.fromEntries(names.map((name) => [name, match[name]]));
  tx.audit({ action: 'match.import', subject: `match:${match.id}`, before, after: changed });
  const line = fullLine(match.id, version, state);
  tx.matchChanged({ matchId: match.id, matchVersion: version, line });
  return { ...match, ...changed, version };
}
