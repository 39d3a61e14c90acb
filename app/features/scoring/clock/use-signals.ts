import { useEffect, useEffectEvent, useRef } from 'react';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { isDecidingSet } from '#domain/volleyball/match-rules.ts';
import { openSound, type Signals, signal } from './signals.ts';

/** Signals when `isDue` becomes true; what was due already when the page was opened is silent. */
export function useSignal(isDue: boolean, signals: Signals): void {
  const before = useRef(isDue);
  const call = useEffectEvent(() => signal(signals));
  useEffect(() => {
    if (isDue && !before.current) call();
    before.current = isDue;
  }, [isDue]);
}

/** The horn at the change of ends in the decider; and the touch that lets this page sound at all. */
export function useTableSignals({ rules, state }: MatchLog, signals: Signals): void {
  const set = state.currentSet;
  useSignal(set !== null && state.sideChange && isDecidingSet(rules, set), signals);
  useEffect(() => {
    window.addEventListener('pointerdown', openSound, { once: true });
    window.addEventListener('keydown', openSound, { once: true });
    return () => {
      window.removeEventListener('pointerdown', openSound);
      window.removeEventListener('keydown', openSound);
    };
  }, []);
}
