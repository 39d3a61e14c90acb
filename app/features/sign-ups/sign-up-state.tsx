import { useWords } from '#app/lib/use-words.ts';
import type { SignUp } from '#contract/sign-ups/sign-up.ts';

/** The colours of chips. */
const COLOURS = { waiting: 'open', accepted: 'accepted', refused: 'refused' } as const;

export function SignUpState({ state }: Pick<SignUp, 'state'>) {
  const { t } = useWords();
  return (
    <span className="chip" data-state={COLOURS[state]}>
      {t.signUps.states[state]}
    </span>
  );
}
