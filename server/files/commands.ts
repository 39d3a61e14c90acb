import type { Action, Subject } from '#domain/access/can.ts';
import type { Store } from '#server/db/store.ts';
import { type Author, type Write, write } from '#server/db/write.ts';
import { AppError, notFound } from '#server/errors/app-error.ts';
import { authorise } from '#server/errors/authorise.ts';
import { getPartner } from '#server/partners/queries.ts';
import { ownAccount } from '#server/sessions/commands.ts';
import { encodeSquares, UPLOAD_BYTES } from './image.ts';
import { imageKey, isImageKey, type Storage } from './storage.ts';

const LOGO_SIZES = [32, 64, 128] as const;
const PICTURE_SIZES = [64, 128, 512] as const;

/** The address of a kept picture; smaller ones differ in the number before `.webp`. */
function addressOf(key: string): string {
  return `/files/${key}`;
}

async function keepImage(
  storage: Storage,
  prefix: string,
  ownerId: string,
  upload: Uint8Array,
  sizes: readonly number[],
): Promise<string> {
  const images = await encodeSquares(upload, sizes);
  for (const [size, bytes] of images) {
    await storage.put(imageKey(prefix, ownerId, upload, size), bytes);
  }
  return addressOf(imageKey(prefix, ownerId, upload, sizes.at(-1)!));
}

/** Forgets a picture in all its sizes. `address` as it is kept in a row. */
export async function forgetImage(storage: Storage, address: string): Promise<void> {
  const key = address.startsWith(addressOf('')) ? address.slice(addressOf('').length) : '';
  if (!isImageKey(key)) return;
  const sizes = new Set([...LOGO_SIZES, ...PICTURE_SIZES]);
  for (const size of sizes) await storage.remove(key.replace(/-\d+\.webp$/, `-${size}.webp`));
}

async function getTeamFacts(db: Write['db'] | Store['db'], id: string) {
  const team = await db
    .selectFrom('team')
    .select(['logo', 'coach_user_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!team) throw notFound('Team');
  return team;
}

async function getPlayerFacts(db: Write['db'] | Store['db'], id: string) {
  const player = await db
    .selectFrom('player')
    .leftJoin('team', 'team.id', 'player.team_id')
    .select(['player.profile_picture', 'player.user_id', 'team.coach_user_id'])
    .where('player.id', '=', id)
    .where('player.archived_at', 'is', null)
    .executeTakeFirst();
  if (!player) throw notFound('Player');
  return player;
}

/** Judged before the picture is decoded, which is the costly part. */
function allow<A extends keyof Action>(
  author: Author,
  action: A,
  subject: Extract<Subject, { kind: Action[A] }>,
  upload: Uint8Array,
): void {
  authorise(author.actor, action, subject);
  if (upload.length <= UPLOAD_BYTES) return;
  throw new AppError('TOO_LARGE', 'Failed to upload logo.', {
    errors: [{ field: 'file', message: 'must have at most 5 MB' }],
  });
}

export async function putTeamLogo(
  store: Store,
  storage: Storage,
  author: Author,
  id: string,
  upload: Uint8Array,
): Promise<void> {
  const team = await getTeamFacts(store.db, id);
  allow(author, 'team:update', { kind: 'team', coachUserId: team.coach_user_id }, upload);
  const logo = await keepImage(storage, 'team_logos', id, upload, LOGO_SIZES);
  await write(store, author, async ({ db, audit, siteChanged }) => {
    const before = await getTeamFacts(db, id);
    await db
      .updateTable('team')
      .set({ logo, updated_at: author.now })
      .where('id', '=', id)
      .execute();
    audit({
      action: 'team.logo',
      subject: `team:${id}`,
      before: { logo: before.logo },
      after: { logo },
    });
    siteChanged();
  });
}

export async function putPlayerPicture(
  store: Store,
  storage: Storage,
  author: Author,
  id: string,
  upload: Uint8Array,
): Promise<void> {
  const player = await getPlayerFacts(store.db, id);
  const subject = { userId: player.user_id, coachUserId: player.coach_user_id };
  allow(author, 'player:update', { kind: 'player', ...subject }, upload);
  const picture = await keepImage(storage, 'player_pictures', id, upload, PICTURE_SIZES);
  await write(store, author, async ({ db, audit, siteChanged }) => {
    const before = await getPlayerFacts(db, id);
    await db
      .updateTable('player')
      .set({ profile_picture: picture, updated_at: author.now })
      .where('id', '=', id)
      .execute();
    audit({
      action: 'player.picture',
      subject: `player:${id}`,
      before: { picture: before.profile_picture },
      after: { picture },
    });
    siteChanged();
  });
}

/** One's own picture; the former one is forgotten, and `undefined` leaves none. */
export async function putAccountPicture(
  store: Store,
  storage: Storage,
  author: Author,
  upload: Uint8Array | undefined,
): Promise<void> {
  const id = ownAccount(author.actor);
  const image = upload === undefined ? null : await keepAccountImage(storage, author, id, upload);
  const former = await write(store, author, async ({ db, audit, siteChanged }) => {
    const user = await db
      .selectFrom('user')
      .select('image')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (user.image === image) return null;
    await db.updateTable('user').set({ image }).where('id', '=', id).execute();
    const picture = { before: { picture: user.image }, after: { picture: image } };
    audit({ action: 'account.picture', subject: `user:${id}`, ...picture });
    siteChanged();
    return user.image;
  });
  if (former !== null) await forgetImage(storage, former);
}

async function keepAccountImage(storage: Storage, author: Author, id: string, upload: Uint8Array) {
  allow(author, 'account:use', { kind: 'user', id, roleChosen: true }, upload);
  return keepImage(storage, 'user_pictures', id, upload, PICTURE_SIZES);
}

export async function putPartnerLogo(
  store: Store,
  storage: Storage,
  author: Author,
  id: string,
  upload: Uint8Array,
): Promise<void> {
  allow(author, 'partner:write', { kind: 'site' }, upload);
  await getPartner(store, id);
  const logo = await keepImage(storage, 'partner_logos', id, upload, LOGO_SIZES);
  await write(store, author, async ({ db, audit, siteChanged }) => {
    const before = await db
      .selectFrom('partner')
      .select('logo')
      .where('id', '=', id)
      .executeTakeFirst();
    await db
      .updateTable('partner')
      .set({ logo, updated_at: author.now })
      .where('id', '=', id)
      .execute();
    audit({
      action: 'partner.logo',
      subject: `partner:${id}`,
      before: { logo: before?.logo ?? null },
      after: { logo },
    });
    siteChanged();
  });
}
