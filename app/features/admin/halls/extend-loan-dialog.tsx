import { z } from 'zod';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { extendLoanSchema, type HallLoan } from '#contract/halls/hall.ts';
import { localDateSchema, localTimeSchema } from '#contract/primitives.ts';
import { EAT_OFFSET_MS } from '#domain/competition/schedule/local-time.ts';

type Props = { leagueId: string; loan: HallLoan; onClose: () => void };

const formSchema = z.strictObject({
  day: localDateSchema,
  time: localTimeSchema,
  reason: extendLoanSchema.shape.reason,
});

/** Lets a loan end later, or earlier. */
export function ExtendLoanDialog({ leagueId, loan, onClose }: Props) {
  const { t } = useWords();
  const words = t.halls;
  const until = Date.parse(loan.until);
  return (
    <FormDialog
      title={`${words.extend}: ${loan.hall}`}
      schema={formSchema}
      missing={t.admin.fillRequired}
      send={({ day, time, reason }) =>
        callApi('POST /leagues/{id}/loans/{loan}/extension', {
          path: { id: leagueId, loan: loan.id },
          body: { until: `${day}T${time}:00+03:00`, reason },
        })
      }
      saved={words.extended}
      submitLabel={t.admin.save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <div className="grid grid-cols-2 gap-2">
            <TextField
              name="day"
              type="date"
              label={words.newEnd}
              errors={errors}
              defaultValue={localDay(until)}
              required
            />
            <TextField
              name="time"
              type="time"
              label={words.newEndTime}
              errors={errors}
              defaultValue={new Date(until + EAT_OFFSET_MS).toISOString().slice(11, 16)}
              required
            />
          </div>
          <TextField name="reason" label={words.reason} errors={errors} required />
        </>
      )}
    </FormDialog>
  );
}
