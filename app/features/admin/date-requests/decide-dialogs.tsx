import { startText } from '#app/features/share-text/share-text.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import {
  type DateRequest,
  type DecideDateRequest,
  decideDateRequestSchema,
} from '#contract/date-requests/date-request.ts';
import type { Match } from '#contract/matches/match.ts';
import { findVenueNames } from '../../forms/find-choices.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { SearchedChoice } from '../../forms/searched-choice.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { DateChecks } from './date-checks.tsx';

type Props = { match: Match; request: DateRequest; onClose: () => void };

function decide({ match, request }: Props, body: DecideDateRequest) {
  return callApi('POST /matches/{id}/date-requests/{request}/decision', {
    path: { id: match.id, request: request.id },
    body,
  });
}

/** Moves the match to the date that was asked for; place and court may be others then. */
export function AcceptDate(props: Props) {
  const { match, request, onClose } = props;
  const { t, language } = useWords();
  const words = t.dateRequests;
  return (
    <FormDialog
      title={words.accept}
      schema={decideDateRequestSchema}
      missing={t.admin.fillRequired}
      submitLabel={words.accept}
      toInput={({ location = '', court }) => ({
        decision: 'accepted',
        location,
        court: court ?? null,
      })}
      send={(body) => decide(props, body)}
      saved={words.moved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{words.acceptText(startText(request.to, language))}</p>
          <SearchedChoice
            name="location"
            label={t.admin.location}
            errors={errors}
            find={findVenueNames}
            chosen={{ value: match.location, label: match.location }}
            hint={t.admin.optional}
            takesText
          />
          <TextField
            name="court"
            label={t.fixtures.courtName}
            errors={errors}
            defaultValue={match.court ?? undefined}
            hint={t.admin.optional}
          />
          <DateChecks match={match} request={request} />
        </>
      )}
    </FormDialog>
  );
}

/** Leaves the match where it is, with a reason that both teams read. */
export function RefuseDate(props: Props) {
  const { t } = useWords();
  const words = t.dateRequests;
  return (
    <FormDialog
      title={words.refuseTitle}
      schema={decideDateRequestSchema}
      missing={t.admin.fillRequired}
      submitLabel={words.refuse}
      toInput={(values) => ({ ...values, decision: 'refused' })}
      send={(body) => decide(props, body)}
      saved={words.refusedDone}
      onClose={props.onClose}
    >
      {(errors) => (
        <TextField
          name="reason"
          label={words.reason}
          hint={words.refuseHint}
          errors={errors}
          required
        />
      )}
    </FormDialog>
  );
}
