import type { NoteConsent } from '#contract/people/consent.ts';
import type { CreatePlayer, UpdatePlayer } from '#contract/people/player.ts';
import { textOf } from '#contract/text/text.ts';
import { isAdmin } from '#domain/access/actor.ts';
import { can } from '#domain/access/can.ts';
import { newId } from '#server/platform/db/id.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { PlayerRow, TeamRow } from '#server/platform/db/tables/tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError, notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { adultsBornBy } from '#server/platform/time/age.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import {
  importConsent,
  keepConsent,
  mayGive,
  withdrawAll,
} from '#server/play/consents/commands.ts';
import { noteMembership } from '#server/play/memberships/commands.ts';
import { noteFormerShirt } from '#server/play/memberships/former-shirts.ts';
import { STAFF_COLUMNS, staffOf } from '#server/play/teams/subject-queries.ts';

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
  licence: 'licence',
  licenceUntil: 'licence_until',
} as const satisfies Record<Exclude<keyof UpdatePlayer, 'consent' | 'reason'>, keyof PlayerRow>;

function columnsOf(input: UpdatePlayer): Partial<PlayerRow> {
  const columns = Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([field, column]) => {
      const value = input[field as keyof typeof COLUMNS];
      return value === undefined ? [] : [[column, value]];
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
    judgeLicence(author, { licence: null, licence_until: null }, input);
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
          .select(STAFF_COLUMNS)
          .where('id', '=', team)
          .where('archived_at', 'is', null)
          .executeTakeFirst();
  if (row) authorise(actor, 'team:roster', { kind: 'team', ...staffOf(row) });
  else authorise(actor, 'player:create', { kind: 'site' });
}

/** Also for commands that make players in passing, such as an import. */
export async function insertPlayer(
  tx: Write,
  author: Author,
  { userId, team, consent, ...input }: CreatePlayer,
  options: { id?: string } = {},
): Promise<string> {
  const { db, audit, siteChanged } = tx;
  refuseUnborn(input, author.now);
  if (team !== undefined) await mustExist(db, 'team', team, 'team');
  if (userId !== undefined) await mustExist(db, 'user', userId, 'userId');
  const id = options.id ?? newId(author.now);
  await db
    .insertInto('player')
    .values({
      id,
      user_id: userId ?? null,
      team_id: team ?? null,
      consent: 0,
      consent_picture: 0,
      consent_statistics: 0,
      created_by: author.actor.kind === 'user' ? author.actor.id : null,
      created_at: author.now,
      updated_at: author.now,
      ...columnsOf(input),
      full_name: input.fullName,
      sort_name: sortName(input.fullName),
    })
    .execute();
  if (team !== undefined) await noteMembership(db, author.now, id, team);
  audit({ action: 'player.create', subject: `player:${id}`, after: { team, userId, ...input } });
  const record = { id, date_of_birth: input.dateOfBirth ?? null, consent: 0 };
  if (consent !== undefined) await changeConsent(tx, author, record, consent);
  siteChanged();
  return id;
}

/**
 * The fields that an import gives to an existing player; the team that it names takes the player
 * over.
 */
export async function updatePlayerRow(
  tx: Write,
  author: Author,
  row: PlayerRow,
  { userId: _userId, team, consent, ...input }: CreatePlayer,
): Promise<void> {
  const { db, audit, siteChanged } = tx;
  const columns = { ...columnsOf(input), ...(team === undefined ? {} : { team_id: team }) };
  await db
    .updateTable('player')
    .set({ ...columns, updated_at: author.now })
    .where('id', '=', row.id)
    .execute();
  await noteFormerShirt(db, author.now, row.id, row, { ...row, ...columns });
  if (team !== undefined) await noteMembership(db, author.now, row.id, team);
  const names = Object.keys(columns) as (keyof PlayerRow)[];
  const before = Object.fromEntries(names.map((name) => [name, row[name]]));
  audit({ action: 'player.import', subject: `player:${row.id}`, before, after: columns });
  if (typeof consent === 'boolean' && consent !== (row.consent === 1)) {
    await importConsent(tx, author, row.id, consent);
  }
  siteChanged();
}

const UNKNOWN = { team: 'team.unknown', user: 'account.unknown' } as const;

/**
 * The consent in the form of a record. A bare yes changes nothing where there is one, and is no
 * record of the person who gave it where there is none.
 */
async function changeConsent(
  tx: Write,
  author: Author,
  row: Pick<PlayerRow, 'id' | 'date_of_birth' | 'consent'>,
  consent: boolean | NoteConsent,
): Promise<void> {
  if (consent === false) return withdrawAll(tx, author, row.id);
  if (consent !== true) return keepConsent(tx, author, row.id, row.date_of_birth, consent);
  if (row.consent === 1) return;
  throw refused('CONSENT_GIVER', textOf('consent.sayWho'), 'consent');
}

async function mustExist(db: Write['db'], table: 'team' | 'user', id: string, field: string) {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw refused('UNKNOWN_REFERENCE', textOf(UNKNOWN[table]), field);
}

async function getRow(db: Write['db'], id: string) {
  const row = await db
    .selectFrom('player')
    .leftJoin('team', 'team.id', 'player.team_id')
    .selectAll('player')
    .select(STAFF_COLUMNS)
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
  await write(store, author, async (tx) => {
    const { db, audit, siteChanged } = tx;
    const row = await getRow(db, id);
    const subject = { userId: row.user_id, ...staffOf(row) };
    authorise(author.actor, 'player:update', { kind: 'player', ...subject });
    refuseUnborn(input, author.now);
    judgeAge(author, row, input);
    judgeLicence(author, row, input);
    const { consent, ...fields } = input;
    const dateOfBirth = input.dateOfBirth === undefined ? row.date_of_birth : input.dateOfBirth;
    if (typeof consent === 'object') {
      mayGive(author, { ...subject, dateOfBirth }, consent.relation);
    }
    await db
      .updateTable('player')
      .set({ ...columnsOf(fields), updated_at: author.now })
      .where('id', '=', id)
      .execute();
    const next = { jersey_number: row.jersey_number, ...columnsOf(fields), team_id: row.team_id };
    await noteFormerShirt(db, author.now, id, row, next);
    const keys = Object.keys(fields).filter((key) => key !== 'reason') as (keyof typeof COLUMNS)[];
    const before = Object.fromEntries(keys.map((key) => [key, row[COLUMNS[key]]]));
    audit({ action: 'player.update', subject: `player:${id}`, before, after: fields });
    const changed = { ...row, date_of_birth: dateOfBirth };
    if (consent !== undefined) await changeConsent(tx, author, changed, consent);
    siteChanged();
  });
}

/** Not everybody may change a birth date: the age hides a child. */
function judgeAge(
  { actor, now }: Author,
  row: Pick<PlayerRow, 'date_of_birth' | 'user_id'> & Pick<TeamRow, 'coach_user_id' | 'club_id'>,
  { dateOfBirth, reason = '' }: UpdatePlayer,
): void {
  const known = row.date_of_birth;
  if (dateOfBirth === undefined || dateOfBirth === known) return;
  const isMinor = known !== null && known > adultsBornBy(now);
  if (makesOlder(row, { dateOfBirth }, now)) {
    if (!isAdmin(actor)) throw new AppError('FORBIDDEN', textOf('player.minorsAge'));
    if (reason === '') throw refused('REASON_NEEDED', textOf('player.sayWhy'), 'reason');
    return;
  }
  const subject = { userId: row.user_id, ...staffOf(row) };
  const isOwn = !isMinor && actor.kind === 'user' && actor.id === row.user_id;
  if (isOwn || can(actor, 'player:age', { kind: 'player', ...subject })) return;
  throw new AppError('FORBIDDEN', textOf('player.ownersAge'));
}

/** A coach could else license the own players. */
function judgeLicence(
  { actor }: Author,
  row: Pick<PlayerRow, 'licence' | 'licence_until'>,
  { licence, licenceUntil }: UpdatePlayer,
): void {
  const isSame = (value: string | null | undefined, before: string | null) =>
    value === undefined || value === before;
  if (isSame(licence, row.licence) && isSame(licenceUntil, row.licence_until)) return;
  if (can(actor, 'player:license', { kind: 'site' })) return;
  throw new AppError('FORBIDDEN', textOf('player.licenceOffice'));
}

/** A child's birth date that is cleared, or made earlier, shows more of the child. */
export function makesOlder(
  { date_of_birth: known }: Pick<PlayerRow, 'date_of_birth'>,
  { dateOfBirth }: Pick<UpdatePlayer, 'dateOfBirth'>,
  now: number,
): boolean {
  if (known === null || dateOfBirth === undefined || known <= adultsBornBy(now)) return false;
  return dateOfBirth === null || dateOfBirth < known;
}

/** Archives the record; an administrator may bring it back. */
export async function deletePlayer(store: Store, author: Author, id: string): Promise<void> {
  await write(store, author, async ({ db, audit, siteChanged }) => {
    const row = await getRow(db, id);
    const subject = { userId: row.user_id, ...staffOf(row) };
    authorise(author.actor, 'player:delete', { kind: 'player', ...subject });
    await db
      .updateTable('player')
      .set({ archived_at: author.now, team_id: null, updated_at: author.now })
      .where('id', '=', id)
      .execute();
    await noteMembership(db, author.now, id, null);
    const before = { name: row.full_name, team: row.team_id };
    audit({ action: 'player.archive', subject: `player:${id}`, before });
    siteChanged();
  });
}
