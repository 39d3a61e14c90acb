import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { TotalForm } from '../total-form.tsx';
import type { Desk } from './desk.ts';
import { SheetFrame } from './sheet-frame.tsx';

/** An official sheet changes only by an administrator, with a reason, and gets a new version. */
export function CorrectSheet({ desk }: { desk: Desk }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <SheetFrame desk={desk} title={t.table.correctSheet}>
      <p className="text-quiet">{t.table.correctText}</p>
      {isOpen ? (
        <TotalForm
          match={desk.match}
          log={desk.log}
          kind="set-result"
          onRecord={desk.record}
          onDone={desk.close}
        />
      ) : (
        <div className="more-list">
          <button className="button tall" type="button" onClick={() => setOpen(true)}>
            {t.table.correctSet}
          </button>
        </div>
      )}
    </SheetFrame>
  );
}
