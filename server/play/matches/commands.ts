import type { CreateMatch } from '#contract/matches/match.ts';
import type { MatchRulesChoice } from '#contract/matches/match-rules.ts';
import { textOf } from '#contract/text/text.ts';
import type { Actor } from '#domain/access/actor.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import { INITIAL_STATE } from '#domain/volleyball/match-state.ts';
import { rulesOfChoice } from '#domain/volleyball/presets.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { type Author, RaceLost, type Write, write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { instantOf } from '#server/platform/time/local-time.ts';
import { extendCaptainLinks } from '#server/play/captains/extend-links.ts';
import { holdLeague } from '#server/play/leagues/hold-league.ts';
import { matchCreated, planChanged } from '#server/play/scoring/happenings.ts';
import { fullLine } from '#server/play/scoring/live-line.ts';
import { planColumns } from '#server/play/scoring/plan-columns.ts';
import { projectState } from '#server/play/scoring/projection.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { movedFromAfter } from './moved-from.ts';
import { tellOfPlan } from './tell-of-plan.ts';

async function findMatchRow(db: Write['db'], id: string): Promise<MatchRow | undefined> {
  return db
    .selectFrom('match')
    .selectAll()
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
}

/** A match that is not archived. */
export async function getMatchRow(db: Write['db'], id: string): Promise<MatchRow> {
  const row = await findMatchRow(db, id);
  if (!row) throw notFound('match.notFound');
  return row;
}

/** The same for somebody who may do this to it: an administrator, or who runs its league. */
export async function getOwnMatchRow(
  db: Write['db'],
  id: string,
  actor: Actor,
  action: 'match:write' | 'match:share' | 'match:assign',
): Promise<MatchRow> {
  const row = await findMatchRow(db, id);
  authorise(actor, action, { kind: 'league', id: row?.league_id ?? null });
  if (!row) throw notFound('match.notFound');
  return row;
}

/** A match type is the league's id, or one of the two that belong to none. */
export function leagueIdOf(matchType: string): string | null {
  return matchType === 'Friendly' || matchType === 'Beach' ? null : matchType;
}

/**
 * The columns of a fixture, its references checked. One that stands already keeps its teams and its
 * league, also where these were archived or parted since.
 */
export async function fixtureColumns(tx: Write, input: CreateMatch, before?: CreateMatch) {
  const { team1, team2, matchType } = input;
  if (team1 === team2) throw refused('SAME_TEAM', textOf('match.sameTeams'), 'team2');
  const gender = await genderOf(tx, input, before);
  const league_id = leagueIdOf(matchType);
  const entered = matchType === before?.matchType ? [before.team1, before.team2] : [];
  const entering = [team1, team2].filter((team) => !entered.includes(team));
  if (league_id !== null && entering.length > 0) await enterInLeague(tx, league_id, entering);
  return {
    team1_id: team1,
    team2_id: team2,
    match_type: matchType,
    league_id,
    group_id: input.group ? await groupId(tx, league_id, input.group) : null,
    round: input.round ?? null,
    number: input.number || null,
    scoring: input.scoring ? JSON.stringify(input.scoring) : null,
    gender,
    match_date: input.matchDate,
    match_time: input.matchTime,
    starts_at: instantOf(input.matchDate, input.matchTime),
    location: input.location ?? '',
    court: input.court || null,
    watch_url: input.watchUrl ?? null,
    tickets_url: input.ticketsUrl ?? null,
    ticket_price: input.ticketPrice ?? null,
    rules: input.rules ? JSON.stringify(completeRules(input.rules)) : null,
  };
}

function completeRules(choice: MatchRulesChoice): MatchRules {
  return rulesOfChoice(choice);
}

/** Derived from team 2, as the specification has it. */
async function genderOf(
  { db }: Write,
  { team1, team2 }: CreateMatch,
  before?: CreateMatch,
): Promise<string> {
  const unchanged = [before?.team1, before?.team2];
  const rows = await db
    .selectFrom('team')
    .select(['id', 'gender', 'archived_at'])
    .where('id', 'in', [team1, team2])
    .execute();
  for (const [field, id] of [
    ['team1', team1],
    ['team2', team2],
  ] as const) {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) throw refused('UNKNOWN_REFERENCE', textOf('team.unknown'), field);
    if (row.archived_at !== null && !unchanged.includes(id))
      throw refused('TEAM_ARCHIVED', textOf('team.archived'), field);
  }
  return rows.find((row) => row.id === team2)!.gender;
}

/** A team with a fixture in a league plays in it. */
async function enterInLeague({ db }: Write, leagueId: string, teams: readonly string[]) {
  const league = await db
    .selectFrom('league')
    .select('id')
    .where('id', '=', leagueId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!league) {
    throw refused('UNKNOWN_REFERENCE', textOf('match.unknownType'), 'matchType');
  }
  await db
    .insertInto('league_team')
    .values(teams.map((team) => ({ league_id: leagueId, team_id: team })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function groupId({ db }: Write, leagueId: string | null, group: string): Promise<string> {
  const row = await db
    .selectFrom('league_group')
    .select('id')
    .where('league_id', '=', leagueId ?? '')
    .where((eb) => eb.or([eb('id', '=', group), eb('name', '=', group)]))
    .executeTakeFirst();
  if (!row) throw refused('UNKNOWN_REFERENCE', textOf('league.noSuchGroup'), 'group');
  return row.id;
}

export async function createMatch(
  store: Store,
  author: Author,
  input: CreateMatch,
): Promise<string> {
  authorise(author.actor, 'match:write', { kind: 'league', id: leagueIdOf(input.matchType) });
  return write(store, author, async (tx) => {
    // Nothing for a friendly match; in a league no team is removed meanwhile.
    await holdLeague(tx.db, input.matchType);
    return insertMatch(tx, author, input);
  });
}

/** Also for commands that make fixtures in passing: the generator, an import, the demo. */
export async function insertMatch(
  tx: Write,
  author: Author,
  input: CreateMatch,
  options: { id?: string; counts?: boolean; demo?: boolean; movedFrom?: string | null } = {},
): Promise<string> {
  const id = options.id ?? newId(author.now);
  const columns = await fixtureColumns(tx, input);
  await tx.db
    .insertInto('match')
    .values({
      id,
      ...columns,
      attendance: null,
      result_reason: null,
      not_before: 0,
      counts: options.counts === false ? 0 : 1,
      demo: options.demo ? 1 : 0,
      pen_epoch: 0,
      pen_holder: null,
      seq: 0,
      version: 1,
      ...projectState(INITIAL_STATE),
      plan_version: 0,
      plan_changed_at: author.now,
      moved_from: options.movedFrom ?? null,
      archived_at: null,
      created_at: author.now,
      updated_at: author.now,
    })
    .execute();
  tx.audit({ action: 'match.create', subject: `match:${id}`, after: input });
  const planned = {
    ...columns,
    id,
    not_before: 0,
    status: INITIAL_STATE.status,
    archived_at: null,
  };
  tx.happened(matchCreated(planned));
  tx.siteChanged();
  tx.matchChanged({ matchId: id, matchVersion: 1, line: fullLine(id, 1, INITIAL_STATE) });
  return id;
}

/** The fixture of a match as a command would ask for it. */
export function fixtureOf(row: MatchRow): CreateMatch {
  return {
    team1: row.team1_id,
    team2: row.team2_id,
    matchType: row.match_type,
    matchDate: row.match_date,
    matchTime: row.match_time,
    location: row.location,
    court: row.court,
    watchUrl: row.watch_url,
    ticketsUrl: row.tickets_url,
    ticketPrice: row.ticket_price,
    group: row.group_id,
    round: row.round,
    number: row.number,
    scoring: JSON.parse(row.scoring ?? 'null') as CreateMatch['scoring'],
  };
}

/**
 * Writes columns of the fixture and gives the live room its next version.
 *
 * @param reason told to teams and officials with another day, hour or place
 */
export async function bumpMatch(
  tx: Write,
  store: Store,
  author: Author,
  row: MatchRow,
  columns: Partial<MatchRow>,
  reason?: string,
): Promise<void> {
  const version = row.version + 1;
  const updated = await tx.db
    .updateTable('match')
    .set({
      ...columns,
      ...planColumns(row, columns, author.now),
      moved_from: movedFromAfter(row, columns, author.now),
      version,
      updated_at: author.now,
    })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  if (Number(updated.numUpdatedRows) !== 1) throw new RaceLost();
  const startsAt = columns.starts_at ?? row.starts_at;
  if (startsAt > row.starts_at) await extendCaptainLinks(tx.db, row.id, startsAt);
  const { state } = await readLog(tx.db, row, store.logs);
  const line = fullLine(row.id, version, state);
  const replanned = planChanged(row, columns);
  if (replanned) {
    tx.happened(replanned);
    await tellOfPlan(tx, author.now, replanned, { after: { ...row, ...columns }, reason });
  }
  tx.siteChanged();
  tx.matchChanged({ matchId: row.id, matchVersion: version, line });
}
