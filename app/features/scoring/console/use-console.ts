import { useState } from 'react';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import type { EventFacts } from '../log/event-facts.ts';
import { mayBeOverruled } from './breach.ts';
import type { ConsoleControls, DialogChoice } from './console.ts';
import { rostersWithShirts } from './shirts/match-rosters.ts';
import { type ReadLineups, usePreparedLineups } from './use-prepared-lineups.ts';

type ConsoleOptions = Pick<
  ConsoleControls,
  'match' | 'log' | 'left' | 'now' | 'rosters' | 'swapSides' | 'liberos' | 'signals'
> & {
  onRecord: (event: EventFacts, id?: string) => Refused | null;
  /** The refusal was shown in a dialog or a question, and need not be shown again. */
  onAnswered: () => void;
  readLineups: ReadLineups | undefined;
};

type Question = { facts: EventFacts; refused: Refused };

/** The controls of this render, the dialog that is open, and the question that a breach of the rules puts. */
export function useConsole({ onRecord, onAnswered, readLineups, ...options }: ConsoleOptions) {
  const [dialog, setDialog] = useState<DialogChoice | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const played = options.log.state.sets.filter(({ over }) => over).length;
  const { prepared, refresh } = usePreparedLineups(options.match, readLineups, played);

  function record(facts: EventFacts, id?: string): Refused | null {
    const refused = onRecord(facts, id);
    if (refused !== null && mayBeOverruled(refused)) setQuestion({ facts, refused });
    return refused;
  }

  function override(reason: string) {
    if (question === null) return;
    const facts = { ...question.facts, override: reason } as MatchEvent;
    const refused = onRecord(facts);
    setQuestion(refused === null ? null : { ...question, refused });
    if (refused === null) setDialog(null);
  }

  function open(next: DialogChoice) {
    // A coach may change what is prepared until the set starts.
    if (next.kind === 'roster' || next.kind === 'lineup') refresh();
    setDialog(next);
  }

  function close() {
    setDialog(null);
    onAnswered();
  }

  function dropQuestion() {
    setQuestion(null);
    onAnswered();
  }

  const rosters = rostersWithShirts(options.rosters, prepared);
  const controls: ConsoleControls = { ...options, rosters, prepared, record, open, close };
  return {
    controls,
    dialog,
    question,
    ask: setQuestion,
    override,
    dropQuestion,
  };
}
