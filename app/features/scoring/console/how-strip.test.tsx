// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Side } from '#domain/volleyball/side.ts';
import { HowStrip } from './how-strip.tsx';
import { consoleControls } from './testing/console-controls.ts';

/** Chui serves the first rally, which `winner` wins. */
function strip(winner: Side, reason?: 'attack' | 'block' | 'opponent-error') {
  const { controls, recorded } = consoleControls((table) => {
    table.must(
      { type: 'start' },
      { type: 'lineup', set: 1, team: 'team1', players: [1, 2, 3, 4, 5, 6] },
      { type: 'lineup', set: 1, team: 'team2', players: [11, 12, 13, 14, 15, 16] },
      { type: 'set-start', set: 1, firstServe: 'team1' },
      { type: 'rally', no: 1, winner, id: 'point' },
    );
    if (reason) table.must({ type: 'correct', target: 'point', reason });
  });
  const page = showPart(<HowStrip controls={controls} />);
  const press = (name: string) => page.user.click(page.screen.getByRole('button', { name }));
  const names = () => page.screen.getAllByRole('button').map(({ textContent }) => textContent);
  return { press, names, recorded };
}

const target = 'point';

test('the server wins by an ace, never by an error of the serve, and is named without a tap', async () => {
  const { press, names, recorded } = strip('team1');
  expect(names()).toEqual(['Attack', 'Block', 'Ace', 'Their attack error', 'Their fault']);
  await press('Ace');
  expect(recorded).toEqual([{ type: 'correct', target, reason: 'ace', player: 1 }]);
});

test('an error of the serve is the server’s, without a tap', async () => {
  const { press, names, recorded } = strip('team2');
  expect(names()).not.toContain('Ace');
  await press('Their serve error');
  expect(recorded).toEqual([
    { type: 'correct', target, reason: 'opponent-serve-error', errorBy: 1 },
  ]);
});

test('an attack is one of six, a block one of the front row', async () => {
  expect(strip('team2', 'attack').names().slice(1)).toEqual(['11', '12', '13', '14', '15', '16']);
});

test('a block is won by the front row, by the second tap', async () => {
  const { press, names, recorded } = strip('team2', 'block');
  expect(names().slice(1)).toEqual(['12', '13', '14']);
  await press('Number 13');
  expect(recorded).toEqual([{ type: 'correct', target, player: 13 }]);
});

test('a fault is made by one of the other team, and the kind of point can be changed', async () => {
  const { press, names, recorded } = strip('team2', 'opponent-error');
  expect(names().slice(1)).toEqual(['1', '2', '3', '4', '5', '6']);
  await press('Number 4');
  expect(recorded).toEqual([{ type: 'correct', target, errorBy: 4 }]);
  await press('Their fault: change');
  await press('Attack');
  expect(recorded.at(-1)).toEqual({ type: 'correct', target, reason: 'attack' });
});
