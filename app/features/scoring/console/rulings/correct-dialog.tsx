import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { EntryList } from '../../log/entry-list.tsx';
import { TotalForm } from '../../stages/total-form.tsx';
import type { ConsoleControls } from '../console.ts';
import { ChoiceButton } from './choice-button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

/** An official sheet changes only by an administrator, with a reason, and gets a new version. */
export function CorrectDialog({ controls }: { controls: ConsoleControls }) {
  const { t } = useWords();
  const [page, setPage] = useState<'choice' | 'set' | 'entries'>('choice');
  const { match, log } = controls;
  return (
    <DialogFrame controls={controls} title={t.console.correctSheet}>
      <p className="text-quiet">{t.console.correctText}</p>
      {page === 'choice' && (
        <div className="more-list">
          <ChoiceButton kind="main" onClick={() => setPage('set')}>
            {t.console.correctSet}
          </ChoiceButton>
          <ChoiceButton onClick={() => setPage('entries')}>{t.entries.title}</ChoiceButton>
        </div>
      )}
      {page === 'set' && (
        <TotalForm
          match={match}
          log={log}
          left={controls.left}
          kind="set-result"
          onRecord={controls.record}
          onDone={controls.close}
        />
      )}
      {page === 'entries' && <EntryList match={match} log={log} onRecord={controls.record} />}
    </DialogFrame>
  );
}
