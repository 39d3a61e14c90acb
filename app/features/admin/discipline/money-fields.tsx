import { useWords } from '#app/lib/use-words.ts';
import type { FormErrors } from '../../forms/form-values.ts';
import { TextField } from '../../forms/text-field.tsx';

type Name = 'fine' | 'fee';
type Props = { name: Name; errors: FormErrors };

/** Money that a decision costs the team, and when it has to be paid; empty: none. */
export function MoneyFields({ name, errors }: Props) {
  const { t } = useWords();
  const due = `${name}Due`;
  // The server names the members of the money, the form its fields.
  const amountError = errors[`${name}.amount`];
  const dueError = errors[`${name}.dueOn`];
  const own = {
    ...errors,
    ...(amountError === undefined ? {} : { [name]: amountError }),
    ...(dueError === undefined ? {} : { [due]: dueError }),
  };
  return (
    <div className="form-pair">
      <TextField name={name} label={t.ledger[name]} errors={own} type="number" />
      <TextField name={due} label={t.ledger[`${name}Due`]} errors={own} type="date" />
    </div>
  );
}

/** The member of the call, or nothing where no amount is given. */
export function moneyOf(
  name: Name,
  amount: string | undefined,
  dueOn: string | undefined,
  more: object = {},
): object {
  if (amount === undefined) return {};
  return { [name]: { amount: Number(amount), ...(dueOn ? { dueOn } : {}), ...more } };
}
