/** The choice of matches that the home page lists. */
export type HomeChoice = {
  kind: 'all' | 'live' | 'day';
  /** Counts where a day is chosen. */
  day: string;
  /** The city of the grounds; null for all. */
  place: string | null;
};

/** The query of home's address for a choice: '?date=2026-11-23&place=Dodoma'. */
export function homeQuery({ kind, day, place }: HomeChoice): string {
  const words = new URLSearchParams({
    ...(kind === 'day' ? { date: day } : {}),
    ...(kind === 'live' ? { status: 'Live' } : {}),
    ...(place === null ? {} : { place }),
  });
  return words.size === 0 ? '' : `?${words}`;
}
