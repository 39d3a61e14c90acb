import { type EventNamed, LIST_ROLES } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import type { MatchState, Note, SignatureRecord } from '../match-state.ts';
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
  if (event.of === 'list') return signList(state, event);
  if (!isFinished(state)) return refuse('MATCH_NOT_OVER', 'Signatures follow the match.');
  return accept({ ...state, signatures: withSignature(state.signatures, event) });
}

/** Captain and coach sign the list of their team before the first set. */
function signList(state: MatchState, event: EventNamed<'sign'>): Applied {
  if (state.sets.length > 0 || isFinished(state)) {
    return refuse('MATCH_STARTED', 'Team lists are signed before the first set.');
  }
  const team = event.role.endsWith('1') ? 'team1' : 'team2';
  const signsLists = LIST_ROLES.some((role) => role === event.role);
  if (!signsLists || state[team].players === null) {
    const detail = 'Captain and coach sign the list of their team once it is written.';
    return refuse('LIST_MISSING', detail, 'role');
  }
  return accept({ ...state, listSignatures: withSignature(state.listSignatures, event) });
}

/** The last signature of a role counts. */
function withSignature(
  signatures: readonly SignatureRecord[],
  { role, name, protest, seal, manner }: EventNamed<'sign'>,
): SignatureRecord[] {
  const signature: SignatureRecord = {
    role,
    name: name ?? null,
    ...(protest === true && { underProtest: true }),
    ...(seal !== undefined && { seal }),
    ...(manner !== undefined && { manner }),
  };
  return [...signatures.filter((existing) => existing.role !== role), signature];
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
