const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const END_LENGTH = 22;
/** The end may be followed by a comment of at most this length. */
const MAX_COMMENT_BYTES = 0xffff;

/** A file of a zip as its directory tells; sizes in bytes, `at` where its own head begins. */
type ZipEntry = { name: string; method: number; packed: number; unpacked: number; at: number };

/** The files of a zip; undefined where it is none. */
export function directoryOf(zip: Buffer): ZipEntry[] | undefined {
  const earliest = Math.max(0, zip.length - END_LENGTH - MAX_COMMENT_BYTES);
  for (let end = zip.length - END_LENGTH; end >= earliest; end -= 1) {
    if (zip.readUInt32LE(end) !== DIRECTORY_END) continue;
    const entries: ZipEntry[] = [];
    let at = zip.readUInt32LE(end + 16);
    for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
      if (at + 46 > zip.length || zip.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined;
      const nameLength = zip.readUInt16LE(at + 28);
      entries.push({
        name: zip.toString('utf8', at + 46, at + 46 + nameLength),
        method: zip.readUInt16LE(at + 10),
        packed: zip.readUInt32LE(at + 20),
        unpacked: zip.readUInt32LE(at + 24),
        at: zip.readUInt32LE(at + 42),
      });
      at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    return entries;
  }
  return undefined;
}
