import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { createLoanSchema } from '#contract/halls/hall.ts';

type Props = {
  leagueId: string;
  /** Hears the line that the laptop runs. */
  onCreated: (command: string) => void;
  onClose: () => void;
};

/** Makes the token with which a hall comes for the matches of some days. */
export function NewLoanDialog({ leagueId, onCreated, onClose }: Props) {
  const { t } = useWords();
  const words = t.halls;
  const today = localDay(Date.now());
  return (
    <FormDialog
      title={words.lend}
      schema={createLoanSchema}
      missing={t.admin.fillRequired}
      toInput={(values) => ({ ...values, hoursAfter: Number(values.hoursAfter) })}
      send={async (body) => {
        const created = await callApi('POST /leagues/{id}/loans', { path: { id: leagueId }, body });
        onCreated(created.command);
      }}
      saved={words.made}
      submitLabel={words.lend}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField name="hall" label={words.hall} errors={errors} required />
          <div className="grid grid-cols-2 gap-2">
            <TextField
              name="firstDay"
              type="date"
              label={words.firstDay}
              errors={errors}
              defaultValue={today}
              required
            />
            <TextField
              name="lastDay"
              type="date"
              label={words.lastDay}
              errors={errors}
              defaultValue={today}
              required
            />
          </div>
          <TextField
            name="hoursAfter"
            type="number"
            label={words.hoursAfter}
            errors={errors}
            defaultValue={6}
            required
          />
        </>
      )}
    </FormDialog>
  );
}
