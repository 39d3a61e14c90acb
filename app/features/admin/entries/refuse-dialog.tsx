import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { decideEntrySchema, type TeamEntry } from '#contract/entries/team-entry.ts';

type Props = { leagueId: string; entry: TeamEntry; onClose: () => void };

/** Refuses a team with the reason that its sender reads. */
export function RefuseDialog({ leagueId, entry, onClose }: Props) {
  const { t } = useWords();
  const words = t.teamEntries;
  return (
    <FormDialog
      title={words.refuseTitle(entry.name)}
      schema={decideEntrySchema}
      missing={t.admin.fillRequired}
      submitLabel={words.refuse}
      toInput={(values) => ({ ...values, decision: 'refused' })}
      send={(body) =>
        callApi('POST /leagues/{id}/entries/{entry}/decision', {
          path: { id: leagueId, entry: entry.id },
          body,
        })
      }
      saved={words.refused}
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          errors={errors}
          required
        />
      )}
    </FormDialog>
  );
}
