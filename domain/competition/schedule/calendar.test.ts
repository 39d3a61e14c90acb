import { expect, test } from 'vitest';
import {
  addDays,
  dateOf,
  dateOfDay,
  dayNumber,
  instantOf,
  minuteOfDay,
  timeOf,
} from './calendar.ts';
import { EAT_OFFSET_MS } from './local-time.ts';

test('every day from 1895 to 2105 has the number the Gregorian calendar gives it', () => {
  const last = Date.UTC(2105, 0, 1) / 86_400_000;
  for (let day = Date.UTC(1895, 0, 1) / 86_400_000; day <= last; day += 1) {
    const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
    if (dateOfDay(day) !== date || dayNumber(date) !== day) expect.fail(`${date} is day ${day}`);
  }
});

test.each(['2000-02-29', '2400-02-29', '0001-03-01', '9999-12-31'])(
  'the date %s exists',
  (date) => {
    expect(dayNumber(date)).toBe(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
    expect(dateOfDay(dayNumber(date))).toBe(date);
  },
);

test.each([
  '2026-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '2026-1-1',
  '2026-01-00',
  '12026-01-01',
  '2026-01-011',
  '',
])('%j is no date', (date) => {
  expect(() => dayNumber(date)).toThrow(`not a date: ${date}`);
});

test.each(['24:01', '25:00', '9:00', '12:60', 'noon', '112:00', '12:000'])(
  '%j is no time',
  (time) => {
    expect(() => minuteOfDay(time)).toThrow(`not a time: ${time}`);
  },
);

test('times of a day include 24:00', () => {
  expect(minuteOfDay('00:00')).toBe(0);
  expect(minuteOfDay('14:10')).toBe(850);
  expect(minuteOfDay('24:00')).toBe(1440);
});

test('a match that passes midnight ends on the next date', () => {
  const end = instantOf('2026-12-31', '23:30') + 45;
  expect(`${dateOf(end)} ${timeOf(end)}`).toBe('2027-01-01 00:15');
  const early = instantOf('1969-12-31', '23:59');
  expect(`${early} ${dateOf(early)} ${timeOf(early)}`).toBe('-1 1969-12-31 23:59');
});

test('days are added over the end of February', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('a date within more text is no date', () => {
  expect(() => dayNumber('on 2026-12-12')).toThrow('not a date');
  expect(() => dayNumber('2026-12-12T10:00')).toThrow('not a date');
});

test('the clock of Tanzania is three hours ahead of UTC', () => {
  expect(new Date(EAT_OFFSET_MS).toISOString()).toBe('1970-01-01T03:00:00.000Z');
});
