import { expect, test } from 'vitest';
import { instantOf } from './calendar.ts';
import { emptyDraft } from './draft-schedule.ts';
import { searchSpace } from './search-space.ts';

test('a last round with two starts costs once', () => {
  const date = '2026-12-12';
  const ids = ['x', 'y', 'z'];
  const draft = emptyDraft(
    searchSpace({
      matches: ids.map((id) => ({ id, minutes: 60, teams: [`${id}1`, `${id}2`] })),
      courts: ['1', '2', '3'],
      openHours: [{ date, opens: '09:00', closes: '12:00' }],
      constraints: [{ kind: 'simultaneous', matches: ids, weight: 3 }],
    }),
  );
  draft.put(0, { court: 0, start: instantOf(date, '09:00') });
  expect(draft.costOf(0)).toBe(0);
  draft.put(1, { court: 1, start: instantOf(date, '09:00') });
  draft.put(2, { court: 2, start: instantOf(date, '10:00') });
  expect([0, 1, 2].map((match) => draft.costOf(match))).toEqual([0, 0, 3]);
});

/** The cost of a final an hour after its semi-final, as the schedule of a day weighs it. */
function costOfFinal(teams: string[], matches: string[] | undefined, minutes = 90): number {
  const date = '2026-12-12';
  const draft = emptyDraft(
    searchSpace({
      matches: [
        { id: 'SF', minutes: 60, teams: ['a', 'b'] },
        { id: 'F', minutes: 60, teams, after: ['SF'] },
      ],
      courts: ['1', '2'],
      openHours: [{ date, opens: '09:00', closes: '14:00' }],
      constraints: [{ kind: 'minimum-rest', minutes, weight: 3, ...(matches && { matches }) }],
    }),
  );
  draft.put(0, { court: 0, start: instantOf(date, '09:00') });
  draft.put(1, { court: 1, start: instantOf(date, '11:00') });
  return draft.costOf(1);
}

test.each([
  ['a team that plays both', ['a', 'c']],
  ['teams that are not known', []],
])('a short rest of %s costs where the rule names one of the two matches, or none', (_, teams) => {
  expect(costOfFinal(teams, undefined)).toBe(3);
  expect(costOfFinal(teams, ['SF'])).toBe(3);
  expect(costOfFinal(teams, ['F'])).toBe(3);
  expect(costOfFinal(teams, ['other'])).toBe(0);
  expect(costOfFinal(teams, undefined, 60), 'a rest just long enough').toBe(0);
});
