import type { MatchState } from './match-state.ts';
import type { Breach, Notice, Refused } from './refusal.ts';

/** Something found against the rules while the state stays defined. */
export type Finding = { code: Breach | Notice; detail: string; field?: string };

export type Applied = { ok: true; state: MatchState; findings: readonly Finding[] } | Refused;

const none: readonly Finding[] = [];

export function accept(state: MatchState, findings: readonly Finding[] = none): Applied {
  return { ok: true, state, findings };
}
