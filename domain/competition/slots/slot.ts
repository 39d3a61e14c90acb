/**
 * The team of a fixture before it is known: a place in a fixture names either a team or the source
 * it will come from. Labels are those of the plan's pairings ('SF1'), groups are group names ('A').
 *
 * - `winner`, `loser`: of the tie with that label;
 * - `place`: a place in the final table of a group, 1 = first; the group '' is the whole table of a
 *   league without groups, and teams that have withdrawn have no place;
 * - `best-placed`: the nth best among the teams on one place of several groups ('best third').
 *   `avoid` names the group of the opponent, which the draw keeps apart where it can.
 */
export type Slot =
  | { kind: 'team'; team: string }
  | { kind: 'winner'; of: string }
  | { kind: 'loser'; of: string }
  | { kind: 'place'; group: string; place: number }
  | { kind: 'best-placed'; place: number; among: readonly string[]; nth: number; avoid?: string };

export function teamSlot(team: string): Slot {
  return { kind: 'team', team };
}

/** The slot in a few characters, the same for everybody: 'winner SF1', 'A1', 'best 3 #1'. */
export function describeSlot(slot: Slot): string {
  switch (slot.kind) {
    case 'team':
      return slot.team;
    case 'winner':
    case 'loser':
      return `${slot.kind} ${slot.of}`;
    case 'place':
      return slot.group === '' ? `place ${slot.place}` : `${slot.group}${slot.place}`;
    case 'best-placed':
      return `best ${slot.place} #${slot.nth}`;
  }
}
