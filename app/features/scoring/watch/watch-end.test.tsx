// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { type Scorer, scorer } from '#domain/volleyball/testing/record-match.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import { isOver, WatchEnd } from './watch-stage.tsx';

const { scoring: words, matches } = messagesOf('en');
const match = { team1: { name: 'Chui' }, team2: { name: 'Faru' } } as unknown as ScoredTeams;

function open(prepare: (table: Scorer) => void) {
  const table = scorer(PRESETS.indoor);
  prepare(table);
  const { state } = table.log;
  return { state, ...showPart(<WatchEnd match={match} state={state} />) };
}

test('a watch tells of an ended match who won, with the sets, and offers nothing to score', () => {
  const { screen, state } = open((table) => {
    table.must({ type: 'start' });
    for (const set of [1, 2, 3]) {
      table.must({ type: 'set-result', set, team1Score: 20, team2Score: 25 });
    }
    table.must({ type: 'end' });
  });
  expect(isOver(state)).toBe(true);
  screen.getByText(words.statusIs(matches.status.ended));
  // The score is held together by spaces that do not break.
  screen.getByText(words.wins('Faru', 3, 0).replaceAll('\u00a0', ' '));
  screen.getByText('20–25 · 20–25 · 20–25');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a match that was called off has no winner on the watch, and one that goes on is not over', () => {
  const { screen, state } = open((table) => table.must({ type: 'cancel' }));
  expect(isOver(state)).toBe(true);
  screen.getByText(words.statusIs(matches.status.cancelled));
  expect(isOver(scorer(PRESETS.indoor).log.state)).toBe(false);
});
