import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DocumentKind } from '#contract/documents/league-document.ts';

/** Keeps files under keys that name their content: the same bytes have the same key for ever. */
export type Storage = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** undefined where there is none. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** No fault where there is none. */
  remove: (key: string) => Promise<void>;
};

const KEY = /^[a-z_]+\/[\w-]+\/[a-f0-9]{32}-\d+\.webp$/;
const DOCUMENT_KEY = /^league_documents\/[\w-]+\/[a-f0-9]{32}\.(?:pdf|docx|xlsx)$/;

/** `team_logos/<team>/<hash of the upload>-<pixels>.webp` */
export function imageKey(prefix: string, ownerId: string, upload: Uint8Array, pixels: number) {
  const hash = createHash('sha256').update(upload).digest('hex').slice(0, 32);
  return `${prefix}/${ownerId}/${hash}-${pixels}.webp`;
}

/** `league_documents/<document>/<hash>.pdf` */
export function documentKey(id: string, hash: string, kind: DocumentKind): string {
  return `league_documents/${id}/${hash}.${kind}`;
}

export function isDocumentKey(key: string): boolean {
  return DOCUMENT_KEY.test(key);
}

/** A picture or a document of ours. */
export function isFileKey(key: string): boolean {
  return KEY.test(key) || isDocumentKey(key);
}

/** The folder of photos that nobody but the office of a league sees: the API hands them out, `/files` does not. */
export const SHEET_PHOTOS = 'sheet_photos';

/** A file of ours that everybody may read who knows its address. */
export function isPublicKey(key: string): boolean {
  return isFileKey(key) && !key.startsWith(`${SHEET_PHOTOS}/`);
}

/** Keys come from addresses too: what is not one of ours leads nowhere. */
export function isImageKey(key: string): boolean {
  return KEY.test(key);
}

/** Files in a folder. Written beside, flushed and renamed, so that a half-written one is never seen. */
export function diskStorage(folder: string): Storage {
  return {
    async put(key, bytes) {
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomBytes(6).toString('hex')}`;
      const file = await open(draft, 'w', 0o644);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    },
    async get(key) {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(join(folder, key), { force: true });
    },
  };
}
