import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { TextField } from '#app/features/forms/text-field.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { askDateSchema, type OpenedDateRequest } from '#contract/date-requests/date-request.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import type { TeamWay } from './team-way.ts';

type Props = { by: TeamWay; dates: OpenedDateRequest; onClose: () => void };

/** The date that a team asks for, with the reason. */
export function AskDialog({ by, dates: { match }, onClose }: Props) {
  const { t } = useWords();
  const words = t.datePage;
  return (
    <FormDialog
      title={words.ask}
      schema={askDateSchema}
      missing={t.admin.fillRequired}
      submitLabel={words.send}
      send={by.ask}
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
