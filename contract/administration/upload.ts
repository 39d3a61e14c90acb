/** In bytes: what we call a megabyte. */
export const MB = 1024 * 1024;

/** The most bytes of a picture, and the types that are read. */
export const PICTURE_BYTES = 5 * MB;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The `accept` of a field: browsers redraw the other types before they send them. */
export const ACCEPTED_PICTURES = [
  ...PICTURE_TYPES,
  'image/svg+xml',
  'image/gif',
  'image/avif',
].join();

/** @param type as a browser names it */
export function isReadByServer(type: string): boolean {
  return (PICTURE_TYPES as readonly string[]).includes(type);
}

/** Of the first bytes of a file, as many as tell its format. */
export const HEAD_BYTES = 64;
/** Kinds of HEIF that hold HEVC, for which neither browsers nor our server have a decoder. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/**
 * Whether a file is a picture as phones take it by HEVC, whatever its name says. An AVIF picture is in the same
 * container and is none.
 *
 * @param head its first `HEAD_BYTES`, ISO/IEC 23008-12: size, `ftyp`, main brand, version, other brands
 */
export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.slice(4, 8) !== 'ftyp') return false;
  const size = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const brands = text.slice(8, size).match(/.{4}/gs) ?? [];
  const isAvif = brands.some((brand) => brand === 'avif' || brand === 'avis');
  const isHeif = brands[0] === 'mif1' || brands[0] === 'msf1';
  return !isAvif && (isHeif || brands.some((brand) => HEIC_BRANDS.includes(brand)));
}

/** The most bytes of a table, a scouting file or a match. */
export const DOCUMENT_BYTES = 16 * MB;

/** The most bytes of a document of a league. */
export const LEAGUE_DOCUMENT_BYTES = 10 * MB;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
