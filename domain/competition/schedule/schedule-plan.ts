import type { Pairing } from '../fixtures/pairing.ts';
import type { FixturePlan } from '../fixtures/plan.ts';
import type { Slot } from '../slots/slot.ts';
import type { Constraint, MatchToSchedule } from './problem.ts';

/**
 * The matches of a plan as the schedule sees them, with ids `${prefix}1`, `${prefix}2` ... in the
 * order of the plan. A match waits for what its slots come from: the match or the whole tie, every
 * match of the group, the legs before it.
 */
export function matchesOfPlan(
  { pairings }: Pick<FixturePlan, 'pairings'>,
  { prefix, minutes }: { prefix: string; minutes: number },
): MatchToSchedule[] {
  const idOf = (pairing: Pairing) => `${prefix}${pairings.indexOf(pairing) + 1}`;
  return pairings.map((pairing) => {
    const slots = [pairing.team1, pairing.team2];
    const earlierLegs = pairings.filter(
      (other) =>
        pairing.tie !== undefined && other.tie === pairing.tie && other.leg! < pairing.leg!,
    );
    const sources = [...slots.flatMap((slot) => feeding(slot, pairings)), ...earlierLegs];
    const after = [...new Set(sources.map(idOf))];
    return {
      id: idOf(pairing),
      minutes,
      teams: slots.flatMap((slot) => (slot.kind === 'team' ? [slot.team] : [])),
      ...(after.length > 0 ? { after } : {}),
    };
  });
}

function feeding(slot: Slot, pairings: readonly Pairing[]): Pairing[] {
  switch (slot.kind) {
    case 'team':
      return [];
    case 'winner':
    case 'loser':
      return pairings.filter(({ label, tie }) => label === slot.of || tie === slot.of);
    case 'place':
      return pairings.filter(({ group }) => group === slot.group);
    case 'best-placed':
      return pairings.filter(({ group }) => group !== undefined && slot.among.includes(group));
  }
}

/** The last round of each group at one time; groups with a single match in it need nothing. */
export function lastRoundsTogether(
  { pairings }: Pick<FixturePlan, 'pairings'>,
  { prefix, weight }: { prefix: string; weight: Constraint['weight'] },
): Constraint[] {
  const groups = new Set(pairings.map(({ group }) => group).filter((name) => name !== undefined));
  return [...groups].flatMap((name): Constraint[] => {
    const members = pairings.filter(({ group }) => group === name);
    const last = Math.max(...members.map(({ round }) => round));
    const matches = members
      .filter(({ round }) => round === last)
      .map((pairing) => `${prefix}${pairings.indexOf(pairing) + 1}`);
    return matches.length > 1 ? [{ kind: 'simultaneous', matches, weight }] : [];
  });
}
