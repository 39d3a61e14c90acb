import type { SignatureRecord } from '#domain/volleyball/match-state.ts';
import { hasIdentity } from '#domain/volleyball/scoresheet/signing.ts';
import type { ScoredTeams } from '../../scored-teams.ts';

/** A competition in which a name alone is no signature demands signatures, too. */
export function demandsSignatures({ terms }: ScoredTeams): boolean {
  return terms?.signatures === true || terms?.identity === true;
}

/** Where names alone do not count, a signature has to be drawn or by an account. */
export function isCounted({ terms }: ScoredTeams, signature: SignatureRecord): boolean {
  return terms?.identity !== true || hasIdentity(signature);
}
