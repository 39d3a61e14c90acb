import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { SelectField, TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type DecideSignUp, decideSignUpSchema, type SignUp } from '#contract/sign-ups/sign-up.ts';

type Props = { teamId: string; person: SignUp; onClose: () => void };

function decide({ teamId, person }: Props, body: DecideSignUp) {
  return callApi('POST /teams/{id}/sign-ups/{entry}/decision', {
    path: { id: teamId, entry: person.id },
    body,
  });
}

/** Takes a person into the team; a name that is there already is asked about. */
export function AcceptSignUp(props: Props) {
  const { person, onClose } = props;
  const { t } = useWords();
  const words = t.signUps;
  const { details, sameNames } = person;
  return (
    <FormDialog
      title={words.acceptTitle(details?.fullName ?? '')}
      schema={decideSignUpSchema}
      missing={t.admin.fillRequired}
      submitLabel={words.accept}
      toInput={({ jerseyNumber, ...values }) => ({
        ...values,
        decision: 'accepted',
        jerseyNumber: jerseyNumber === undefined ? null : Number(jerseyNumber),
      })}
      send={(body) => decide(props, body)}
      saved={words.accepted}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>
            {words.acceptText} {details?.consent && words.acceptConsent}
          </p>
          {sameNames.length > 0 && (
            <SelectField
              name="player"
              label={words.samePlayer}
              errors={errors}
              choices={[
                ...sameNames.map(({ id, name }) => ({ value: id, label: words.thatPlayer(name) })),
                { value: 'new', label: words.newPlayer },
              ]}
              empty={t.admin.choose}
              required
            />
          )}
          <TextField
            name="jerseyNumber"
            label={words.shirtWanted}
            type="number"
            errors={errors}
            defaultValue={String(details?.jerseyNumber ?? '')}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Refuses a person with the reason that the sender reads. */
export function RefuseSignUp(props: Props) {
  const { person, onClose } = props;
  const { t } = useWords();
  const words = t.signUps;
  return (
    <FormDialog
      title={words.refuseTitle(person.details?.fullName ?? '')}
      schema={decideSignUpSchema}
      missing={t.admin.fillRequired}
      submitLabel={words.refuse}
      toInput={(values) => ({ ...values, decision: 'refused' })}
      send={(body) => decide(props, body)}
      saved={words.refused}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{words.refuseText}</p>
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
