import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { pauseOf, secondsLeft } from '../clock/pause-clock.ts';
import type { EventFacts } from '../log/event-facts.ts';
import { takeBack } from '../log/undo-target.ts';
import type { useTapGuards } from './use-tap-guards.ts';

type Options = {
  log: MatchLog;
  isHeld: boolean;
  isPlaying: boolean;
  /** The entry that undo takes back. */
  target: MatchEvent | undefined;
  now: () => number;
  record: (event: EventFacts) => Refused | null;
  guards: ReturnType<typeof useTapGuards>;
  vibrates: boolean;
  /** Entries that the table has recorded by itself. */
  automatic: ReadonlySet<string>;
};

/** The taps of a scorer, each guarded against counting twice by accident. */
export function tapActions(options: Options) {
  const { log, isHeld, isPlaying, target, now, record, guards } = options;

  function vibrate(...pattern: number[]): void {
    if (options.vibrates) navigator.vibrate?.(pattern);
  }

  function isInTimeout(): boolean {
    const pause = pauseOf(log);
    if (pause?.kind !== 'timeout' && pause?.kind !== 'technical-timeout') return false;
    return secondsLeft(pause, now()) > 0;
  }

  function score(winner: Side): Refused | null {
    const set = liveSet(log.state)!;
    const refused = record({ type: 'rally', winner, no: set.rallies + 1, set: set.set });
    guards.pointTaken(winner);
    if (refused === null) vibrate(25);
    else vibrate(60, 40, 60);
    return refused;
  }

  return {
    /**
     * Null also for a tap that does not count: too soon, or nothing is being played. A press is long
     * where the same side has just scored; a tap in a time-out is asked about first.
     */
    point(winner: Side, isLong = false): Refused | null {
      if (!isHeld || guards.isTapPaused || !isPlaying) return null;
      if (guards.guarded === winner && !isLong) {
        guards.setMissed('too-soon');
        return null;
      }
      if (!isInTimeout()) return score(winner);
      guards.setPending(winner);
      return null;
    },
    /** The answer to the question about a tap in a time-out. */
    answerPending(isCounted: boolean): Refused | null {
      const { pending } = guards;
      guards.setPending(null);
      return pending !== null && isCounted && isPlaying ? score(pending) : null;
    },
    undo(): void {
      if (!isHeld || target === undefined || guards.isUndoPaused) return;
      record(takeBack(log.events, target, options.automatic));
      guards.undoTaken();
      vibrate(15, 30, 15);
    },
    timeout(team: Side): void {
      if (!isHeld || !isPlaying) return;
      if (guards.timeoutOf === team) guards.setMissed('too-soon-timeout');
      else if (record({ type: 'timeout', team }) === null) guards.timeoutTaken(team);
    },
  };
}
