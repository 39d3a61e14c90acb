import type { MatchState } from './match-state.ts';
import type { Breach, Notice, Refused } from './refusal.ts';

/** Something found against the rules while the state stays defined. */
export type Finding = { code: Breach | Notice; detail: string; field?: string };

export type Applied = { ok: true; state: MatchState; findings: readonly Finding[] } | Refused;

/**
 * - `judge`: a breach of the rules refuses unless the event overrides it.
 * - `replay`: the event was accepted before; what breaches it holds now (an amendment may have turned
 *   the rotation under it) become warnings.
 * - `fold`: as `replay`, and nobody sees the states before the last one: the points of a set are added
 *   to its list in place. To copy the list for each of them is a fifth of the time of a fold.
 */
export type ReadingMode = 'judge' | 'replay' | 'fold';

const none: readonly Finding[] = [];

export function accept(state: MatchState, findings: readonly Finding[] = none): Applied {
  return { ok: true, state, findings };
}
