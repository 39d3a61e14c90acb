let asked = 0;

/**
 * The page with a month of the calendar that no one asked for before, which makes it a page that nobody
 * has rendered before. Words that a page does not know would not: they are left out of its key.
 */
export function freshPath(path: string): string {
  asked += 1;
  const year = 1000 + Math.floor(asked / 12);
  return `${path}?month=${year}-${String((asked % 12) + 1).padStart(2, '0')}`;
}
