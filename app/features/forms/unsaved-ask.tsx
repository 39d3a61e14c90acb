import { useEffect, useRef } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { Unsaved } from './use-unsaved.ts';

/** Above the fields of a form: what would be lost by leaving it. */
export function UnsavedAsk({ unsaved }: { unsaved: Unsaved }) {
  const { t } = useWords();
  const ask = useRef<HTMLDivElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const { isAsked } = unsaved;

  useEffect(() => {
    if (!isAsked) return;
    goOn.current?.focus();
    ask.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);

  if (!isAsked) return null;
  return (
    <div className="form-problem" role="alertdialog" aria-label={t.guide.notSavedYet} ref={ask}>
      <p>{t.guide.notSavedYet}</p>
      <div className="dialog-actions">
        <button className="button soft" type="button" onClick={unsaved.discard}>
          {t.guide.discard}
        </button>
        <button className="button" type="button" ref={goOn} onClick={unsaved.goOn}>
          {t.guide.goOn}
        </button>
      </div>
    </div>
  );
}
