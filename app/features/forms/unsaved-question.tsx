import { useEffect, useRef } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { Unsaved } from './use-unsaved.ts';

/** Above the fields of a form: what would be lost by leaving it. */
export function UnsavedQuestion({ unsaved }: { unsaved: Unsaved }) {
  const { t } = useWords();
  const question = useRef<HTMLDivElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const { isQuestionOpen } = unsaved;

  useEffect(() => {
    if (!isQuestionOpen) return;
    goOn.current?.focus();
    question.current?.scrollIntoView({ block: 'nearest' });
  }, [isQuestionOpen]);

  if (!isQuestionOpen) return null;
  return (
    <div
      className="form-problem"
      role="alertdialog"
      aria-label={t.guide.notSavedYet}
      ref={question}
    >
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
