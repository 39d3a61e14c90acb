import { PICTURE_BYTES } from '#contract/administration/upload.ts';
import type { CreateTeam } from '#contract/people/team.ts';
import { textOf } from '#contract/text/text.ts';
import { actorKey } from '#domain/access/actor.ts';
import type { Action, Subject } from '#domain/access/can.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { AppError, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import {
  forgetUploads,
  keepAfterAll,
  removeNow,
  removeUnusedPictures,
} from '#server/platform/files/forget-pictures.ts';
import { encodeSquares, encodeWhole } from '#server/platform/files/image.ts';
import { addressOf, LOGO_SIZES, PICTURE_SIZES } from '#server/platform/files/picture-address.ts';
import { imageKey, type Storage } from '#server/platform/files/storage.ts';
import { getLeague } from '#server/play/leagues/queries.ts';
import { getPartner } from '#server/play/partners/queries.ts';
import { getPlayerSubject } from '#server/play/players/subject-queries.ts';
import { insertTeam } from '#server/play/teams/commands.ts';
import { getTeamSubject } from '#server/play/teams/subject-queries.ts';

/** Keeps a picture in each size. @returns the address of the largest one */
export async function keepImage(
  storage: Storage,
  { actor, now }: Author,
  prefix: string,
  ownerId: string,
  upload: Uint8Array,
  sizes: readonly number[],
): Promise<string> {
  const images = await encodeSquares({ who: actorKey(actor), now }, upload, sizes);
  return keepSizes(storage, images, (size) => imageKey(prefix, ownerId, upload, size));
}

/** Keeps a picture in its own shape in each size. @returns the address of the largest one, with its pixels */
export async function keepWholeImage(
  storage: Storage,
  { actor, now }: Author,
  prefix: string,
  ownerId: string,
  upload: Uint8Array,
  sizes: readonly number[],
): Promise<{ address: string; width: number; height: number }> {
  const owner = { who: actorKey(actor), now };
  const { images, width, height } = await encodeWhole(owner, upload, sizes);
  const address = await keepSizes(storage, images, (size) =>
    imageKey(prefix, ownerId, upload, size),
  );
  return { address, width, height };
}

/** @returns the address of the largest one */
async function keepSizes(
  storage: Storage,
  images: ReadonlyMap<number, Uint8Array>,
  keyOf: (size: number) => string,
): Promise<string> {
  for (const [size, bytes] of images) await storage.put(keyOf(size), bytes);
  return addressOf(keyOf(Math.max(...images.keys())));
}

/** Refuses more bytes than a picture may have. */
export function refuseLarge(upload: Uint8Array): void {
  if (upload.length <= PICTURE_BYTES) return;
  throw new AppError('TOO_LARGE', textOf('picture.failed'), {
    errors: [{ field: 'file', text: textOf('picture.tooLarge') }],
  });
}

/** Judged before the picture is decoded, which is the costly part. */
export function allow<A extends keyof Action>(
  author: Author,
  action: A,
  subject: Extract<Subject, { kind: Action[A] }>,
  upload: Uint8Array,
): void {
  authorise(author.actor, action, subject);
  refuseLarge(upload);
}

/**
 * The tables whose rows have a picture: the column of its address, and its name in storage and in
 * the trail.
 */
const PICTURED = {
  team: { column: 'logo', prefix: 'team_logos', sizes: LOGO_SIZES, word: 'logo' },
  partner: { column: 'logo', prefix: 'partner_logos', sizes: LOGO_SIZES, word: 'logo' },
  league: { column: 'logo', prefix: 'league_logos', sizes: LOGO_SIZES, word: 'logo' },
  player: {
    column: 'profile_picture',
    prefix: 'player_pictures',
    sizes: PICTURE_SIZES,
    word: 'picture',
  },
} as const;

/** Keeps the upload in place of the former picture, which is then nowhere any more. */
async function replacePicture(
  store: Store,
  storage: Storage,
  author: Author,
  resource: keyof typeof PICTURED,
  id: string,
  upload: Uint8Array,
): Promise<void> {
  const { column, prefix, sizes, word } = PICTURED[resource];
  const address = await keepImage(storage, author, prefix, id, upload, sizes);
  // The query builder takes one table at a time; each of these has the column named beside it.
  const table = resource as 'team';
  const named = column as 'logo';
  const former = await write(store, author, async ({ db, audit, siteChanged }) => {
    const row = await db.selectFrom(table).select(named).where('id', '=', id).executeTakeFirst();
    const before = row?.[named] ?? null;
    if (before === address) return null;
    await db
      .updateTable(table)
      .set({ [named]: address, updated_at: author.now })
      .where('id', '=', id)
      .execute();
    await removeUnusedPictures(db, [before], author.now);
    await keepAfterAll(db, address);
    audit({
      action: `${resource}.${word}`,
      subject: `${resource}:${id}`,
      before: { [word]: before },
      after: { [word]: address },
    });
    siteChanged();
    return before;
  });
  await removeNow(store.db, storage, [former]);
}

/** A picture that is none makes no team, and a team that cannot be leaves no picture. */
export async function createTeamWithLogo(
  store: Store,
  storage: Storage,
  author: Author,
  input: CreateTeam,
  upload: Uint8Array,
): Promise<string> {
  allow(author, 'team:create', { kind: 'site' }, upload);
  const id = newId(author.now);
  const logo = await keepImage(storage, author, 'team_logos', id, upload, LOGO_SIZES);
  try {
    return await write(store, author, (tx) => insertTeam(tx, author, input, { id, logo }));
  } catch (error) {
    await forgetUploads(store.db, storage, [logo], author.now);
    throw error;
  }
}

export async function putTeamLogo(
  store: Store,
  storage: Storage,
  author: Author,
  id: string,
  upload: Uint8Array,
): Promise<void> {
  allow(author, 'team:update', await getTeamSubject(store.db, id), upload);
  await replacePicture(store, storage, author, 'team', id, upload);
}

export async function putPlayerPicture(
  store: Store,
  storage: Storage,
  author: Author,
  id: string,
  upload: Uint8Array,
): Promise<void> {
  allow(author, 'player:update', await getPlayerSubject(store.db, id), upload);
  await replacePicture(store, storage, author, 'player', id, upload);
}

export async function putLeagueLogo(
  store: Store,
  storage: Storage,
  author: Author,
  id: string,
  upload: Uint8Array,
): Promise<void> {
  allow(author, 'league:write', { kind: 'league', id }, upload);
  const { archived } = await getLeague(store, id);
  if (archived) throw refused('LEAGUE_ARCHIVED', textOf('league.archived'));
  await replacePicture(store, storage, author, 'league', id, upload);
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
  await replacePicture(store, storage, author, 'partner', id, upload);
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
    await removeUnusedPictures(db, [user.image], author.now);
    if (image !== null) await keepAfterAll(db, image);
    const picture = { before: { picture: user.image }, after: { picture: image } };
    audit({ action: 'account.picture', subject: `user:${id}`, ...picture });
    siteChanged();
    return user.image;
  });
  await removeNow(store.db, storage, [former]);
}

async function keepAccountImage(storage: Storage, author: Author, id: string, upload: Uint8Array) {
  allow(author, 'account:use', { kind: 'user', id, roleChosen: true }, upload);
  return keepImage(storage, author, 'user_pictures', id, upload, PICTURE_SIZES);
}
