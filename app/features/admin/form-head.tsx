import { useEffect, useRef } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { Unsaved } from './use-unsaved.ts';

type Props = {
  problem: string;
  isSignedOut: boolean;
  /** How often it was refused: each time the head comes into sight. */
  refusals: number;
  unsaved: Unsaved;
};

/** Above the fields: why the form was not saved, and what would be lost by leaving it. */
export function FormHead({ problem, isSignedOut, refusals, unsaved }: Props) {
  const { t, to } = useWords();
  const head = useRef<HTMLDivElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const { isAsked } = unsaved;

  // Whoever pressed the button at the foot of a long form does not see its head.
  useEffect(() => {
    if (refusals > 0 || isAsked) head.current?.scrollIntoView({ block: 'nearest' });
    if (isAsked) goOn.current?.focus();
  }, [refusals, isAsked]);

  if (!problem && !isAsked) return null;
  return (
    <div className="form-head" ref={head}>
      {isAsked && (
        <div className="form-problem" role="alertdialog" aria-label={t.guide.notSavedYet}>
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
      )}
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      {isSignedOut && (
        <a className="link" href={to('/sign-in')} target="_blank" rel="noreferrer">
          {t.guide.signInBeside}
        </a>
      )}
    </div>
  );
}
