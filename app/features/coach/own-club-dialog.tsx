import { bindFields } from '#app/features/forms/bind-fields.ts';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { ownChanges } from '#app/features/forms/own-changes.ts';
import { TextArea, TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type Club, updateClubSchema } from '#contract/people/club.ts';
import { useOwnClubWords } from './own-club-words.ts';

/** The facts of the club that its managers may change: all but its name. */
export function OwnClubDialog({ club, onClose }: { club: Club; onClose: () => void }) {
  const { t } = useWords();
  const words = useOwnClubWords();
  return (
    <FormDialog
      title={words.change}
      schema={updateClubSchema.omit({ name: true }).required({ city: true })}
      missing={t.admin.fillRequired}
      toInput={({ contact = '', about = '', ...values }) => ({ ...values, contact, about })}
      send={(input) =>
        callApi('PATCH /clubs/{id}', { path: { id: club.id }, body: ownChanges(club, input) })
      }
      saved={words.saved}
      onClose={onClose}
    >
      {(errors) => {
        const bind = bindFields(errors, club);
        return (
          <>
            <div className="form-pair">
              <TextField {...bind('city')} label={words.city} required />
              <TextField {...bind('contact')} label={words.contact} hint={words.contactHint} />
              <TextField {...bind('color1', '#ffffff')} label={words.color1} type="color" />
              <TextField {...bind('color2', '#ffffff')} label={words.color2} type="color" />
            </div>
            <TextArea {...bind('about')} label={t.admin.about} hint={t.admin.aboutHint} />
            <p className="text-sm text-quiet">{words.nameOfOffice}</p>
          </>
        );
      }}
    </FormDialog>
  );
}
