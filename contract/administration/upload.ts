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

/** The most bytes of a table, a scouting file or a match. */
export const DOCUMENT_BYTES = 16 * MB;

/** The most bytes of a document of a league. */
export const LEAGUE_DOCUMENT_BYTES = 10 * MB;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
