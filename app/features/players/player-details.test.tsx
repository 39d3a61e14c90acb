// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Player } from '#contract/people/player.ts';
import { PlayerDetails } from './player-details.tsx';

const UNKNOWN = { nickname: null, nationality: null, gender: null, position: null };
const PLAYER = { id: 'p1', fullName: 'Asha', team: null, ...UNKNOWN } as unknown as Player;

test('the age of a player stands among the details', () => {
  const known = showPart(<PlayerDetails player={{ ...PLAYER, age: 24 }} />);
  expect(known.screen.getByText('Age').nextElementSibling?.textContent).toBe('24');
});

test('an age that is not known is not said to be 0', () => {
  const { screen } = showPart(<PlayerDetails player={{ ...PLAYER, age: 0 }} />);
  expect(screen.queryByText('Age')).toBeNull();
});
