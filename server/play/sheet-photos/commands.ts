import { MOST_SHEET_PHOTOS } from '#contract/sheet-photos/sheet-photo.ts';
import { textOf } from '#contract/text/text.ts';
import type { Actor } from '#domain/access/actor.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import {
  forgetUploads,
  removeNow,
  removeUnusedPictures,
} from '#server/platform/files/forget-pictures.ts';
import { SHEET_SIZES } from '#server/platform/files/picture-address.ts';
import { SHEET_PHOTOS, type Storage } from '#server/platform/files/storage.ts';
import { CAPTAINS } from '#server/play/captains/captains.ts';
import { getCaptainLink } from '#server/play/captains/queries.ts';
import { holdMatch } from '#server/play/matches/hold-match.ts';
import { keepWholeImage, refuseLarge } from '#server/play/pictures/commands.ts';
import { authoriseMatch } from '#server/play/secretaries/authorise-match.ts';

type Photo = { matchId: string; teamId: string | null; upload: Uint8Array };

/** By the office. @returns the id of the photo */
export async function addSheetPhoto(
  store: Store,
  storage: Storage,
  author: Author,
  { matchId, upload }: Pick<Photo, 'matchId' | 'upload'>,
): Promise<string> {
  await authoriseMatch(store.db, author.actor, 'match:settle', matchId);
  return keepPhoto(store, storage, author, { matchId, teamId: null, upload });
}

/** By the captain of a team, whose earlier photo it replaces; the link is asked once more when it is kept. */
export async function sendSheetPhoto(
  store: Store,
  storage: Storage,
  now: number,
  { token, upload }: { token: string; upload: Uint8Array },
): Promise<void> {
  const { match_id: matchId, team_id: teamId } = await getCaptainLink(store.db, token, now);
  const author = { actor: CAPTAINS, now };
  // Each team has its own share of the pictures that are made.
  const owner: Actor = { kind: 'system', name: `captain ${teamId}` };
  await keepPhoto(store, storage, author, { matchId, teamId, upload }, owner, async ({ db }) => {
    await getCaptainLink(db, token, now);
  });
}

/** A photo that cannot be kept leaves no file. */
async function keepPhoto(
  store: Store,
  storage: Storage,
  author: Author,
  { matchId, teamId, upload }: Photo,
  owner: Actor = author.actor,
  mustStand: (tx: Write) => Promise<void> = async () => undefined,
): Promise<string> {
  refuseLarge(upload);
  const id = newId(author.now);
  const { address, width, height } = await keepWholeImage(
    storage,
    { actor: owner, now: author.now },
    SHEET_PHOTOS,
    id,
    upload,
    SHEET_SIZES,
  );
  try {
    const former = await write(store, author, async (tx) => {
      const { db, audit } = tx;
      await holdMatch(tx, matchId);
      await mustStand(tx);
      const replaced = teamId === null ? [] : await removeOfTeam(tx, author, matchId, teamId);
      await mustHaveRoom(tx, matchId);
      const photo = { id, match_id: matchId, team_id: teamId, address, width, height };
      await db
        .insertInto('sheet_photo')
        .values({ ...photo, created_at: author.now })
        .execute();
      const after = { photo: id, ...(teamId === null ? {} : { team: teamId }) };
      audit({ action: 'match.add-sheet-photo', subject: `match:${matchId}`, after });
      return replaced;
    });
    await removeNow(store.db, storage, former);
    return id;
  } catch (error) {
    await forgetUploads(store.db, storage, [address], author.now);
    throw error;
  }
}

async function removeOfTeam(
  { db }: Write,
  author: Author,
  matchId: string,
  teamId: string,
): Promise<string[]> {
  const rows = await db
    .deleteFrom('sheet_photo')
    .where('match_id', '=', matchId)
    .where('team_id', '=', teamId)
    .returning('address')
    .execute();
  const addresses = rows.map(({ address }) => address);
  await removeUnusedPictures(db, addresses, author.now);
  return addresses;
}

async function mustHaveRoom({ db }: Write, matchId: string): Promise<void> {
  const { count } = await db
    .selectFrom('sheet_photo')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('match_id', '=', matchId)
    .executeTakeFirstOrThrow();
  if (Number(count) < MOST_SHEET_PHOTOS) return;
  throw refused('SHEET_PHOTO_LIMIT', textOf('sheetPhoto.tooMany', { max: MOST_SHEET_PHOTOS }));
}

/** For good: the file goes with the entry. */
export async function removeSheetPhoto(
  store: Store,
  storage: Storage,
  author: Author,
  { matchId, id }: { matchId: string; id: string },
): Promise<void> {
  await authoriseMatch(store.db, author.actor, 'match:settle', matchId);
  const address = await write(store, author, async ({ db, audit }) => {
    const row = await db
      .deleteFrom('sheet_photo')
      .where('id', '=', id)
      .where('match_id', '=', matchId)
      .returning('address')
      .executeTakeFirst();
    if (!row) throw notFound('picture.notFound');
    await removeUnusedPictures(db, [row.address], author.now);
    const before = { photo: id };
    audit({ action: 'match.remove-sheet-photo', subject: `match:${matchId}`, before });
    return row.address;
  });
  await removeNow(store.db, storage, [address]);
}

/** Photos that were kept before, with their files. @returns how many */
export async function purgeSheetPhotos(
  db: Write['db'],
  before: number,
  now: number,
): Promise<number> {
  const rows = await db
    .deleteFrom('sheet_photo')
    .where('created_at', '<', before)
    .returning('address')
    .execute();
  const addresses = rows.map(({ address }) => address);
  await removeUnusedPictures(db, addresses, now);
  return rows.length;
}
