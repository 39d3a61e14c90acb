let requests = 0;

/**
 * The page with a month of the calendar that no one requested before, which makes it a page that nobody
 * has rendered before. Words that a page does not know would not: they are left out of its key.
 */
export function freshPath(path: string): string {
  requests += 1;
  const year = 1000 + Math.floor(requests / 12);
  return `${path}?month=${year}-${String((requests % 12) + 1).padStart(2, '0')}`;
}
