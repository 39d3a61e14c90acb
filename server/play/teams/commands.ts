import type { CreateTeam, UpdateTeam } from '#contract/people/team.ts';
import { textOf } from '#contract/text/text.ts';
import { newId } from '#server/platform/db/id.ts';
import { prepared, preparedInsert } from '#server/platform/db/prepared.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { TeamRow } from '#server/platform/db/tables/tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError, notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { noteMembership } from '#server/play/memberships/commands.ts';
import { noteFormerShirt, noteShirtOfLeaver } from '#server/play/memberships/former-shirts.ts';
import { staffOf } from './subject-queries.ts';

// Compiled once: a file brings thousands of teams in one transaction, for which other writers wait.
const insertTeamRows = preparedInsert('team');
const findUser = prepared<{ id: string }, { id: string }>((db, { id }) =>
  db.selectFrom('user').select('id').where('id', '=', id),
);

/** A coach given by a user's id is linked to that account; anything else is a plain name. */
async function coachColumns(db: Write['db'], coach: string) {
  const [user] = (await findUser(db, { id: coach })).rows;
  return { coach, coach_user_id: user?.id ?? null };
}

/** Throws where a club is named that does not exist or is archived. */
async function mustBeClub(db: Write['db'], club: string | null | undefined): Promise<void> {
  if (club === null || club === undefined) return;
  const row = await db
    .selectFrom('club')
    .select('id')
    .where('id', '=', club)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (row) return;
  const text = textOf('club.notFound');
  throw new AppError('NOT_FOUND', text, { errors: [{ field: 'club', text }] });
}

async function getTeamRow(db: Write['db'], id: string) {
  const row = await db.selectFrom('team').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('team.notFound');
  return row;
}

export async function createTeam(store: Store, author: Author, input: CreateTeam): Promise<string> {
  authorise(author.actor, 'team:create', { kind: 'site' });
  return write(store, author, (tx) => insertTeam(tx, author, input));
}

/** Also for commands that make teams in passing, such as an import. */
export async function insertTeam(
  tx: Write,
  author: Author,
  input: CreateTeam,
  { id = newId(author.now), logo = null }: { id?: string; logo?: string | null } = {},
): Promise<string> {
  await mustBeClub(tx.db, input.club);
  const row = teamRow(author, id, input, logo, await coachColumns(tx.db, input.coach));
  await insertTeamRows(tx.db, [row]);
  noteNewTeam(tx, id, input);
  return id;
}

/** The new teams of a file, by few statements: other writers wait for the transaction. */
export async function insertTeams(
  tx: Write,
  author: Author,
  teams: readonly { id: string; input: CreateTeam }[],
): Promise<void> {
  const coaches = new Map<string, Awaited<ReturnType<typeof coachColumns>>>();
  const rows: TeamRow[] = [];
  for (const { id, input } of teams) {
    const coach = coaches.get(input.coach) ?? (await coachColumns(tx.db, input.coach));
    coaches.set(input.coach, coach);
    rows.push(teamRow(author, id, input, null, coach));
    noteNewTeam(tx, id, input);
  }
  await insertTeamRows(tx.db, rows);
}

function noteNewTeam(tx: Write, id: string, input: CreateTeam): void {
  tx.audit({ action: 'team.create', subject: `team:${id}`, after: input });
  tx.siteChanged();
}

function teamRow(
  author: Author,
  id: string,
  input: CreateTeam,
  logo: string | null,
  coach: Pick<TeamRow, 'coach' | 'coach_user_id'>,
): TeamRow {
  return {
    id,
    name: input.name,
    sort_name: sortName(input.name),
    city: input.city,
    gender: input.gender,
    ...coach,
    club_id: input.club ?? null,
    about: input.about,
    logo,
    jersey_color1: input.jerseyColor1,
    jersey_color2: input.jerseyColor2,
    merged_into: null,
    archived_at: null,
    created_at: author.now,
    updated_at: author.now,
  };
}

export async function updateTeam(
  store: Store,
  author: Author,
  id: string,
  input: UpdateTeam,
): Promise<void> {
  await write(store, author, async ({ db, audit, siteChanged }) => {
    const before = await getTeamRow(db, id);
    authorise(author.actor, 'team:update', { kind: 'team', ...staffOf(before) });
    // A coach may not hand the team to somebody else, nor move it to the other gender or club.
    if ([input.coach, input.gender, input.club].some((value) => value !== undefined)) {
      authorise(author.actor, 'site:administer', { kind: 'site' });
    }
    if (before.archived_at !== null) throw refused('TEAM_ARCHIVED', textOf('team.archived'));
    await mustBeClub(db, input.club);
    await db
      .updateTable('team')
      // Fields that are undefined stay as they are.
      .set({
        ...(input.name === undefined ? {} : { name: input.name, sort_name: sortName(input.name) }),
        city: input.city,
        gender: input.gender,
        club_id: input.club,
        about: input.about,
        jersey_color1: input.jerseyColor1,
        jersey_color2: input.jerseyColor2,
        ...(input.coach === undefined ? {} : await coachColumns(db, input.coach)),
        updated_at: author.now,
      })
      .where('id', '=', id)
      .execute();
    const keys = Object.keys(input) as (keyof UpdateTeam)[];
    audit({
      action: 'team.update',
      subject: `team:${id}`,
      before: Object.fromEntries(keys.map((key) => [key, previous(before, key)])),
      after: input,
    });
    siteChanged();
  });
}

function previous(row: Awaited<ReturnType<typeof getTeamRow>>, key: keyof UpdateTeam) {
  if (key === 'jerseyColor1') return row.jersey_color1;
  if (key === 'jerseyColor2') return row.jersey_color2;
  if (key === 'club') return row.club_id;
  return row[key];
}

/** Archives: fixtures keep the name, and the leagues that it is entered in keep the team. */
export async function deleteTeam(store: Store, author: Author, id: string): Promise<void> {
  await write(store, author, async ({ db, audit, siteChanged }) => {
    const before = await getTeamRow(db, id);
    authorise(author.actor, 'team:delete', { kind: 'team', ...staffOf(before) });
    if (before.archived_at !== null) return;
    await db
      .updateTable('team')
      .set({ archived_at: author.now, updated_at: author.now })
      .where('id', '=', id)
      .execute();
    audit({ action: 'team.archive', subject: `team:${id}`, before: { name: before.name } });
    siteChanged();
  });
}

/** The team of an id; for whoever changes who plays in it. */
export async function getRosterTeam({ db }: Write, author: Author, id: string) {
  const team = await getTeamRow(db, id);
  authorise(author.actor, 'team:roster', { kind: 'team', ...staffOf(team) });
  return team;
}

/** A player is in one team: adding moves. The right was checked already. */
export async function movePlayer(
  { db, audit, siteChanged }: Write,
  author: Author,
  team: Pick<TeamRow, 'id' | 'archived_at'>,
  player: { id: string; team_id: string | null; jersey_number: number | null },
): Promise<void> {
  if (team.archived_at !== null) throw refused('TEAM_ARCHIVED', textOf('team.archived'));
  await db
    .updateTable('player')
    .set({ team_id: team.id, updated_at: author.now })
    .where('id', '=', player.id)
    .execute();
  const next = { team_id: team.id, jersey_number: player.jersey_number };
  await noteFormerShirt(db, author.now, player.id, player, next);
  await noteMembership(db, author.now, player.id, team.id);
  audit({
    action: 'team.add-player',
    subject: `team:${team.id}`,
    before: { player: player.id, team: player.team_id },
    after: { player: player.id, team: team.id },
  });
  siteChanged();
}

export async function removePlayer(
  store: Store,
  author: Author,
  teamId: string,
  playerId: string,
): Promise<void> {
  await write(store, author, async (tx) => {
    const { db, audit, siteChanged } = tx;
    await getRosterTeam(tx, author, teamId);
    const result = await db
      .updateTable('player')
      .set({ team_id: null, updated_at: author.now })
      .where('id', '=', playerId)
      .where('team_id', '=', teamId)
      .executeTakeFirst();
    if (Number(result.numUpdatedRows) === 0) throw notFound('player.notFound');
    await noteMembership(db, author.now, playerId, null);
    await noteShirtOfLeaver(db, author.now, playerId, teamId);
    audit({
      action: 'team.remove-player',
      subject: `team:${teamId}`,
      before: { player: playerId, team: teamId },
    });
    siteChanged();
  });
}
