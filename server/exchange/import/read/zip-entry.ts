import { inflateRawSync } from 'node:zlib';
import { directoryOf } from './zip-directory.ts';

const STORED = 0;
const DEFLATED = 8;

/** The text of one file in a zip; undefined where there is none of that name that can be read. */
export function zipEntry(zip: Buffer, name: string, mostBytes: number): string | undefined {
  const entry = directoryOf(zip)?.find((each) => each.name === name);
  if (entry === undefined || entry.at + 30 > zip.length) return undefined;
  // The file's own head stands before it, with lengths of its own.
  const start = entry.at + 30 + zip.readUInt16LE(entry.at + 26) + zip.readUInt16LE(entry.at + 28);
  const packed = zip.subarray(start, start + entry.packed);
  if (entry.method === STORED) return packed.toString('utf8');
  if (entry.method !== DEFLATED) return undefined;
  return inflateRawSync(packed, { maxOutputLength: mostBytes }).toString('utf8');
}
