import type { SigningRole } from '#domain/volleyball/events.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import type { SignedPaper } from '#domain/volleyball/scoresheet/signing.ts';
import { demandsSignatures } from './console/sign-off/counted-signatures.ts';
import type { EventFacts } from './log/event-facts.ts';
import type { ScoredTeams } from './scored-teams.ts';

/** Takes a signature from elsewhere into the log, as the entry with its id. */
export type TakeSignature = (facts: EventFacts, id: string) => Refused | null;

/** A file of its own: the words of a component belong to every page whose sources name its file. */
export type ElsewhereProps = {
  match: ScoredTeams;
  place: { paper: SignedPaper; role: SigningRole };
  /** The person of the role, in words. */
  signer: string;
  onTake: (facts: EventFacts, id: string) => unknown;
};

export type WaitingSignaturesProps = {
  match: ScoredTeams;
  /** The signatures so far: what is in the log waits no more. */
  signed: number;
  onTake: TakeSignature;
};

/** While team lists or the sheet can be signed, at a table that has lists or demands signatures. */
export function isSigningDue(state: MatchState, match: ScoredTeams): boolean {
  const { team1, team2, sets, decided, status, finalised } = state;
  const hasLists = team1.players !== null || team2.players !== null;
  if (decided || status === 'ended') {
    const isFormal = hasLists || state.signatures.length > 0 || demandsSignatures(match);
    return isFormal && !finalised;
  }
  return hasLists && sets.length === 0;
}
