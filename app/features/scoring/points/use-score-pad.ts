import { useState } from 'react';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { useWords } from '#app/lib/use-words.ts';
import { amendedEvents } from '#domain/volleyball/amendments.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import { useAlwaysLiberos } from '../console/use-always-liberos.ts';
import type { ReadLineups } from '../console/use-prepared-lineups.ts';
import type { EventFacts } from '../log/event-facts.ts';
import { undoTarget } from '../log/undo-target.ts';
import type { ScreenChoice } from '../menu/screen-options.ts';
import type { ReadAuthors } from '../queue/use-authors.ts';
import { leftSide } from './sides-on-screen.ts';
import { tapActions } from './tap-actions.ts';
import { useTapGuards } from './use-tap-guards.ts';

/** A match that can be written on: a real one, or one to practise on. */
export type WrittenMatch = {
  log: MatchLog;
  /** This device may write. */
  isHeld: boolean;
  /** Takes an entry at once, or says why not. */
  record: (event: MatchEvent) => Refused | null;
  /** The time of an entry, epoch milliseconds: the server's as far as it is known. */
  now: () => number;
  /** The authors of entries, where they can be asked for. */
  readAuthors?: ReadAuthors;
  /** The line-ups of the coaches, where they can be asked for. */
  readLineups?: ReadLineups;
};

type PadOptions = { matchId: string; screen: ScreenChoice; isTable: boolean };

/** The state and the actions of every part of the screen; all taps end here. */
export function useScorePad(written: WrittenMatch, { matchId, screen, isTable }: PadOptions) {
  const { t } = useWords();
  const [refusal, setRefusal] = useState('');
  const [isSwapped, setSwapped] = useState(false);
  const guards = useTapGuards();
  const { log, isHeld } = written;
  const { state } = log;
  const set = liveSet(state);
  const isPlaying = state.status === 'Live' && set !== null;
  const expected = leftSide(log.rules, state);
  /** Left of the official scorer: what the log is entry. */
  const realLeft = isSwapped ? otherSide(expected) : expected;
  const left = screen.mirrored ? otherSide(realLeft) : realLeft;
  const liberos = useAlwaysLiberos(written, matchId, isTable);
  const { automatic } = liberos;
  const target = undoTarget(log.events, automatic);

  /** The screen may be mirrored; the log knows the official side only. */
  function leftOf(side: Side | undefined): Side {
    if (side === undefined) return realLeft;
    return screen.mirrored ? otherSide(side) : side;
  }

  function record(facts: EventFacts, id = randomUuid()): Refused | null {
    const showsSides = facts.type === 'set-start' || (facts.type === 'toss' && facts.left);
    const entry = showsSides ? { ...facts, left: leftOf(facts.left) } : facts;
    const refused = written.record({
      ...entry,
      id,
      at: timeOf(written, facts),
    } as MatchEvent);
    setRefusal(refused === null ? '' : t.refusals[refused.refusal]);
    // The sides recorded in the log hold from here on.
    if (refused === null && facts.type === 'set-start') setSwapped(false);
    return refused;
  }

  const play = { log, isHeld, isPlaying, target, record, guards, automatic };
  const taps = tapActions({ ...play, now: written.now, vibrates: screen.vibrates });

  return {
    log,
    state,
    set,
    left,
    isHeld,
    isPlaying,
    /** All that the two halves need to take taps. */
    taps: {
      isTapPaused: guards.isTapPaused,
      guarded: guards.guarded,
      onPoint: taps.point,
      onMissed: () => guards.setMissed('slid'),
    },
    liberos,
    fresh: guards.fresh,
    missed: guards.missed,
    pending: guards.pending,
    isQuick: guards.isQuick,
    setQuick: guards.setQuick,
    refusal,
    readAuthors: written.readAuthors,
    /** The entry that undo would take back, as it stands by now. */
    undoable: target && (amendedEvents(log.events).find(({ id }) => id === target.id) ?? target),
    record,
    forgetRefusal(): void {
      setRefusal('');
      guards.setMissed(null);
    },
    swap: () => setSwapped(!isSwapped),
    ...taps,
  };
}

/** A forgotten entry happened about when the one after it did. */
function timeOf({ log, now }: WrittenMatch, facts: EventFacts): number {
  if (facts.type !== 'insert') return now();
  return log.events.find(({ id }) => id === facts.before)?.at ?? now();
}

export type ScorePad = ReturnType<typeof useScorePad>;
