import { Link } from 'react-router';
import { z } from 'zod';
import { useWords } from '#app/lib/use-words.ts';
import { idSchema } from '#contract/primitives.ts';
import { findUsers } from '../../forms/find-choices.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { type FindChoices, SearchedChoice } from '../../forms/searched-choice.tsx';

type Props = {
  title: string;
  /** They are not offered again. */
  present: readonly { id: string }[];
  send: (userId: string) => Promise<unknown>;
  saved: string;
  onClose: () => void;
};

const choiceSchema = z.strictObject({ person: idSchema });

/** Chooses an account; who has none is made one on the page of the users. */
export function NamePersonDialog({ title, present, send, saved, onClose }: Props) {
  const { t, to } = useWords();
  const findOthers: FindChoices = async (q) => {
    const found = await findUsers(q);
    const isOther = ({ value }: { value: string }) => present.every(({ id }) => id !== value);
    return { ...found, choices: found.choices.filter(isOther) };
  };
  return (
    <FormDialog
      title={title}
      schema={choiceSchema}
      missing={t.admin.fillRequired}
      send={({ person }) => send(person)}
      saved={saved}
      submitLabel={t.admin.add}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <SearchedChoice
            name="person"
            label={t.secretaries.person}
            errors={errors}
            find={findOthers}
            required
          />
          <p className="text-sm text-quiet">
            {t.secretaries.withoutAccount}{' '}
            <Link className="link" to={to('/admin/users')}>
              {t.invitation.newPerson}
            </Link>
          </p>
        </>
      )}
    </FormDialog>
  );
}
