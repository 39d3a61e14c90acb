import type { EventNamed } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import type { MatchState, Note } from '../match-state.ts';
import type { Applied, Finding } from '../outcome.ts';
import { accept } from '../outcome.ts';
import { refuse } from '../refusal.ts';

/** The table confirms the end of a set; play goes on without it too. */
export function confirmSet(
  _: MatchRules,
  state: MatchState,
  event: EventNamed<'set-confirm'>,
): Applied {
  const set = state.sets[event.set - 1];
  if (set === undefined) {
    return refuse('NO_SUCH_SET', `Set ${event.set} has not been played.`, 'set');
  }
  if (!set.over) return refuse('SET_NOT_OVER', `Set ${event.set} is not over.`, 'set');
  const sets = state.sets.with(event.set - 1, { ...set, confirmed: true });
  return accept({ ...state, sets });
}

export function sign(_: MatchRules, state: MatchState, event: EventNamed<'sign'>): Applied {
  if (!isFinished(state)) return refuse('MATCH_NOT_OVER', 'Signatures follow the match.');
  const signature = { role: event.role, name: event.name ?? null };
  const others = state.signatures.filter((existing) => existing.role !== event.role);
  return accept({ ...state, signatures: [...others, signature] });
}

/** After this the sheet is official; a change needs an `override` and makes it a corrected one. */
export function finalise(_: MatchRules, state: MatchState): Applied {
  if (!isFinished(state)) return refuse('MATCH_NOT_OVER', 'The match is not over.');
  const findings: Finding[] = [];
  if (state.signatures.length === 0) {
    findings.push({ code: 'UNSIGNED', detail: 'Nobody has signed the sheet.' });
  }
  const sheetVersion = Math.max(1, state.sheetVersion);
  return accept({ ...state, finalised: true, sheetVersion }, findings);
}

export function note(
  _: MatchRules,
  state: MatchState,
  event: EventNamed<'remark'> | EventNamed<'protest'> | EventNamed<'lot'>,
): Applied {
  const added: Note = { event: event.id, kind: event.type, text: event.text };
  return accept({ ...state, notes: [...state.notes, added] });
}

function isFinished(state: MatchState): boolean {
  return state.decided || state.status === 'ended';
}
