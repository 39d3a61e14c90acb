import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { endLoanSchema, type HallLoan } from '#contract/halls/hall.ts';

type Props = { leagueId: string; loan: HallLoan; onClose: () => void };

/** Breaks a loan, with a reason that stands in the log of changes. */
export function EndLoanDialog({ leagueId, loan, onClose }: Props) {
  const { t } = useWords();
  const words = t.halls;
  return (
    <FormDialog
      title={`${words.end}: ${loan.hall}`}
      schema={endLoanSchema}
      missing={t.admin.fillRequired}
      send={(body) =>
        callApi('POST /leagues/{id}/loans/{loan}/end', {
          path: { id: leagueId, loan: loan.id },
          body,
        })
      }
      saved={words.ended}
      submitLabel={words.end}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{words.endText}</p>
          <TextField name="reason" label={words.reason} errors={errors} required />
        </>
      )}
    </FormDialog>
  );
}
