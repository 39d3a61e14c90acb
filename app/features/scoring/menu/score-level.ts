import { useState } from 'react';
import { deviceStorage, remember } from '#app/lib/device-storage.ts';
import type { Detail } from '#domain/volleyball/set-state.ts';

/** The levels of detail, from the least to the most. */
export const SCORE_LEVELS = ['result', 'sets', 'points', 'rallies', 'table'] as const;
export type ScoreLevel = (typeof SCORE_LEVELS)[number];

function keyOf(matchId: string): string {
  return `wavu:score-level:${matchId}`;
}

/**
 * The level that this device chose for the match. Before any choice: how the match has been written
 * so far, and points for one that has not begun.
 */
export function loadLevel(
  storage: Storage | undefined,
  matchId: string,
  known: Detail,
): ScoreLevel {
  const stored = storage?.getItem(keyOf(matchId));
  const chosen = SCORE_LEVELS.find((level) => level === stored);
  return chosen ?? (known === 'none' ? 'points' : known);
}

export function useScoreLevel(matchId: string, known: Detail) {
  const [level, setLevel] = useState(() => loadLevel(deviceStorage(), matchId, known));
  function choose(next: ScoreLevel): void {
    remember(deviceStorage(), keyOf(matchId), next);
    setLevel(next);
  }
  return [level, choose] as const;
}
