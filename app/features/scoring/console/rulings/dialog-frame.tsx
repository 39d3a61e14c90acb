import { type ReactNode, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { EventFacts } from '../../log/event-facts.ts';
import { mayBeOverruled } from '../breach.ts';
import type { Desk } from '../console.ts';

type Props = {
  desk: Desk;
  title: string;
  problem?: string;
  /** A few buttons only: it stays a small card on a phone. */
  isSmall?: boolean;
  children: ReactNode;
};

/** A sheet above the desk, with what went wrong on top. */
export function SheetFrame({ desk, title, problem, isSmall, children }: Props) {
  const { t } = useWords();
  return (
    <Dialog
      title={title}
      closeLabel={t.scoring.close}
      onClose={desk.close}
      kind={isSmall ? 'ask' : 'form'}
    >
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      {children}
    </Dialog>
  );
}

/** Records and closes the sheet; otherwise says why not. */
export function useTelling(desk: Desk) {
  const { t } = useWords();
  const [problem, setProblem] = useState('');

  function tell(facts: EventFacts): boolean {
    const refused = desk.record(facts);
    // A breach is asked about above this sheet.
    const isHard = refused !== null && !mayBeOverruled(refused);
    setProblem(isHard ? t.refusals[refused.refusal] : '');
    if (refused === null) desk.close();
    return refused === null;
  }

  return { problem, setProblem, tell };
}
