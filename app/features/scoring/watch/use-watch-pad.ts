import { useState } from 'react';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import type { EventFacts } from '../log/event-facts.ts';
import { undoTarget } from '../log/undo-target.ts';
import { leftSide } from '../points/sides-on-screen.ts';
import { tapActions } from '../points/tap-actions.ts';
import { useTapGuards } from '../points/use-tap-guards.ts';
import type { Scorer, ScorerView } from '../queue/scorer.ts';

/** A watch records nothing by itself. */
const NONE: ReadonlySet<string> = new Set();

/** The state and the taps of a watch: points, undo, and the steps between sets. */
export function useWatchPad(scorer: Scorer, view: ScorerView) {
  const { t } = useWords();
  const [refusal, setRefusal] = useState('');
  const guards = useTapGuards();
  const log = view.book.shown;
  const { state } = log;
  const isHeld = view.pen === 'held';
  const isPlaying = state.status === 'Live' && liveSet(state) !== null;
  const left = leftSide(log.rules, state);
  const target = undoTarget(log.events);

  function record(facts: EventFacts): Refused | null {
    const entry = facts.type === 'set-start' ? { ...facts, left } : facts;
    const at = scorer.now();
    const refused = scorer.record({ ...entry, id: randomUuid(), at } as MatchEvent);
    setRefusal(refused === null ? '' : t.refusals[refused.refusal]);
    return refused;
  }

  const play = { log, isHeld, isPlaying, target, record, guards, automatic: NONE };
  return {
    log,
    state,
    left,
    isPlaying,
    target,
    record,
    guards,
    refusal,
    forget(): void {
      setRefusal('');
      guards.setMissed(null);
    },
    ...tapActions({ ...play, now: scorer.now, vibrates: true }),
  };
}

export type WatchPad = ReturnType<typeof useWatchPad>;
