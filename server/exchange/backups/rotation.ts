/** The copies that stay: the newest one of each of so many days, weeks and months that have one. */
export const KEPT_BACKUPS = { days: 7, weeks: 5, months: 12 } as const;

const DAY_MS = 24 * 60 * 60 * 1000;
const NAME = /^wavu-(\d{4}-\d{2}-\d{2})T\d{6}Z\.(?:sqlite|jsonl)$/;

/** The name of a copy made at this moment; names sort by time. */
export function backupName(now: number, ending: 'sqlite' | 'jsonl'): string {
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '');
  return `wavu-${time}Z.${ending}`;
}

/** @returns the copies that may go. Files that are not named as ours are never among them */
export function outdatedBackups(names: readonly string[]): string[] {
  const ours = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
  const stays = new Set<string>();
  const keepNewest = (count: number, periodOf: (day: string) => string) => {
    const seen = new Set<string>();
    for (const name of ours) {
      const period = periodOf(NAME.exec(name)![1]!);
      if (seen.has(period) || seen.size === count) continue;
      seen.add(period);
      stays.add(name);
    }
  };
  keepNewest(KEPT_BACKUPS.days, (day) => day);
  keepNewest(KEPT_BACKUPS.weeks, weekOf);
  keepNewest(KEPT_BACKUPS.months, (day) => day.slice(0, 7));
  return ours.filter((name) => !stays.has(name));
}

/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
function weekOf(day: string): string {
  return String(Math.floor((Date.parse(day) / DAY_MS + 3) / 7));
}
