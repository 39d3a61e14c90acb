const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const END_LENGTH = 22;
/** The end may be followed by a comment of at most this length. */
const LONGEST_COMMENT = 0xffff;

/** How large a zip file says that it is when unpacked; undefined where it is none. */
export function unpackedBytes(zip: Buffer): number | undefined {
  const earliest = Math.max(0, zip.length - END_LENGTH - LONGEST_COMMENT);
  for (let end = zip.length - END_LENGTH; end >= earliest; end -= 1) {
    if (zip.readUInt32LE(end) !== DIRECTORY_END) continue;
    const count = zip.readUInt16LE(end + 10);
    let [at, sum] = [zip.readUInt32LE(end + 16), 0];
    for (let entry = 0; entry < count; entry += 1) {
      if (at + 46 > zip.length || zip.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined;
      sum += zip.readUInt32LE(at + 24);
      at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    return sum;
  }
  return undefined;
}
