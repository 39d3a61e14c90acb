import { keyOf, keysOfAllSizes } from '#server/platform/files/picture-address.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import type { PlainRow } from './read-tables.ts';

export type StoredPicture = { key: string; bytes: Uint8Array };

/** The result of copying pictures; `missing` are named by a row and not there. */
export type PictureCount = { pictures: number; missing: number };

/** Adds the keys of the pictures that a row names. */
export function notePictures(row: PlainRow, keys: Set<string>): void {
  for (const value of Object.values(row)) {
    const key = keyOf(value);
    if (key !== undefined) keys.add(key);
  }
}

/** Hands over the pictures of these keys in all their sizes. */
export async function takePictures(
  storage: Storage,
  keys: ReadonlySet<string>,
  take: (picture: StoredPicture) => Promise<void> | void,
): Promise<PictureCount> {
  const count = { pictures: 0, missing: 0 };
  for (const named of keys) {
    for (const key of keysOfAllSizes(named)) {
      const bytes = await storage.get(key);
      if (bytes !== undefined) await take({ key, bytes });
      if (key !== named) continue;
      if (bytes === undefined) count.missing += 1;
      else count.pictures += 1;
    }
  }
  return count;
}
