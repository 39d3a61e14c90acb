import { LIST_ROLES, SIGNING_ROLES, type SigningManner, type SigningRole } from '../events.ts';
import type { MatchState, SignatureRecord } from '../match-state.ts';
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

/**
 * The places where a signature can be given now and none stands yet.
 *
 * @param counts whether a signature that stands there is enough for the competition
 */
export function openPlaces(
  state: MatchState,
  counts: (signature: SignatureRecord) => boolean = () => true,
): SigningPlace[] {
  if (state.finalised) return [];
  if (state.decided || state.status === 'ended') {
    return unsigned('sheet', state.signatures.filter(counts));
  }
  if (state.sets.length > 0) return [];
  return unsigned('list', state.listSignatures.filter(counts)).filter(({ role }) => {
    const side = signingSide(role);
    return side !== null && state[side].players !== null;
  });
}

function unsigned(paper: SignedPaper, signed: readonly SignatureRecord[]): SigningPlace[] {
  const roles = paper === 'list' ? LIST_ROLES : SIGNING_ROLES;
  return roles
    .filter((role) => !signed.some((it) => it.role === role))
    .map((role) => ({ paper, role }));
}
