import type { SigningManner, SigningRole } from '../events.ts';
import type { Side } from '../side.ts';

/** The list of a team before the match, or the whole sheet after it. */
export const SIGNED_PAPERS = ['list', 'sheet'] as const;
export type SignedPaper = (typeof SIGNED_PAPERS)[number];

/** A place for a signature on one of the papers of a match. */
export type SigningPlace = { paper: SignedPaper; role: SigningRole };

/** The team for which a role signs; referees and scorers sign for neither. */
export function signingSide(role: SigningRole): Side | null {
  if (!role.startsWith('captain') && !role.startsWith('coach')) return null;
  return role.endsWith('1') ? 'team1' : 'team2';
}

/** Whether a signature is more than a name that anybody may have confirmed. */
export function hasIdentity({ manner }: { manner?: SigningManner }): boolean {
  return manner !== 'name';
}
