import { expect, test } from 'vitest';
import { addMonths, monthGrid, monthSpan } from './month-grid.ts';

test('weeks begin on Sunday', () => {
  // 1 November 2026 is a Sunday, 1 August 2026 a Saturday.
  expect(monthGrid('2026-11')[0]?.[0]).toBe('2026-11-01');
  expect(monthGrid('2026-08')[0]).toEqual([null, null, null, null, null, null, '2026-08-01']);
});

test('every week has seven cells and every day comes once', () => {
  for (let year = 2024; year <= 2028; year++) {
    for (let month = 1; month <= 12; month++) {
      const name = `${year}-${String(month).padStart(2, '0')}`;
      const weeks = monthGrid(name);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      const days = weeks.flat().filter((day) => day !== null);
      expect(days.length).toBe(new Date(year, month, 0).getDate());
      expect(new Set(days).size).toBe(days.length);
    }
  }
});

test('a leap February ends on the 29th', () => {
  expect(monthSpan('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthSpan('2027-02').to).toBe('2027-02-28');
});

test('months cross the year both ways', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});
