/**
 * The weeks of a month, Sunday first; days of other months are null.
 * `month` is `YYYY-MM`, the days are `YYYY-MM-DD`.
 */
export function monthGrid(month: string): (string | null)[][] {
  const year = Number(month.slice(0, 4));
  const index = Number(month.slice(5, 7)) - 1;
  const firstWeekday = new Date(Date.UTC(year, index, 1)).getUTCDay();
  const dayCount = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  const cells: (string | null)[] = [
    ...Array.from({ length: firstWeekday }, () => null),
    ...Array.from({ length: dayCount }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`),
  ];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** `addMonths('2026-01', -1)` is `2025-12`. */
export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** First and last day of a month. */
export function monthSpan(month: string): { from: string; to: string } {
  const days = monthGrid(month)
    .flat()
    .filter((day) => day !== null);
  return { from: days[0]!, to: days.at(-1)! };
}
