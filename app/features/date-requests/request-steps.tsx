import { useState } from 'react';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { TextField } from '#app/features/forms/text-field.tsx';
import { useChange } from '#app/features/forms/use-change.ts';
import { useWords } from '#app/lib/use-words.ts';
import { answerDateSchema, type DateRequest } from '#contract/date-requests/date-request.ts';
import type { TeamWay } from './team-way.ts';

type Props = { by: TeamWay; request: DateRequest };

/** The other captain agrees by one press, or says why not; until the decision either may be changed. */
export function AnswerRequest({ by, request }: Props) {
  const { t } = useWords();
  const { change, isBusy } = useChange();
  const [isDeclining, setDeclining] = useState(false);
  const words = t.datePage;
  const body = { request: request.id, agrees: true };
  return (
    <p className="line">
      {request.state !== 'agreed' && (
        <button
          className="button"
          type="button"
          disabled={isBusy}
          onClick={() =>
            change({
              run: () => by.answer(body),
              done: words.answered,
            })
          }
        >
          {words.agree}
        </button>
      )}
      {request.state !== 'declined' && (
        <button
          className="button soft"
          type="button"
          disabled={isBusy}
          onClick={() => setDeclining(true)}
        >
          {words.decline}
        </button>
      )}
      {isDeclining && (
        <DeclineDialog by={by} request={request} onClose={() => setDeclining(false)} />
      )}
    </p>
  );
}

function DeclineDialog({ by, request, onClose }: Props & { onClose: () => void }) {
  const { t } = useWords();
  const words = t.datePage;
  return (
    <FormDialog
      title={words.declineTitle}
      schema={answerDateSchema}
      missing={t.admin.fillRequired}
      submitLabel={words.decline}
      toInput={(values) => ({ ...values, request: request.id, agrees: false })}
      send={by.answer}
      saved={words.answered}
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          name="reason"
          label={words.reason}
          hint={words.declineHint}
          errors={errors}
          required
        />
      )}
    </FormDialog>
  );
}

export function WithdrawRequest({ by }: { by: TeamWay }) {
  const { t } = useWords();
  const { change, isBusy } = useChange();
  const words = t.datePage;
  return (
    <button
      className="button soft"
      type="button"
      disabled={isBusy}
      onClick={() =>
        change({
          run: by.withdraw,
          done: words.withdrawn,
        })
      }
    >
      {words.withdraw}
    </button>
  );
}
