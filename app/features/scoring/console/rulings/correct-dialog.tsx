import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { EntryList } from '../../log/entry-list.tsx';
import { TotalForm } from '../../stages/total-form.tsx';
import type { Desk } from '../console.ts';
import { SheetButton } from './choice-button.tsx';
import { SheetFrame } from './dialog-frame.tsx';

/** An official sheet changes only by an administrator, with a reason, and gets a new version. */
export function CorrectSheet({ desk }: { desk: Desk }) {
  const { t } = useWords();
  const [page, setPage] = useState<'choice' | 'set' | 'entries'>('choice');
  const { match, log } = desk;
  return (
    <SheetFrame desk={desk} title={t.table.correctSheet}>
      <p className="text-quiet">{t.table.correctText}</p>
      {page === 'choice' && (
        <div className="more-list">
          <SheetButton kind="main" onClick={() => setPage('set')}>
            {t.table.correctSet}
          </SheetButton>
          <SheetButton onClick={() => setPage('entries')}>{t.entries.title}</SheetButton>
        </div>
      )}
      {page === 'set' && (
        <TotalForm
          match={match}
          log={log}
          left={desk.left}
          kind="set-result"
          onRecord={desk.record}
          onDone={desk.close}
        />
      )}
      {page === 'entries' && <EntryList match={match} log={log} onRecord={desk.record} />}
    </SheetFrame>
  );
}
