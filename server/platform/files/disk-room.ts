import { statfs } from 'node:fs/promises';

export type DiskRoom = { totalBytes: number; freeBytes: number; usedShare: number };

/** From here on the dashboard warns: a database that finds no room takes no point any more. */
export const NEARLY_FULL = 0.95;

/** The disk of a folder, as `df` counts it: what is kept for root alone is not free. */
export async function readDiskRoom(folder: string): Promise<DiskRoom> {
  const { bsize, blocks, bfree, bavail } = await statfs(folder);
  const used = blocks - bfree;
  return {
    totalBytes: blocks * bsize,
    freeBytes: bavail * bsize,
    usedShare: used + bavail === 0 ? 0 : used / (used + bavail),
  };
}
