import type { Bracket } from '../fixtures/pairing.ts';
import { describeSlot, type Slot } from '../slots/slot.ts';

export type PlayedOut = {
  matches: { label: string; team1: string; team2: string; winner: string; loser: string }[];
  /** Team by place. */
  placing: Map<number, string>;
};

/**
 * Plays a bracket of single matches to its end, `firstWins` saying who wins each. Every slot must
 * be known when its round comes; a slot that is not is a broken bracket, and throws.
 */
export function playOut(
  { pairings, places }: Bracket,
  firstWins: (team1: string, team2: string) => boolean,
): PlayedOut {
  const known = new Map<string, string>();
  const matches: PlayedOut['matches'] = [];
  const teamIn = (slot: Slot) => {
    const team = slot.kind === 'team' ? slot.team : known.get(describeSlot(slot));
    if (team === undefined) throw new Error(`${describeSlot(slot)} is not known yet`);
    return team;
  };
  for (const round of new Set(pairings.map((pairing) => pairing.round))) {
    const results = pairings
      .filter((pairing) => pairing.round === round)
      .map(({ label, team1: slot1, team2: slot2 }) => {
        const team1 = teamIn(slot1);
        const team2 = teamIn(slot2);
        const [winner, loser] = firstWins(team1, team2) ? [team1, team2] : [team2, team1];
        return { label: label!, team1, team2, winner, loser };
      });
    for (const { label, winner, loser } of results) {
      known.set(`winner ${label}`, winner);
      known.set(`loser ${label}`, loser);
    }
    matches.push(...results);
  }
  return { matches, placing: new Map(places.map(({ place, slot }) => [place, teamIn(slot)])) };
}
