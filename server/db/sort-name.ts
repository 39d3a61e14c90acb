/** A name without case and accents: what lists order by and search compares. */
export function sortName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

/** Text as a LIKE pattern for anywhere in the name; its own wildcards are taken literally. */
export function likeAnywhere(text: string): string {
  return `%${sortName(text).replace(/[\\%_]/g, '\\$&')}%`;
}
