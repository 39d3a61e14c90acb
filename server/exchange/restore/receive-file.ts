import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { textOf } from '#contract/text/text.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { readDiskRoom } from '#server/platform/files/disk-room.ts';
import { UPLOAD } from './restore-task.ts';

/** The file, its pictures beside it, and the database that is made of it. */
const ROOM_PER_BYTE = 3;

/** Writes a body to the disk as it comes, into a folder that is empty before. */
export async function receiveFile(
  body: globalThis.ReadableStream<Uint8Array> | null,
  announcedBytes: number,
  folder: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { freeBytes } = await readDiskRoom(folder);
  if (announcedBytes * ROOM_PER_BYTE > freeBytes) {
    throw new AppError('DISK_FULL', textOf('restore.noRoom'));
  }
  if (body === null) throw new AppError('MALFORMED', textOf('restore.notBackup'));
  const file = createWriteStream(join(folder, UPLOAD), { mode: 0o600 });
  await pipeline(Readable.fromWeb(body as ReadableStream<Uint8Array>), file);
}
