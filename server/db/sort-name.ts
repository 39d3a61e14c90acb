/** A name without case and accents: what lists order by and search compares. */
export function sortName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
