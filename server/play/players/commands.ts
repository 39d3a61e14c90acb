import type { CreatePlayer, UpdatePlayer } from '#contract/people/player.ts';
import { textOf } from '#contract/text/text.ts';
import { newId } from '#server/platform/db/id.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { PlayerRow } from '#server/platform/db/tables/tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { adultsBornBy } from '#server/platform/time/age.ts';
import { localDate } from '#server/platform/time/local-time.ts';

const COLUMNS = {
  fullName: 'full_name',
  nickname: 'nickname',
  phone: 'phone',
  email: 'email',
  dateOfBirth: 'date_of_birth',
  nationality: 'nationality',
  gender: 'gender',
  jerseyNumber: 'jersey_number',
  height: 'height',
  weight: 'weight',
  dominantHand: 'dominant_hand',
  position: 'position',
  personalBio: 'personal_bio',
  instagram: 'instagram',
  tiktok: 'tiktok',
  facebook: 'facebook',
  consent: 'consent',
} as const satisfies Record<keyof UpdatePlayer, keyof PlayerRow>;

function columnsOf(input: UpdatePlayer): Partial<PlayerRow> {
  const columns = Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([field, column]) => {
      const value = input[field as keyof UpdatePlayer];
      if (value === undefined) return [];
      return [[column, typeof value === 'boolean' ? Number(value) : value]];
    }),
  );
  return input.fullName === undefined
    ? columns
    : { ...columns, sort_name: sortName(input.fullName) };
}

/** Nobody is born tomorrow, by the calendar of Tanzania. */
export function isUnborn({ dateOfBirth }: UpdatePlayer, now: number): boolean {
  return dateOfBirth != null && dateOfBirth > localDate(now);
}

function refuseUnborn(input: UpdatePlayer, now: number): void {
  if (!isUnborn(input, now)) return;
  throw refused('NOT_BORN_YET', textOf('player.bornInFuture'), 'dateOfBirth');
}

export async function createPlayer(
  store: Store,
  author: Author,
  input: CreatePlayer,
): Promise<string> {
  return write(store, author, async (tx) => {
    await authoriseNew(tx, author, input);
    return insertPlayer(tx, author, input);
  });
}

/** A coach enters players of the own team, but says of nobody whose account is theirs. */
async function authoriseNew({ db }: Write, { actor }: Author, { team, userId }: CreatePlayer) {
  const row =
    team === undefined || userId !== undefined
      ? undefined
      : await db
          .selectFrom('team')
          .select('coach_user_id')
          .where('id', '=', team)
          .where('archived_at', 'is', null)
          .executeTakeFirst();
  if (row) authorise(actor, 'team:roster', { kind: 'team', coachUserId: row.coach_user_id });
  else authorise(actor, 'player:create', { kind: 'site' });
}

/** Also for commands that make players in passing, such as an import. */
export async function insertPlayer(
  { db, audit, siteChanged }: Write,
  author: Author,
  { userId, team, ...input }: CreatePlayer,
): Promise<string> {
  refuseUnborn(input, author.now);
  if (team !== undefined) await mustExist(db, 'team', team, 'team');
  if (userId !== undefined) await mustExist(db, 'user', userId, 'userId');
  const id = newId(author.now);
  await db
    .insertInto('player')
    .values({
      id,
      user_id: userId ?? null,
      team_id: team ?? null,
      consent: 0,
      created_at: author.now,
      updated_at: author.now,
      ...columnsOf(input),
      full_name: input.fullName,
      sort_name: sortName(input.fullName),
    })
    .execute();
  audit({ action: 'player.create', subject: `player:${id}`, after: { team, userId, ...input } });
  siteChanged();
  return id;
}

/** What an import says of a player who is there; the team that it names takes the player over. */
export async function updatePlayerRow(
  { db, audit, siteChanged }: Write,
  author: Author,
  row: PlayerRow,
  { userId: _userId, team, ...input }: CreatePlayer,
): Promise<void> {
  const columns = { ...columnsOf(input), ...(team === undefined ? {} : { team_id: team }) };
  await db
    .updateTable('player')
    .set({ ...columns, updated_at: author.now })
    .where('id', '=', row.id)
    .execute();
  const names = Object.keys(columns) as (keyof PlayerRow)[];
  const before = Object.fromEntries(names.map((name) => [name, row[name]]));
  audit({ action: 'player.import', subject: `player:${row.id}`, before, after: columns });
  siteChanged();
}

const UNKNOWN = { team: 'team.unknown', user: 'account.unknown' } as const;

async function mustExist(db: Write['db'], table: 'team' | 'user', id: string, field: string) {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw refused('UNKNOWN_REFERENCE', textOf(UNKNOWN[table]), field);
}

async function getRow(db: Write['db'], id: string) {
  const row = await db
    .selectFrom('player')
    .leftJoin('team', 'team.id', 'player.team_id')
    .selectAll('player')
    .select('team.coach_user_id')
    .where('player.id', '=', id)
    .where('player.archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('player.notFound');
  return row;
}

export async function updatePlayer(
  store: Store,
  author: Author,
  id: string,
  input: UpdatePlayer,
): Promise<void> {
  await write(store, author, async ({ db, audit, siteChanged }) => {
    const row = await getRow(db, id);
    const subject = { userId: row.user_id, coachUserId: row.coach_user_id };
    authorise(author.actor, 'player:update', { kind: 'player', ...subject });
    refuseUnborn(input, author.now);
    // Consent for a minor is recorded by the federation or the coach, not by the minor; nor do minors
    // make themselves older, for their age is what hides them.
    const isMinor = row.date_of_birth !== null && row.date_of_birth > adultsBornBy(author.now);
    const isAgeChanged = input.dateOfBirth !== undefined && input.dateOfBirth !== row.date_of_birth;
    if (input.consent !== undefined || (isMinor && isAgeChanged)) {
      authorise(author.actor, 'team:roster', { kind: 'team', coachUserId: row.coach_user_id });
    }
    await db
      .updateTable('player')
      .set({ ...columnsOf(input), updated_at: author.now })
      .where('id', '=', id)
      .execute();
    const keys = Object.keys(input) as (keyof UpdatePlayer)[];
    const before = Object.fromEntries(keys.map((key) => [key, row[COLUMNS[key]]]));
    audit({ action: 'player.update', subject: `player:${id}`, before, after: input });
    siteChanged();
  });
}

/** Archives the record; an administrator may bring it back. */
export async function deletePlayer(store: Store, author: Author, id: string): Promise<void> {
  await write(store, author, async ({ db, audit, siteChanged }) => {
    const row = await getRow(db, id);
    const subject = { userId: row.user_id, coachUserId: row.coach_user_id };
    authorise(author.actor, 'player:delete', { kind: 'player', ...subject });
    await db
      .updateTable('player')
      .set({ archived_at: author.now, team_id: null, updated_at: author.now })
      .where('id', '=', id)
      .execute();
    const before = { name: row.full_name, team: row.team_id };
    audit({ action: 'player.archive', subject: `player:${id}`, before });
    siteChanged();
  });
}
