/** A name without case and accents: what lists order by and search compares. */
export function sortName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

/** The same with single spaces: by which a file's names are known. */
export function foldedName(name: string): string {
  return sortName(name).replace(/\s+/g, ' ');
}
