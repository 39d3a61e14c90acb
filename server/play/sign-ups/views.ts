import type { OpenedSignUp, SignUp, SignUpDetails } from '#contract/sign-ups/sign-up.ts';
import type { PlayerSignUpRow, SignUpLinkRow } from '#server/platform/db/tables/entry-tables.ts';
import type { TeamRow } from '#server/platform/db/tables/tables.ts';
import { adultsBornBy } from '#server/platform/time/age.ts';

type Ref = { id: string; name: string };
export type SameInTeam = Pick<SignUp, 'sameNames' | 'sameShirt' | 'player'>;

function iso(at: number): string {
  return new Date(Number(at)).toISOString();
}

function commonView({ state, reason, created_at, decided_at }: PlayerSignUpRow) {
  const decidedAt = decided_at === null ? null : iso(decided_at);
  return { state, reason, sentAt: iso(created_at), decidedAt };
}

function teamView({ id, name }: TeamRow): Ref {
  return { id, name };
}

export function detailsOf({ details }: PlayerSignUpRow): SignUpDetails | null {
  return details === null ? null : (JSON.parse(details) as SignUpDetails);
}

export function isMinor(details: SignUpDetails | null, now: number): boolean {
  return details !== null && details.dateOfBirth > adultsBornBy(now);
}

export function openedFormView(link: SignUpLinkRow, team: TeamRow, now: number): OpenedSignUp {
  const form = { kind: 'form', team: teamView(team) } as const;
  const gender = team.gender as Extract<OpenedSignUp, { kind: 'form' }>['gender'];
  return { ...form, gender, expiresAt: iso(link.expires_at), adultsBornBy: adultsBornBy(now) };
}

/** The sender reads no more than the decision: the link may be in other hands by then. */
export function sentSignUpView(row: PlayerSignUpRow, team: TeamRow): OpenedSignUp {
  return { kind: 'sent', team: teamView(team), ...commonView(row) };
}

export function signUpView(row: PlayerSignUpRow, same: SameInTeam, now: number): SignUp {
  const details = detailsOf(row);
  return { id: row.id, ...commonView(row), details, isMinor: isMinor(details, now), ...same };
}
