import { useWords } from '#app/lib/use-words.ts';
import type { formOfScheme } from '#contract/leagues/league-rules-form.ts';
import type { FormErrors } from '../../forms/form-values.ts';
import { TextField } from '../../forms/text-field.tsx';

type Values = ReturnType<typeof formOfScheme>;
type Props = { errors: FormErrors; values: Values };

const RESULTS = ['sweep', 'clear', 'decider', 'forfeit'] as const;

/** The points of a league for each result, and what a set or a match adds. A minus takes away. */
export function OwnPointsFields({ errors, values }: Props) {
  const { t } = useWords();
  const words = t.leagueRules;
  const number = (name: keyof Values, label: string) => (
    <TextField
      name={name}
      label={label}
      errors={errors}
      type="number"
      defaultValue={values[name]}
      required
    />
  );
  return (
    <>
      {RESULTS.map((result) => (
        <div className="form-pair" key={result}>
          {number(`${result}Winner`, words.winner(words.results[result]))}
          {number(`${result}Loser`, words.loser(words.results[result]))}
        </div>
      ))}
      {number('draw', words.draw)}
      <div className="form-pair">
        {number('perSet', words.perSet)}
        {number('perMatch', words.perMatch)}
      </div>
    </>
  );
}
