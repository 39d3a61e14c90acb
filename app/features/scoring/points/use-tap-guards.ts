import { useEffect, useRef, useState } from 'react';
import type { Side } from '#domain/volleyball/side.ts';

/**
 * The tap pause: a second tap within it is left out, as no rally is played so fast. It guards this
 * screen only. The log has a guard of its own against the same rally twice: the rally number, see
 * `guardRallyNumber` in domain/volleyball/match-log.ts.
 */
const TAP_PAUSE_MS = 250;
/** A second point of the same side within it is most likely a thumb that touched twice. */
const SAME_SIDE_MS = 1500;
/** A second time-out of the same team within it is taken for the first one. */
const SAME_TIMEOUT_MS = 1500;
/** A second undo within it is one that bounced. */
const SAME_UNDO_MS = 500;
/** So long the last point stands on the undo button. */
const FRESH_POINT_MS = 5000;

/** A tap that did not count: too soon after the same one, or a finger that slid too far. */
export type MissedTap = 'too-soon' | 'too-soon-timeout' | 'slid';

/** Remembers the last taps for a moment, so that none counts twice by accident. */
export function useTapGuards() {
  const [isTapPaused, pauseTaps] = useForAMoment<true>(TAP_PAUSE_MS);
  const [guarded, guard] = useForAMoment<Side>(SAME_SIDE_MS);
  const [timeoutOf, guardTimeout] = useForAMoment<Side>(SAME_TIMEOUT_MS);
  const [isUndoPaused, pauseUndo] = useForAMoment<true>(SAME_UNDO_MS);
  const [fresh, showFresh] = useForAMoment<Side>(FRESH_POINT_MS);
  const [missed, setMissed] = useState<MissedTap | null>(null);
  /** The side whose tap during a time-out waits for a yes. */
  const [pending, setPending] = useState<Side | null>(null);
  /** Catching up: every tap counts. */
  const [isQuick, setQuick] = useState(false);

  return {
    isTapPaused: isTapPaused !== null,
    /** A tap for this side needs a long press now. */
    guarded: isQuick ? null : guarded,
    timeoutOf,
    isUndoPaused: isUndoPaused !== null,
    fresh,
    missed,
    pending,
    isQuick,
    setMissed,
    setPending,
    setQuick,
    pointTaken(side: Side): void {
      pauseTaps(true);
      guard(side);
      showFresh(side);
      setMissed(null);
      setPending(null);
    },
    undoTaken(): void {
      pauseUndo(true);
      // The next tap corrects the one taken back.
      guard(null);
      showFresh(null);
      setMissed(null);
    },
    timeoutTaken(side: Side): void {
      guardTimeout(side);
      setMissed(null);
    },
  };
}

/** A value that is forgotten after `ms`. */
function useForAMoment<T>(ms: number): [T | null, (value: T | null) => void] {
  const [value, setValue] = useState<T | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [
    value,
    (next) => {
      clearTimeout(timer.current);
      setValue(next);
      if (next !== null) timer.current = setTimeout(() => setValue(null), ms);
    },
  ];
}
