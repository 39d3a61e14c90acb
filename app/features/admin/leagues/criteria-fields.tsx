import { useWords } from '#app/lib/use-words.ts';
import type { League } from '#contract/leagues/league.ts';
import { CRITERIA } from '#domain/competition/standings/criteria.ts';
import type { FormErrors } from '../../forms/form-values.ts';
import { SelectField } from '../../forms/text-field.tsx';
import { choicesOf } from '../lists/list-filter.tsx';

type Props = { errors: FormErrors; criteria: League['criteria'] };

/** More were found in no regulation; a league that has more keeps a place for each. */
const PLACES = 8;

/** The criteria of the table, the first one first. */
export function CriteriaFields({ errors, criteria }: Props) {
  const { t } = useWords();
  const places = Array.from({ length: Math.max(PLACES, criteria.length) }, (_, place) => place);
  return (
    <fieldset>
      <legend>{t.leagueRules.criteriaHint}</legend>
      {places.map((place) => (
        <SelectField
          key={place}
          name="criterion"
          label={t.leagueRules.criterion(place + 1)}
          errors={place === 0 && errors.criteria ? { criterion: errors.criteria } : {}}
          choices={choicesOf(CRITERIA, t.leagues.criteria)}
          defaultValue={criteria[place]}
          empty={t.leagueRules.noCriterion}
        />
      ))}
    </fieldset>
  );
}
