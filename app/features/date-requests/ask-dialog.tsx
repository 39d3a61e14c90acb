import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import {
  type OpenedDateRequest,
  sendDateRequestSchema,
} from '#contract/date-requests/date-request.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';

type Props = { token: string; dates: OpenedDateRequest; onClose: () => void };

/** The date that a team asks for, with the reason. */
export function AskDialog({ token, dates: { match }, onClose }: Props) {
  const { t } = useWords();
  const words = t.datePage;
  return (
    <FormDialog
      title={words.ask}
      schema={sendDateRequestSchema}
      missing={t.admin.fillRequired}
      submitLabel={words.send}
      toInput={(values) => ({ ...values, token })}
      send={(body) => callApi('POST /date-requests', { body })}
      saved={words.sent}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <div className="form-pair">
            <TextField name="matchDate" label={words.day} type="date" errors={errors} required />
            <TextField
              name="matchTime"
              label={words.time}
              type="time"
              errors={errors}
              defaultValue={match.matchTime === UNKNOWN_TIME ? undefined : match.matchTime}
              required
            />
          </div>
          <TextField
            name="reason"
            label={words.reason}
            hint={words.reasonHint}
            errors={errors}
            required
          />
        </>
      )}
    </FormDialog>
  );
}
