import { type ReactNode, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { EventFacts } from '../../log/event-facts.ts';
import { mayBeOverruled } from '../breach.ts';
import type { ConsoleControls } from '../console.ts';

type Props = {
  controls: ConsoleControls;
  title: string;
  problem?: string;
  /** A few buttons only: it stays a small card on a phone. */
  isSmall?: boolean;
  children: ReactNode;
};

/** A dialog above the console; a refusal stands on top of it. */
export function DialogFrame({ controls, title, problem, isSmall, children }: Props) {
  const { t } = useWords();
  return (
    <Dialog
      title={title}
      closeLabel={t.scoring.close}
      onClose={controls.close}
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
export function useRecordEntry(controls: ConsoleControls) {
  const { t } = useWords();
  const [problem, setProblem] = useState('');

  function recordEntry(facts: EventFacts, id?: string): boolean {
    const refused = controls.record(facts, id);
    // A breach is asked about above this sheet.
    const isHard = refused !== null && !mayBeOverruled(refused);
    setProblem(isHard ? t.refusals[refused.refusal] : '');
    if (refused === null) controls.close();
    return refused === null;
  }

  return { problem, setProblem, recordEntry };
}
