import { ClubFields } from '#app/features/clubs/club-fields.tsx';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { ownChanges } from '#app/features/forms/own-changes.ts';
import { useOpenedWith } from '#app/features/forms/use-opened-with.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type Club, updateClubSchema } from '#contract/people/club.ts';
import { useOwnClubWords } from './own-club-words.ts';

/** The facts of the club that its managers may change: all but its name. */
export function OwnClubDialog({ onClose, ...props }: { club: Club; onClose: () => void }) {
  const club = useOpenedWith(props.club);
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
      {(errors) => (
        <>
          <ClubFields club={club} errors={errors} words={words} />
          <p className="text-sm text-quiet">{words.nameOfOffice}</p>
        </>
      )}
    </FormDialog>
  );
}
