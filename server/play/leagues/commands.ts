import {
  type CreateLeague,
  type UpdateLeague,
  USUAL_RULES,
  usualPoints,
} from '#contract/leagues/league.ts';
import { textOf } from '#contract/text/text.ts';
import { DEFAULT_CRITERIA } from '#domain/competition/standings/criteria.ts';
import { givenColumns, updateRow } from '#server/platform/db/archivable-rows.ts';
import { newId } from '#server/platform/db/id.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { LeagueRow } from '#server/platform/db/tables/tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError, notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { resolvePartner } from '#server/play/partners/queries.ts';
import { writeResults } from '#server/play/scoring/write-results.ts';
import { holdLeague } from './hold-league.ts';
import { phaseColumns } from './phase-columns.ts';
import { scoringOf } from './views.ts';

const SITE = { kind: 'site' } as const;

async function getRow(db: Write['db'], id: string) {
  const row = await db.selectFrom('league').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('league.notFound');
  return row;
}

/** Names the field where the season is not there (any more). */
export async function mustBeSeason(db: Write['db'], id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  const row = await db
    .selectFrom('season')
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (row) return;
  const text = textOf('season.notFound');
  throw new AppError('NOT_FOUND', text, { errors: [{ field: 'season', text }] });
}

/** A league that can still be changed, held until the commit. */
export async function getOpenLeague(db: Write['db'], id: string): Promise<LeagueRow> {
  const row = await holdLeague(db, id);
  if (!row) throw notFound('league.notFound');
  if (row.archived_at !== null) throw refused('LEAGUE_ARCHIVED', textOf('league.archived'));
  return row;
}

export async function createLeague(
  store: Store,
  author: Author,
  input: CreateLeague,
): Promise<string> {
  authorise(author.actor, 'league:create', SITE);
  return write(store, author, (tx) => insertLeague(tx, author, input));
}

/** Also for commands that make leagues in passing, such as the demo. */
export async function insertLeague(
  { db, audit, siteChanged }: Write,
  author: Author,
  input: CreateLeague,
): Promise<string> {
  await mustBeSeason(db, input.season);
  const id = newId(author.now);
  const criteria = input.criteria ?? DEFAULT_CRITERIA;
  await db
    .insertInto('league')
    .values({
      id,
      name: input.name,
      sort_name: sortName(input.name),
      type: input.type,
      starts_at: input.startsAt,
      season_id: input.season ?? null,
      location: input.location,
      ...(await resolvePartner(db, input.partner)),
      about: input.about ?? '',
      logo: null,
      watch_url: input.watchUrl ?? null,
      tickets_url: input.ticketsUrl ?? null,
      ticket_price: input.ticketPrice ?? null,
      rules: JSON.stringify(input.rules ?? USUAL_RULES[input.type]),
      points_system: usualPoints(input.type),
      points_scheme: null,
      ...pointsColumns(input),
      criteria: JSON.stringify(criteria),
      phases: null,
      carry_over_id: null,
      forecast: 'auto',
      scoring: null,
      ...(await phaseColumns(db, id, input)),
      ...scoringColumn(input),
      archived_at: null,
      created_at: author.now,
      updated_at: author.now,
    })
    .execute();
  audit({ action: 'league.create', subject: `league:${id}`, after: input });
  siteChanged();
  return id;
}

export async function updateLeague(
  store: Store,
  author: Author,
  id: string,
  input: UpdateLeague,
): Promise<void> {
  authorise(author.actor, 'league:write', { kind: 'league', id });
  await writeResults(store, author, async (tx) => {
    const row = await getOpenLeague(tx.db, id);
    await mustBeSeason(tx.db, input.season);
    const columns = givenColumns({
      name: input.name,
      sort_name: input.name && sortName(input.name),
      type: input.type,
      starts_at: input.startsAt,
      season_id: input.season,
      location: input.location,
      ...(input.partner === undefined ? {} : await resolvePartner(tx.db, input.partner)),
      about: input.about,
      watch_url: input.watchUrl,
      tickets_url: input.ticketsUrl,
      ticket_price: input.ticketPrice,
      rules: input.rules && JSON.stringify(input.rules),
      ...pointsColumns(input, row),
      criteria: input.criteria && JSON.stringify(input.criteria),
      ...(await phaseColumns(tx.db, id, input, row)),
      ...scoringColumn(input, row),
    });
    await updateRow(tx, author, 'league', row, { columns, input });
    // The tables may have another order now, and with it other teams play on.
    const { criteria, pointsSystem, pointsScheme, phases } = input;
    if (criteria || pointsSystem || pointsScheme || phases) tx.leagueChanged(id);
  });
}

/** The facts for the scorer's table; those that are not named stay. */
function scoringColumn(
  { scoring }: Pick<UpdateLeague, 'scoring'>,
  before: Pick<LeagueRow, 'scoring'> = { scoring: null },
): Partial<Pick<LeagueRow, 'scoring'>> {
  if (scoring === undefined) return {};
  return { scoring: JSON.stringify({ ...scoringOf(before), ...scoring }) };
}

type Points = Pick<LeagueRow, 'points_system' | 'points_scheme'>;

/** A league's own points make its system `own`; a system by name ends them. */
function pointsColumns(
  { pointsSystem, pointsScheme }: Pick<UpdateLeague, 'pointsSystem' | 'pointsScheme'>,
  before?: Points,
): Partial<Points> {
  if (pointsScheme) return { points_system: 'own', points_scheme: JSON.stringify(pointsScheme) };
  if (pointsSystem === undefined) return {};
  if (pointsSystem !== 'own') return { points_system: pointsSystem, points_scheme: null };
  if (before?.points_scheme) return {};
  throw refused('POINTS_MISSING', textOf('points.ownMissing'), 'pointsScheme');
}

/** Archives: its matches keep its name. */
export async function deleteLeague(store: Store, author: Author, id: string): Promise<void> {
  authorise(author.actor, 'league:archive', SITE);
  await write(store, author, async ({ db, audit, siteChanged }) => {
    const before = await getRow(db, id);
    if (before.archived_at !== null) return;
    await db
      .updateTable('league')
      .set({ archived_at: author.now, updated_at: author.now })
      .where('id', '=', id)
      .execute();
    audit({ action: 'league.archive', subject: `league:${id}`, before: { name: before.name } });
    siteChanged();
  });
}

export async function mustBeTeam(db: Write['db'], id: string): Promise<void> {
  const team = await db
    .selectFrom('team')
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!team) throw notFound('team.notFound');
}

export async function addTeam(
  store: Store,
  author: Author,
  leagueId: string,
  teamId: string,
): Promise<void> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  await write(store, author, async ({ db, audit, siteChanged }) => {
    await getOpenLeague(db, leagueId);
    await mustBeTeam(db, teamId);
    await enterTeam(db, leagueId, teamId);
    audit({ action: 'league.add-team', subject: `league:${leagueId}`, after: { team: teamId } });
    siteChanged();
  });
}

/** Idempotent. */
export async function enterTeam(db: Write['db'], leagueId: string, teamId: string): Promise<void> {
  await db
    .insertInto('league_team')
    .values({ league_id: leagueId, team_id: teamId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A team that has fixtures in the league stays: it withdraws instead. */
export async function removeTeam(
  store: Store,
  author: Author,
  leagueId: string,
  teamId: string,
): Promise<void> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  await write(store, author, async ({ db, audit, siteChanged }) => {
    await getOpenLeague(db, leagueId);
    if (await isToPlay(db, leagueId, teamId)) {
      throw refused('TEAM_HAS_FIXTURES', textOf('league.teamHasMatches'));
    }
    const removed = await db
      .deleteFrom('league_team')
      .where('league_id', '=', leagueId)
      .where('team_id', '=', teamId)
      .executeTakeFirst();
    if (Number(removed.numDeletedRows) === 0) throw notFound('team.notFound');
    await leaveGroups(db, leagueId, teamId);
    audit({
      action: 'league.remove-team',
      subject: `league:${leagueId}`,
      before: { team: teamId },
    });
    siteChanged();
  });
}

/** Has a match, or a place in one whose other team is not known yet. */
async function isToPlay(db: Write['db'], leagueId: string, teamId: string): Promise<boolean> {
  for (const table of ['match', 'fixture'] as const) {
    const group = await db
      .selectFrom(table)
      .select('id')
      .where('league_id', '=', leagueId)
      .where('archived_at', 'is', null)
      .where((eb) => eb.or([eb('team1_id', '=', teamId), eb('team2_id', '=', teamId)]))
      .limit(1)
      .executeTakeFirst();
    if (group) return true;
  }
  return false;
}

/** A team is in one group of a league at most. */
export async function leaveGroups(
  db: Write['db'],
  leagueId: string,
  teamId: string,
): Promise<void> {
  await db
    .deleteFrom('group_team')
    .where('team_id', '=', teamId)
    .where('group_id', 'in', (eb) =>
      eb.selectFrom('league_group').select('id').where('league_id', '=', leagueId),
    )
    .execute();
}
