/** In bytes: what we call a megabyte. */
export const MB = 1024 * 1024;

/** What a picture may have at most, in bytes, and the types that are read. */
export const PICTURE_BYTES = 5 * MB;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** What a table, a scouting file or a match may have at most, in bytes. */
export const DOCUMENT_BYTES = 16 * MB;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
