import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type CheckedRosterView, setLicencesSchema } from '#contract/eligibility/eligibility.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextField } from '../../forms/text-field.tsx';

type Props = { leagueId: string; roster: CheckedRosterView; onClose: () => void };

/** The licences of a whole team in one form. */
export function LicencesDialog({ leagueId, roster, onClose }: Props) {
  const { t } = useWords();
  const words = t.eligibilityOffice;
  const { players } = roster;
  return (
    <FormDialog
      title={words.licencesTitle(roster.team.name)}
      schema={setLicencesSchema}
      missing={t.admin.fillRequired}
      toInput={(values) => ({
        licences: players.map(({ id }, at) => ({
          player: id,
          licence: values[`licences.${at}.licence`] ?? null,
          licenceUntil: values[`licences.${at}.licenceUntil`] ?? null,
        })),
      })}
      send={(body) => callApi('PUT /leagues/{id}/licences', { path: { id: leagueId }, body })}
      saved={words.licencesSaved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-sm text-quiet">{words.licencesText}</p>
          {players.map(({ id, fullName, licence, licenceUntil }, at) => (
            <div key={id} className="form-pair">
              <TextField
                name={`licences.${at}.licence`}
                label={words.number(fullName)}
                errors={errors}
                defaultValue={licence ?? undefined}
              />
              <TextField
                name={`licences.${at}.licenceUntil`}
                label={words.until}
                errors={errors}
                type="date"
                defaultValue={licenceUntil ?? undefined}
              />
            </div>
          ))}
        </>
      )}
    </FormDialog>
  );
}
