import { expect, test } from 'vitest';
import { generateFixturesSchema } from '#contract/generate-fixtures.ts';
import { generateInput } from './generate-input.ts';

function form(fields: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) data.append(name, one);
  return data;
}

const WHEN = { startDate: '2026-12-05', daysBetween: '7', mode: 'rounds', time: '16:00' };

test('a league by rounds asks for its dates and nothing else', () => {
  expect(generateInput(form({ ...WHEN, kind: 'round-robin', location: ' ', bestOf: '3' }))).toEqual(
    {
      ...{ kind: 'round-robin', startDate: '2026-12-05', daysBetween: 7, time: '16:00' },
    },
  );
});

test('groups send their first and the best of the next place into a knock-out', () => {
  const input = generateInput(
    form({
      ...{ ...WHEN, kind: 'groups', groups: '2', playOn: '2', bestNext: '1', twice: 'on' },
      classification: 'third-place',
    }),
  );
  expect(input).toMatchObject({
    groups: 2,
    twice: true,
    playOffs: [{ places: [1, 2], best: { place: 3, count: 1 }, classification: 'third-place' }],
  });
  expect(generateInput(form({ ...WHEN, kind: 'groups', playOn: '0' })).playOffs).toBeUndefined();
});

test('rounds of a knock-out are played as chosen', () => {
  const ways = { 'tie.F': '5', 'tie.SF': 'two-legs', 'tie.QF': 'one' };
  expect(generateInput(form({ ...WHEN, kind: 'knockout', ...ways })).ties).toEqual({
    F: { kind: 'series', bestOf: 5 },
    SF: { kind: 'two-legs' },
  });
});

test('courts, days and days without play become the schedule that the contract takes', () => {
  const input = generateInput(
    form({
      ...{ kind: 'round-robin', startDate: '2026-12-05', daysBetween: '0', mode: 'courts' },
      ...{ days: ['6', '0'], opens: '09:00', closes: '18:00', matchMinutes: '90' },
      ...{ 'venue.0': 'Ukumbi', 'courts.0': '2', 'venue.3': 'Bustani', 'courts.3': '1' },
      ...{ 'blackout.0': '2026-12-06', 'blackoutTeam.0': '', 'blackout.1': '' },
    }),
  );
  expect(generateFixturesSchema.parse(input).schedule).toMatchObject({
    days: [6, 0],
    venues: [
      { location: 'Ukumbi', courts: 2 },
      { location: 'Bustani', courts: 1 },
    ],
    matchMinutes: 90,
    restMinutes: 60,
    blackouts: [{ date: '2026-12-06' }],
  });
});
