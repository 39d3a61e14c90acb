import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type Club, createClubSchema } from '#contract/people/club.ts';
import { bindFields } from '../../forms/bind-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { ownChanges } from '../../forms/own-changes.ts';
import { TextArea, TextField } from '../../forms/text-field.tsx';
import { useOpenedWith } from '../../forms/use-opened-with.ts';

type Props = {
  /** The club to change; without one a new one is made. */
  club: Club | undefined;
  onClose: () => void;
};

export function ClubDialog({ onClose, ...props }: Props) {
  const club = useOpenedWith(props.club);
  const { t } = useWords();
  return (
    <FormDialog
      title={club ? t.clubs.editClub : t.clubs.newClub}
      schema={createClubSchema}
      missing={t.admin.fillRequired}
      toInput={({ contact = '', about = '', ...values }) => ({ ...values, contact, about })}
      send={(input, { key }) =>
        club
          ? callApi('PATCH /clubs/{id}', { path: { id: club.id }, body: ownChanges(club, input) })
          : callApi('POST /clubs', { body: input, key })
      }
      saved={t.clubs.saved}
      onClose={onClose}
    >
      {(errors) => {
        const bind = bindFields(errors, club);
        return (
          <>
            <TextField {...bind('name')} label={t.admin.name} required />
            <div className="form-pair">
              <TextField {...bind('city')} label={t.clubs.city} required />
              <TextField {...bind('contact')} label={t.clubs.contact} hint={t.clubs.contactHint} />
              <TextField {...bind('color1', '#ffffff')} label={t.clubs.color1} type="color" />
              <TextField {...bind('color2', '#ffffff')} label={t.clubs.color2} type="color" />
            </div>
            <TextArea {...bind('about')} label={t.admin.about} hint={t.admin.aboutHint} />
            <p className="text-sm text-quiet">{t.clubs.teamsByTeam}</p>
          </>
        );
      }}
    </FormDialog>
  );
}
