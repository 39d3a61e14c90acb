import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { answerDutySchema, type OfficialDuty } from '#contract/people/duty.ts';

type Props = {
  duty: OfficialDuty;
  token: string | undefined;
  isNoting: boolean;
  onClose: () => void;
};

/** Asks for the reason of a refusal, which may stay empty. */
export function DeclineDialog({ duty, token, isNoting, onClose }: Props) {
  const { t } = useWords();
  const words = t.duties;
  const label = isNoting ? words.noteDeclined : words.decline;
  return (
    <FormDialog
      title={label}
      schema={answerDutySchema}
      missing={t.admin.fillRequired}
      toInput={({ reason = '' }) => ({ answer: 'declined', reason })}
      send={(body) =>
        callApi('POST /matches/{id}/officials/{official}/answer', {
          path: { id: duty.match.id, official: duty.official },
          body,
          token,
        })
      }
      saved={isNoting ? words.noted : words.declined}
      submitLabel={label}
      onClose={onClose}
    >
      {(errors) => (
        <TextField name="reason" label={words.reason} hint={words.reasonHint} errors={errors} />
      )}
    </FormDialog>
  );
}
