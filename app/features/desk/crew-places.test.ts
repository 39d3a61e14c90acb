import { expect, test } from 'vitest';
import type { DeskMatch } from '#contract/desk/desk.ts';
import { courtOfPerson, crewsOf, placeAfter, presentCrew, withPerson } from './crew-places.ts';

const referee = { id: 's', name: 'Said' };
const asha = { id: 'a', name: 'Asha' };

test('the next empty place follows a person, in the order of the usual places', () => {
  const chosen = withPerson({}, '1', 'referee1', referee);
  expect(placeAfter(chosen, '1', 'referee1')).toBe('referee2');
  const two = withPerson(chosen, '1', 'referee2', asha);
  expect(placeAfter(two, '1', 'referee1')).toBe('scorer');
  expect(placeAfter(two, '1', 'delegate')).toBe('delegate');
});

test('crews of courts without anybody chosen are not sent', () => {
  const chosen = withPerson(withPerson({}, '1', 'referee1', referee), '2', 'scorer', asha);
  expect(crewsOf(withPerson(chosen, '2', 'scorer', undefined))).toEqual([
    { court: '1', officials: [{ official: 's', duty: 'referee1' }] },
  ]);
});

test('a person who was chosen for another court is found there', () => {
  const chosen = withPerson({}, '2', 'line-judge-2', asha);
  expect(courtOfPerson(chosen, 'a')).toBe('2');
  expect(courtOfPerson(chosen, 's')).toBeUndefined();
});

test('the present crew of a court is what all its coming matches share', () => {
  const match = (officials: [string, string][], status = 'not started') =>
    ({
      kind: 'match',
      status,
      officials: officials.map(([name, duty]) => ({ id: name, name, duty })),
    }) as unknown as DeskMatch;
  const there = [
    match([['Zuhura', 'referee1']], 'ended'),
    match([
      ['Said', 'referee1'],
      ['Asha', 'scorer'],
    ]),
    match([
      ['Said', 'referee1'],
      ['Hawa', 'scorer'],
    ]),
  ];
  expect(presentCrew(there)).toEqual({ referee1: 'Said' });
});
