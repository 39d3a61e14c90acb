import type { SheetPhoto } from '#contract/sheet-photos/sheet-photo.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { keyOf } from '#server/platform/files/picture-address.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { sheetPhotoView } from './views.ts';

/** The photos of the sheet of a match, the earliest first. */
export async function listSheetPhotos({ db }: Store, matchId: string): Promise<SheetPhoto[]> {
  const rows = await db
    .selectFrom('sheet_photo')
    .leftJoin('team', 'team.id', 'sheet_photo.team_id')
    .selectAll('sheet_photo')
    .select('team.name as team_name')
    .where('match_id', '=', matchId)
    .orderBy('sheet_photo.created_at')
    .orderBy('sheet_photo.id')
    .execute();
  return rows.map(sheetPhotoView);
}

/** The bytes of one photo of this match. */
export async function getSheetPhoto(
  { db }: Store,
  storage: Storage,
  matchId: string,
  id: string,
): Promise<Uint8Array> {
  const row = await db
    .selectFrom('sheet_photo')
    .select('address')
    .where('id', '=', id)
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  const key = keyOf(row?.address);
  const bytes = key === undefined ? undefined : await storage.get(key);
  if (bytes === undefined) throw notFound('picture.notFound');
  return bytes;
}
