import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { postponeFormSchema } from '#contract/messages/postpone.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextField } from '../../forms/text-field.tsx';

/** Postpones a match with the reason that teams and officials read, to a new date where it is known. */
export function PostponeDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const { t } = useWords();
  const words = t.results;
  const path = { id: match.id };
  return (
    <FormDialog
      title={words.postpone}
      schema={postponeFormSchema}
      missing={t.admin.fillRequired}
      submitLabel={t.admin.becomes.postponed}
      send={({ reason, matchDate, matchTime = match.matchTime }) =>
        matchDate === undefined
          ? callApi('POST /matches/{id}/status', { path, body: { status: 'postponed', reason } })
          : callApi('PATCH /matches/{id}', { path, body: { matchDate, matchTime, reason } })
      }
      saved={words.postponed}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            name="reason"
            label={words.reason}
            hint={words.postponeHint}
            errors={errors}
            required
          />
          <div className="form-pair">
            <TextField
              name="matchDate"
              type="date"
              label={words.newDay}
              hint={t.admin.optional}
              errors={errors}
            />
            <TextField
              name="matchTime"
              type="time"
              label={words.newTime}
              hint={t.admin.optional}
              errors={errors}
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}
