/** The reasons why a player may not play in a league, with what the sentence about each needs. */
export type PlayerProblem =
  | { kind: 'too-old'; age: number; oldest: number }
  | { kind: 'too-young'; age: number; youngest: number }
  | { kind: 'age-unknown' }
  | { kind: 'other-gender' }
  | { kind: 'no-licence' }
  | { kind: 'licence-over'; until: string }
  | { kind: 'came-late'; on: string; closesOn: string }
  | { kind: 'transfer-closed'; on: string }
  /** Another record of this person is on the roster of `team`. */
  | { kind: 'registered-twice'; team: string; by: 'licence' | 'birth' }
  /** Nobody is kept out for it; it is not known whether the player counts as one from abroad. */
  | { kind: 'nationality-unknown' };

/** The fault of a roster as a whole. */
export type RosterProblem =
  | { kind: 'too-few'; players: number; least: number }
  | { kind: 'too-many'; players: number; most: number }
  | { kind: 'too-many-foreign'; players: number; most: number };

/** Whether a problem keeps the player out, or only asks for a look. */
export function keepsOut({ kind }: PlayerProblem): boolean {
  return kind !== 'nationality-unknown';
}
