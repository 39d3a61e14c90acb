/** Years as people write them in names: `2026`, `2026/27`, `2026-2027`. */
const YEARS = /\b((?:19|20)\d\d)(?:([/–-])(\d{4}|\d\d))?(?!\d)/;

/** The name of a league for its next season: a year in it moves on by one. */
export function nextName(name: string): string {
  return name.replace(YEARS, (_, year: string, sign = '', until = '') => {
    const later = String(Number(until) + 1).padStart(until.length, '0');
    const end = until === '' ? '' : sign + later.slice(-until.length);
    return `${Number(year) + 1}${end}`;
  });
}

/** The same day a year later, as `2027-02-28`; the last of February for a leap day. */
export function yearLater(day: string): string {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return next.endsWith('-02-29') ? next.replace(/29$/, '28') : next;
}
