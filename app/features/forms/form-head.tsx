import { useEffect, useRef } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';
import type { Unsaved } from './use-unsaved.ts';

type Props = {
  problem: string;
  isSignedOut: boolean;
  /** The number of refusals: after each one the head comes into sight. */
  refusals: number;
  unsaved: Unsaved;
};

/** Above the fields: why the form was not saved, and what would be lost by leaving it. */
export function FormHead({ problem, isSignedOut, refusals, unsaved }: Props) {
  const { t, to } = useWords();
  const head = useRef<HTMLDivElement>(null);

  // A person who pressed the button at the foot of a long form does not see its head.
  useEffect(() => {
    if (refusals > 0) head.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);

  if (!problem && !unsaved.isQuestionOpen) return null;
  return (
    <div className="form-head" ref={head}>
      <UnsavedQuestion unsaved={unsaved} />
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
