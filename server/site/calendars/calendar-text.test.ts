import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { expect, test } from 'vitest';
import { calendarText } from './calendar-text.ts';
import type { CalendarMatch } from './queries.ts';

const ORIGIN = 'https://wavu.example';
const MATCH: CalendarMatch = {
  id: '0198a000-0000-7000-8000-000000000001',
  match_date: '2026-11-28',
  match_time: '16:00',
  starts_at: Date.parse('2026-11-28T13:00:00Z'),
  location: 'National Indoor Stadium',
  court: '2',
  not_before: 0,
  status: 'not started',
  team1_wins: 0,
  team2_wins: 0,
  plan_version: 3,
  plan_changed_at: Date.parse('2026-11-20T08:00:00Z'),
  archived_at: null,
  created_at: Date.parse('2026-11-01T08:00:00Z'),
  team1: 'Mafunzo',
  team2: 'KVZ',
  league: 'Ligi Kuu',
  minutes: 90,
};

const textOf = (match: Partial<CalendarMatch> = {}, language: 'en' | 'sw' = 'en') =>
  calendarText({ name: 'Mafunzo', matches: [{ ...MATCH, ...match }] }, language, ORIGIN);

/** The only event of a calendar, as ical.js reads it in its strict mode. */
function readEvent(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const [event] = events;
  const value = (name: string) => event!.getFirstPropertyValue(name)?.toString();
  return { event: new ICAL.Event(event!), value };
}

test('a match is an event with its hour, length, place and page, for ical.js and for node-ical', () => {
  const text = textOf();
  const { event, value } = readEvent(text);
  expect(event.summary).toBe('Mafunzo v KVZ');
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-28T13:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-28T14:30:00.000Z');
  expect(event.location).toBe('National Indoor Stadium, court 2');
  expect(event.sequence).toBe(3);
  expect(value('uid')).toBe(`${MATCH.id}@wavu`);
  expect(value('url')).toBe(`${ORIGIN}/${MATCH.id}`);
  expect(value('status')).toBe('CONFIRMED');
  const read = Object.values(nodeIcal.sync.parseICS(text)).find((it) => it?.type === 'VEVENT');
  expect(read).toMatchObject({ summary: 'Mafunzo v KVZ', uid: `${MATCH.id}@wavu` });
  expect((read as { start: Date }).start.toISOString()).toBe('2026-11-28T13:00:00.000Z');
});

test('instants are in UTC, lines end with CRLF and have at most 75 bytes', () => {
  const text = textOf({
    team1: 'Wachezaji wa Mpira wa Wavu wa Ng’ambo ya Ziwa Éyasi na Kilimanjaro',
  });
  for (const name of ['DTSTART', 'DTEND', 'DTSTAMP', 'LAST-MODIFIED'])
    expect(text).toMatch(new RegExp(`^${name}:\\d{8}T\\d{6}Z\\r$`, 'm'));
  expect(text).not.toContain('TZID');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = text.split('\r\n').map((line) => Buffer.from(line));
  expect(Math.max(...lines.map((line) => line.byteLength))).toBeLessThanOrEqual(75);
  for (const line of lines) expect(line.toString()).not.toContain('\ufffd');
  expect(readEvent(text).event.summary).toContain('Ng’ambo ya Ziwa Éyasi');
});

test('a match without an hour is an event of the whole day', () => {
  const unknown = { match_time: '00:00', starts_at: Date.parse('2026-11-27T21:00:00Z') };
  const { event } = readEvent(textOf(unknown));
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe('2026-11-28');
});

test('a match that waits for a late one says that it does not begin before its hour', () => {
  expect(readEvent(textOf({ not_before: 1 })).event.summary).toBe(
    'Mafunzo v KVZ (not before 16:00)',
  );
});

test('an ended match has its result in its title', () => {
  const ended = { status: 'ended', team1_wins: 3, team2_wins: 1 };
  expect(readEvent(textOf(ended)).event.summary).toBe('Mafunzo 3-1 KVZ');
});

test('a cancelled or archived match is cancelled and takes no time, a postponed one is tentative', () => {
  for (const gone of [{ status: 'cancelled' }, { archived_at: 1 }]) {
    const { event, value } = readEvent(textOf(gone));
    expect(event.summary).toBe('Mafunzo v KVZ (cancelled)');
    expect([value('status'), value('transp')]).toEqual(['CANCELLED', 'TRANSPARENT']);
  }
  const { event, value } = readEvent(textOf({ status: 'postponed' }, 'sw'));
  expect(event.summary).toBe('Mafunzo v KVZ (imeahirishwa)');
  expect(value('status')).toBe('TENTATIVE');
});

test('control characters and line breaks of names do not break a calendar', () => {
  const { event } = readEvent(textOf({ team1: 'Ma\u0001fu\r\nATTENDEE:x;nzo' }));
  expect(event.summary).toContain('nzo v KVZ');
  expect(event.attendees).toHaveLength(0);
});

test('the same data give the same bytes', async () => {
  const first = textOf();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(textOf()).toBe(first);
});
