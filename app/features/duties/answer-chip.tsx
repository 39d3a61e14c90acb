import { useWords } from '#app/lib/use-words.ts';
import type { DutyAnswer } from '#contract/people/duty.ts';

/** The colours of chips. */
const STATES = {
  open: 'open',
  changed: 'open',
  accepted: 'accepted',
  declined: 'refused',
} as const satisfies Record<DutyAnswer, string>;

export function AnswerChip({ answer }: { answer: DutyAnswer }) {
  const { t } = useWords();
  return (
    <span className="chip" data-state={STATES[answer]}>
      {t.duties.answers[answer]}
    </span>
  );
}
