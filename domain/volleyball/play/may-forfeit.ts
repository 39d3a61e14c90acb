import type { MatchState } from '../match-state.ts';

/** A team may forfeit a match that is open, and the other one still may when one of them did. */
export function mayForfeit(state: MatchState): boolean {
  if (state.status === 'cancelled' || state.finalised) return false;
  return !state.decided || (state.forfeit !== null && !state.doubleForfeit);
}
