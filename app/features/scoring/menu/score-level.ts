import { useState } from 'react';
import { deviceStorage, remember } from '#app/lib/device-storage.ts';
import type { ScoringTerms } from '#contract/leagues/scoring-terms.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import type { WrittenMatch } from '../points/use-score-pad.ts';

/** The levels of detail, from the least to the most. */
export const SCORE_LEVELS = ['result', 'sets', 'points', 'rallies', 'table'] as const;
export type ScoreLevel = (typeof SCORE_LEVELS)[number];

function keyOf(matchId: string): string {
  return `wavu:score-level:${matchId}`;
}

/**
 * The level that the competition demands, else the one that this device chose for the match. Before any choice: how the match has been written
 * so far, on whichever device, and points for one that has not begun. An entry that only the full
 * table writes makes it a match of the full table.
 */
export function loadLevel(
  storage: Storage | undefined,
  matchId: string,
  state: MatchState,
  terms?: ScoringTerms,
): ScoreLevel {
  const demanded = terms && demandedLevel(terms);
  if (demanded) return demanded;
  const stored = storage?.getItem(keyOf(matchId));
  const chosen = SCORE_LEVELS.find((level) => level === stored);
  if (chosen !== undefined) return chosen;
  if (isOfTable(state)) return 'table';
  return state.detail === 'none' ? 'points' : state.detail;
}

/** Only the full table has line-ups, confirmed sets, signatures and an official sheet. */
function demandedLevel({ level, ...demands }: ScoringTerms): ScoreLevel | null {
  const { lineups, confirmation, signatures, identity, official } = demands;
  return lineups || confirmation || signatures || identity || official ? 'table' : level;
}

/** Team sheets, line-ups and signatures are facts of the match, and so is the level that has them. */
function isOfTable(state: MatchState): boolean {
  const { team1, team2, lineup1, lineup2, sets, signatures } = state;
  return (
    team1.players !== null ||
    team2.players !== null ||
    lineup1 !== null ||
    lineup2 !== null ||
    sets.some((set) => set.team1.court !== null || set.team2.court !== null) ||
    signatures.length > 0
  );
}

/**
 * Until this device writes or has chosen, the level follows the match as other devices write it; from
 * then on it stays.
 */
export function useScoreLevel(
  matchId: string,
  { log, isHeld }: Pick<WrittenMatch, 'log' | 'isHeld'>,
  terms: ScoringTerms | undefined,
) {
  const [fixed, setFixed] = useState<ScoreLevel>();
  const level = fixed ?? loadLevel(deviceStorage(), matchId, log.state, terms);
  if (isHeld && fixed === undefined) setFixed(level);
  function choose(next: ScoreLevel): void {
    remember(deviceStorage(), keyOf(matchId), next);
    setFixed(next);
  }
  return [level, choose] as const;
}
