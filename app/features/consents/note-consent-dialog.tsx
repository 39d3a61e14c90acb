import { choicesOf } from '#app/features/admin/lists/list-filter.tsx';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { SelectField, TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { CONSENT_GIVERS, CONSENT_SCOPES, noteConsentSchema } from '#contract/people/consent.ts';

/** The giver of a consent and its scope. */
export function NoteConsentDialog({
  playerId,
  onClose,
}: {
  playerId: string;
  onClose: () => void;
}) {
  const { t } = useWords();
  const words = t.consents;
  const today = localDay(Date.now());
  return (
    <FormDialog
      title={words.note}
      schema={noteConsentSchema}
      missing={t.admin.fillRequired}
      toInput={({ name: _n, picture: _p, statistics: _s, ...values }, form) => ({
        ...values,
        scopes: CONSENT_SCOPES.filter((scope) => form.get(scope) !== null),
      })}
      send={(consent) =>
        callApi('POST /players/{id}/consents', { path: { id: playerId }, body: consent })
      }
      saved={words.noted}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            name="givenBy"
            label={words.givenBy}
            hint={words.givenByHint}
            errors={errors}
            required
          />
          <SelectField
            name="relation"
            label={words.relation}
            choices={choicesOf(CONSENT_GIVERS, words.relations)}
            empty={t.admin.choose}
            errors={errors}
          />
          <TextField
            name="givenOn"
            label={words.givenOn}
            type="date"
            max={today}
            defaultValue={today}
            errors={errors}
          />
          <fieldset>
            <legend>{words.scope}</legend>
            {CONSENT_SCOPES.map((scope) => (
              <label className="check" key={scope}>
                <input type="checkbox" name={scope} defaultChecked={scope === 'name'} />
                {words.scopes[scope]}
              </label>
            ))}
            {errors.scopes && <p className="field-error">{words.scopeMissing}</p>}
          </fieldset>
        </>
      )}
    </FormDialog>
  );
}
