import { useWords } from '#app/lib/use-words.ts';
import { findUsers } from '../../forms/find-choices.ts';
import type { FormErrors } from '../../forms/form-values.ts';
import { SearchedChoice } from '../../forms/searched-choice.tsx';

type Props = {
  account: { id: string; name: string } | null;
  errors: FormErrors;
  hint: string;
};

/** The account behind an official or a partner, where they have one. */
export function AccountField({ account, errors, hint }: Props) {
  const { t } = useWords();
  return (
    <SearchedChoice
      name="account"
      label={t.directory.account}
      errors={errors}
      find={findUsers}
      chosen={account ? { value: account.id, label: account.name } : undefined}
      hint={hint}
    />
  );
}
