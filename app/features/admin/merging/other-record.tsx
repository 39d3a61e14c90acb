import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { findClubs, findPlayers, findTeams } from '#app/features/forms/find-choices.ts';
import { formValues } from '#app/features/forms/form-values.ts';
import { type FindChoices, SearchedChoice } from '#app/features/forms/searched-choice.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { MergeKind } from '#contract/merges/merge.ts';
import { idSchema } from '#contract/primitives.ts';

/** The other record of the same person or team, chosen from all of them. */
export function OtherRecord({ kind, id }: { kind: MergeKind; id: string }) {
  const { t, to } = useWords();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const find: Record<MergeKind, FindChoices> = {
    player: findPlayers,
    team: findTeams(t.admin.genders),
    club: findClubs,
  };
  // Of itself a record is no double.
  const findOthers: FindChoices = async (q) => {
    const { choices, isAll } = await find[kind](q);
    return { choices: choices.filter(({ value }) => value !== id), isAll };
  };

  function compare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const other = idSchema.safeParse(formValues(event.currentTarget).other);
    if (!other.success) return setError(t.admin.fillRequired);
    navigate(to(`/admin/doubles?kind=${kind}&id=${id}&other=${other.data}`));
  }

  return (
    <form className="admin-card form p-4" onSubmit={compare} noValidate>
      <SearchedChoice
        name="other"
        label={t.merging.other}
        errors={error === undefined ? {} : { other: error }}
        find={findOthers}
        required
      />
      <div className="dialog-actions">
        <button className="button" type="submit">
          {t.merging.compare}
        </button>
      </div>
    </form>
  );
}
