import { useState } from 'react';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import type { EventFacts } from '../log/event-facts.ts';
import { mayBeOverruled } from './breach.ts';
import type { Desk, Sheet } from './console.ts';
import { wornRosters } from './shirts/match-rosters.ts';
import { type ReadLineups, usePrepared } from './use-prepared-lineups.ts';

type Given = Pick<Desk, 'match' | 'log' | 'left' | 'now' | 'rosters' | 'swapSides'> & {
  onRecord: (event: EventFacts) => Refused | null;
  /** What was refused has been said in a sheet or a question, and need not be said again. */
  onTold: () => void;
  readLineups: ReadLineups | undefined;
};

type Question = { facts: EventFacts; refused: Refused };

/** The desk of this render, what is open above it, and the question a breach of the rules puts. */
export function useDesk({ onRecord, onTold, readLineups, ...given }: Given) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const played = given.log.state.sets.filter(({ over }) => over).length;
  const { prepared, refresh } = usePrepared(given.match, readLineups, played);

  function record(facts: EventFacts): Refused | null {
    const refused = onRecord(facts);
    if (refused !== null && mayBeOverruled(refused)) setQuestion({ facts, refused });
    return refused;
  }

  function override(reason: string) {
    if (question === null) return;
    const facts = { ...question.facts, override: reason } as MatchEvent;
    const refused = onRecord(facts);
    setQuestion(refused === null ? null : { ...question, refused });
    if (refused === null) setSheet(null);
  }

  function open(next: Sheet) {
    // A coach may change what is prepared until the set starts.
    if (next.kind === 'roster' || next.kind === 'lineup') refresh();
    setSheet(next);
  }

  function close() {
    setSheet(null);
    onTold();
  }

  function dropQuestion() {
    setQuestion(null);
    onTold();
  }

  const rosters = wornRosters(given.rosters, prepared);
  const desk: Desk = { ...given, rosters, prepared, record, open, close };
  return {
    desk,
    sheet,
    question,
    ask: setQuestion,
    override,
    dropQuestion,
  };
}
