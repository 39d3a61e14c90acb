import { expect, test } from 'vitest';
import { backupName, outdatedBackups } from './rotation.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A Monday. */
const END = Date.parse('2026-11-23T01:00:00Z');

/** One copy a day until the end, each rotated as the server does it. */
function afterDays(count: number): string[] {
  let names: string[] = [];
  for (let ago = count - 1; ago >= 0; ago -= 1) {
    names.push(backupName(END - ago * DAY, 'sqlite'));
    const outdated = new Set(outdatedBackups(names));
    names = names.filter((name) => !outdated.has(name));
  }
  return names.map((name) => name.slice(5, 15)).toReversed();
}

test('after two years of daily copies 7 days, 5 weeks and 12 months are left', () => {
  expect(afterDays(730)).toEqual([
    ...['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20'],
    ...['2026-11-19', '2026-11-18', '2026-11-17'],
    // Sundays, of this month and the one before.
    ...['2026-11-15', '2026-11-08', '2026-11-01'],
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31'],
    ...['2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
  ]);
});

test('the newest copy of a day stays, and foreign files are left alone', () => {
  const day = ['wavu-2026-11-23T010000Z.sqlite', 'wavu-2026-11-23T140000Z.sqlite'];
  const foreign = ['notes.txt', '2026-11-22T00-before-0018-x.sqlite', 'wavu-2026.sqlite'];
  expect(outdatedBackups([...day, ...foreign])).toEqual([day[0]]);
});

test('a server that makes copies only now and then keeps those it has', () => {
  const names = [0, 40, 80, 120].map((ago) => backupName(END - ago * DAY, 'jsonl'));
  expect(outdatedBackups(names)).toEqual([]);
});
