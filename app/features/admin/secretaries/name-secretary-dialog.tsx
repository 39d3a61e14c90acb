import { Link } from 'react-router';
import { z } from 'zod';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Secretary } from '#contract/leagues/secretaries.ts';
import { idSchema } from '#contract/primitives.ts';
import { findUsers } from '../../forms/find-choices.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { type FindChoices, SearchedChoice } from '../../forms/searched-choice.tsx';

type Props = { leagueId: string; present: readonly Secretary[]; onClose: () => void };

const choiceSchema = z.strictObject({ person: idSchema });

/** Chooses an account; who has none is made one on the page of the users. */
export function NameSecretaryDialog({ leagueId, present, onClose }: Props) {
  const { t, to } = useWords();
  const words = t.secretaries;
  const findOthers: FindChoices = async (q) => {
    const found = await findUsers(q);
    const isOther = ({ value }: { value: string }) => present.every(({ id }) => id !== value);
    return { ...found, choices: found.choices.filter(isOther) };
  };
  return (
    <FormDialog
      title={words.add}
      schema={choiceSchema}
      missing={t.admin.fillRequired}
      send={({ person }) =>
        callApi('PUT /leagues/{id}/secretaries/{userId}', {
          path: { id: leagueId, userId: person },
        })
      }
      saved={words.added}
      submitLabel={t.admin.add}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <SearchedChoice
            name="person"
            label={words.person}
            errors={errors}
            find={findOthers}
            required
          />
          <p className="text-sm text-quiet">
            {words.withoutAccount}{' '}
            <Link className="link" to={to('/admin/users')}>
              {t.invitation.newPerson}
            </Link>
          </p>
        </>
      )}
    </FormDialog>
  );
}
