import type { MatchLog } from '../match-log.ts';
import { liveSet } from '../match-state.ts';
import { occasions, scoreAt } from '../scoresheet/occasions.ts';
import type { Court } from '../set-state.ts';
import type { Side } from '../side.ts';

/** One exchange on the assistant scorer's sheet, with the score of the team, then of the other. */
export type ControlRow = {
  team: Side;
  action: 'in' | 'out' | 'swap';
  libero: number;
  /** The player who leaves for the libero, or comes back for them. */
  player: number;
  own: number;
  other: number;
};

/** The exchanges with a libero in a set, in their order. */
export function liberoControl(log: MatchLog, set: number): ControlRow[] {
  return occasions(log).flatMap(({ event, before }) => {
    const played = liveSet(before);
    if (event.type !== 'libero' || played?.set !== set) return [];
    const { team, action, libero } = event;
    const player = event.player ?? playerOf(action, played[team].court!.libero!);
    return [{ team, action, libero, player, ...scoreAt(before, team) }];
  });
}

/** An entry that names nobody was accepted with a libero on court. */
function playerOf(action: ControlRow['action'], acting: NonNullable<Court['libero']>): number {
  return action === 'swap' ? acting.libero : acting.replaced;
}
