import { useWords } from '#app/lib/use-words.ts';
import type { formOfRules } from '#contract/leagues/league-rules-form.ts';
import type { FormErrors } from '../../forms/form-values.ts';
import { SelectField, TextField } from '../../forms/text-field.tsx';
import { choicesOf } from '../lists/list-filter.tsx';

type Values = ReturnType<typeof formOfRules>;
type Props = { errors: FormErrors; values: Values };

/** The fields of a league's sets: their number, points, lead and cap. */
export function SetFields({ errors, values }: Props) {
  const { t } = useWords();
  const words = t.leagueRules;
  const number = (name: Exclude<keyof Values, 'format'>, hint?: string) => (
    <TextField
      name={name}
      label={words[name]}
      errors={errors}
      type="number"
      defaultValue={values[name]}
      {...(hint === undefined ? { required: true } : { hint })}
    />
  );
  return (
    <>
      <div className="form-pair">
        <SelectField
          name="format"
          label={words.format}
          errors={errors}
          choices={choicesOf(['best-of', 'all'] as const, words.formats)}
          defaultValue={values.format}
        />
        {number('sets')}
      </div>
      <div className="form-pair">
        {number('target')}
        {number('lead')}
      </div>
      {number('cap', words.none)}
      <div className="form-pair">
        {number('decidingTarget')}
        {number('decidingLead')}
      </div>
      {number('decidingCap', words.none)}
      {number('defaultScore', words.defaultScoreHint)}
    </>
  );
}
