import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { MatchEvent } from './events.ts';
import { appendEvent, emptyLog } from './match-log.ts';
import type { MatchRules } from './match-rules.ts';
import { setLimits } from './match-rules.ts';
import { PRESETS } from './presets.ts';
import { isFinalScore, isReachableScore } from './set-end.ts';

const BIG = new URL('../../../shared/data/big/', import.meta.url);
const absent = !existsSync(BIG);
const why = absent ? ' (skipped: ../shared/data is not here)' : '';

type Scores = readonly (readonly [number, number])[];

/** `ok`, or the refusal and the set it came at. */
function typeIn(rules: MatchRules, scores: Scores): string {
  let log = emptyLog(rules);
  const events: Record<string, unknown>[] = [
    { type: 'start' },
    ...scores.map(([team1Score, team2Score], index) => ({
      type: 'set-result',
      set: index + 1,
      team1Score,
      team2Score,
    })),
  ];
  for (const [index, event] of events.entries()) {
    const appended = appendEvent(log, { id: `${index}`, at: 0, ...event } as unknown as MatchEvent);
    if (!appended.ok) return `${appended.refusal} ${index}`;
    log = appended.log;
  }
  return log.state.winner === 'team1' ? 'ok' : `winner ${log.state.winner}`;
}

test.skipIf(absent)(`85,509 beach matches: taken, or refused with a reason${why}`, () => {
  const [head, ...rows] = gunzipSync(readFileSync(new URL('beach_matches.csv.gz', BIG)))
    .toString()
    .trim()
    .split('\n');
  const column = head!.split(',').indexOf('score');
  const counts: Record<string, number> = {};
  const longest: Record<string, number[]> = {};
  for (const row of rows) {
    const cells = [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((cell) => cell[1]!);
    const score = cells[column]!.replaceAll('"', '');
    const retired = score.endsWith(' retired');
    const sets = score
      .replace(' retired', '')
      .split(', ')
      .map((set) => set.split('-').map(Number) as [number, number]);
    const played = /^\d+-\d+(, \d+-\d+)*( retired)?$/.test(score);
    const answer = !played ? 'unplayed' : retired ? 'retired' : typeIn(PRESETS.beach, sets);
    counts[answer] = (counts[answer] ?? 0) + 1;
    if (answer === 'retired') {
      // A team that retires does so at a score that play had reached.
      const [a, b] = sets.at(-1)!;
      expect(isReachableScore(a, b, setLimits(PRESETS.beach, sets.length)), score).toBe(true);
    }
    if (answer === 'INVALID_FINAL_SCORE 1') {
      const most = Math.max(...sets[0]!);
      longest[most] = [...(longest[most] ?? []), sets.length];
    }
  }
  expect(rows.length).toBe(85_509);
  expect(counts).toEqual({
    ok: 84_054,
    unplayed: 1_020,
    retired: 197,
    // Other formats: one set to 15 or 28, sets to 11, 12 or 25.
    'INVALID_FINAL_SCORE 1': 205,
    'INVALID_FINAL_SCORE 2': 3,
    // A third set listed after 2-0.
    'MATCH_OVER 3': 12,
    // One set to 25 only.
    'winner null': 18,
  });
  expect(Object.keys(longest).map(Number)).toEqual([11, 12, 13, 14, 15, 16, 17, 25, 28]);
});

test.skipIf(absent)(
  `the census of indoor set scores: all are final but the one it calls odd${why}`,
  () => {
    const census = JSON.parse(readFileSync(new URL('indoor_set_score_census.json', BIG), 'utf8'));
    const refused = (sets: [[number, number], number][], set: number) =>
      sets
        .filter(([[a, b]]) => !isFinalScore(a, b, setLimits(PRESETS.indoor, set)))
        .map(([score, n]) => ({ score, n }));
    const odd = census.odd.map(({ set, n }: { set: number[]; n: number }) => ({ score: set, n }));
    expect(refused(census.normalSets, 1)).toEqual(odd);
    expect(refused(census.fifthSets, 5)).toEqual([]);
  },
);
