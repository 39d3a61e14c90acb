import { expect, test } from 'vitest';
import { NO_TERMS } from '#contract/leagues/scoring-terms.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { type Scorer, scorer } from '#domain/volleyball/testing/record-match.ts';
import type { ScoredTeams } from './scored-teams.ts';
import { isSigningDue } from './signing-props.ts';

const players = [1, 2, 3, 4, 5, 6];

function isDue(prepare: (table: Scorer) => void, match: Partial<ScoredTeams> = {}): boolean {
  const table = scorer(PRESETS.indoor);
  prepare(table);
  return isSigningDue(table.log.state, match as ScoredTeams);
}

test('the table looks for signatures while lists or the sheet are signed, and not in between', () => {
  expect(isDue(() => {})).toBe(false);
  const listed = (table: Scorer) => table.must({ type: 'match-setup', team1: { players } });
  expect(isDue(listed)).toBe(true);
  const playing = (table: Scorer) => {
    listed(table);
    table.must({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  };
  expect(isDue(playing)).toBe(false);
  const over = (table: Scorer) => {
    playing(table);
    table.must({ type: 'forfeit', team: 'team2' });
  };
  expect(isDue(over)).toBe(true);
  const official = (table: Scorer) => {
    over(table);
    table.must({ type: 'finalise' });
  };
  expect(isDue(official)).toBe(false);
});

test('without team lists the sheet is signed where the competition demands it', () => {
  const forfeit = (table: Scorer) => table.must({ type: 'forfeit', team: 'team2' });
  expect(isDue(forfeit)).toBe(false);
  expect(isDue(forfeit, { terms: { ...NO_TERMS, signatures: true } })).toBe(true);
});
