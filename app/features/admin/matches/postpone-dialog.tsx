import type { z } from 'zod';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { newDateFormSchema, postponeFormSchema } from '#contract/messages/postpone.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextField } from '../../forms/text-field.tsx';

type Input = {
  reason?: string | undefined;
  matchDate?: string | undefined;
  matchTime?: string | undefined;
};

/**
 * Postpones a match with the reason that teams and officials read, to a new date where it is known. A
 * match that is postponed already gets its date here, and stands in the fixtures again.
 */
export function PostponeDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const { t } = useWords();
  const words = t.results;
  const path = { id: match.id };
  const isPostponed = match.status === 'postponed';

  async function send({ reason, matchDate, matchTime = match.matchTime }: Input) {
    if (matchDate === undefined) {
      return callApi('POST /matches/{id}/status', { path, body: { status: 'postponed', reason } });
    }
    await callApi('PATCH /matches/{id}', { path, body: { matchDate, matchTime, reason } });
    if (!isPostponed) return;
    await callApi('POST /matches/{id}/status', { path, body: { status: 'not started' } });
  }

  return (
    <FormDialog
      title={isPostponed ? words.newDate : words.postpone}
      schema={isPostponed ? newDateFormSchema : (postponeFormSchema as z.ZodType<Input>)}
      missing={t.admin.fillRequired}
      submitLabel={isPostponed ? t.admin.save : t.admin.becomes.postponed}
      send={send}
      saved={isPostponed ? words.newDateKept : words.postponed}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            name="reason"
            label={words.reason}
            hint={isPostponed ? t.admin.optional : words.postponeHint}
            errors={errors}
            required={!isPostponed}
          />
          <div className="form-pair">
            <TextField
              name="matchDate"
              type="date"
              label={words.newDay}
              hint={isPostponed ? undefined : t.admin.optional}
              errors={errors}
              required={isPostponed}
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
