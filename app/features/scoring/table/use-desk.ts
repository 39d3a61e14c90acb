import { useState } from 'react';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import type { EventFacts } from '../event-facts.ts';
import { mayBeOverruled } from './breach.ts';
import type { Desk, Sheet } from './desk.ts';

type Given = Pick<Desk, 'match' | 'log' | 'left' | 'isLocked' | 'now' | 'rosters' | 'swapSides'> & {
  onRecord: (event: EventFacts) => Refused | null;
};

type Question = { facts: EventFacts; refused: Refused };

/** The desk of this render, what is open above it, and the question a breach of the rules puts. */
export function useDesk({ onRecord, ...given }: Given) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);

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

  const desk: Desk = { ...given, record, open: setSheet, close: () => setSheet(null) };
  return {
    desk,
    sheet,
    question,
    ask: setQuestion,
    override,
    dropQuestion: () => setQuestion(null),
  };
}
