import {
  ineligibleOnCourt,
  type JudgedMove,
  liberoMoves,
  liberoMustLeave,
} from '#domain/volleyball/legal-changes.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { liberoHabit } from './libero-habits.ts';

/** The probable next steps of a team, offered as one tap each. */
export type Prompt =
  | {
      kind: 'libero';
      side: Side;
      move: JudgedMove;
      /** The libero has to leave before the next serve. */
      isDue: boolean;
      /** The team did the same the last time in this situation. */
      isHabit: boolean;
    }
  | { kind: 'replace'; side: Side; player: number };

/**
 * At most one for a team: who may not play on, a libero who has to leave, or the exchange that the
 * team made the last time in the same situation and that is legal now.
 */
export function promptFor(log: MatchLog, side: Side): Prompt | null {
  const court = liveSet(log.state)?.[side].court;
  if (!court) return null;
  const [ineligible] = ineligibleOnCourt(log, side);
  if (ineligible !== undefined) return { kind: 'replace', side, player: ineligible };
  const moves = liberoMoves(log, side).filter(({ refused }) => refused === null);
  const out = moves.find(({ action }) => action === 'out');
  const habit = habitualMove(log, side, moves);
  if (out && liberoMustLeave(log, side)) {
    const isHabit = out === habit;
    return { kind: 'libero', side, move: out, isDue: true, isHabit };
  }
  const usual = habit ?? usualMove(log, side, moves);
  const isHabit = usual === habit;
  return usual ? { kind: 'libero', side, move: usual, isDue: false, isHabit } : null;
}

function habitualMove(
  log: MatchLog,
  side: Side,
  moves: readonly JudgedMove[],
): JudgedMove | undefined {
  const habit = liberoHabit(log, side);
  return moves.find(
    ({ action, libero, player }) =>
      action === habit?.action && libero === habit.libero && player === habit.player,
  );
}

/** The newest exchange of this match, in which this libero came in for that player. */
function usualMove(log: MatchLog, side: Side, moves: readonly JudgedMove[]): JudgedMove | null {
  const court = liveSet(log.state)?.[side].court;
  const incoming = moves.filter(({ action }) => action === 'in');
  if (!court || incoming.length === 0) return null;
  for (const event of log.events.toReversed()) {
    if (event.type !== 'libero' || event.team !== side || event.action !== 'in') continue;
    const same = incoming.find(
      (move) => move.libero === event.libero && move.player === event.player,
    );
    if (same) return same;
  }
  return null;
}
