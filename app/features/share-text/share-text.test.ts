import { expect, test } from 'vitest';
import type { Words } from '#app/lib/use-words.ts';
import { messagesOf } from '#app/messages/language-messages.ts';
import type { Language } from '#contract/language.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { matchLine, matchText } from './share-text.ts';
import { tableText } from './table-text.ts';

function wordsOf(language: Language): Words {
  return { language, t: messagesOf(language), to: (path) => path };
}

const match = {
  gender: 'Women',
  team1: { name: 'Best Six' },
  team2: { name: 'Jeshi Stars' },
  team1Wins: 3,
  team2Wins: 1,
  winner: 'team1',
  status: 'ended',
  matchDate: '2026-11-21',
  matchTime: '16:00',
  sets: [
    { team1Score: 25, team2Score: 20 },
    { team1Score: 18, team2Score: 25 },
  ],
} as never;

test('a line says men or women, and nothing where neither is known', () => {
  const unknown = { ...(match as object), gender: '', sets: [] } as never;
  expect(matchLine(unknown, wordsOf('en'))).toBe('Best Six 3–1 Jeshi Stars');
});

test('a result has its sets, a match to come its day and hour, a live one no score', () => {
  const en = wordsOf('en');
  expect(matchLine(match, en)).toBe('Best Six 3–1 Jeshi Stars (25-20, 18-25) · Women');
  const open = { ...(match as object), winner: null, sets: [] };
  expect(matchLine({ ...open, status: 'not started' } as never, en)).toBe(
    'Best Six v Jeshi Stars · Women · Sat 21 Nov 16:00',
  );
  expect(matchLine({ ...open, status: 'Live' } as never, en)).not.toMatch(/\d/);
  const sw = wordsOf('sw');
  expect(matchLine({ ...open, status: 'Live' } as never, sw)).toContain('Wanawake · Mubashara');
});

test('a result as a message names the player of the match, in both languages', () => {
  const best = { fullName: 'Asha Juma' } as PlayerSummary;
  expect(matchText(match, wordsOf('en'), { best }).split('\n')[1]).toBe(
    'Player of the match: Asha Juma',
  );
  expect(matchText(match, wordsOf('sw'), { best })).toContain('Mchezaji bora wa mechi: Asha Juma');
  expect(matchText(match, wordsOf('en'))).not.toContain('Player');
});

test('a table ends after the places that are asked for', () => {
  const rows = ['A', 'B', 'C'].map((name, at) => ({
    rank: at + 1,
    team: { name },
    points: 9 - at,
  }));
  const text = tableText('TVNL', { rows } as never, wordsOf('en'), 2);
  expect(text).toBe('TVNL, Pts:\n1. A 9\n2. B 8');
});
