import { ClubFields } from '#app/features/clubs/club-fields.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type Club, createClubSchema } from '#contract/people/club.ts';
import { bindFields } from '../../forms/bind-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { ownChanges } from '../../forms/own-changes.ts';
import { TextField } from '../../forms/text-field.tsx';
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
            <ClubFields club={club} errors={errors} words={t.clubs} />
            <p className="text-sm text-quiet">{t.clubs.teamsByTeam}</p>
          </>
        );
      }}
    </FormDialog>
  );
}
