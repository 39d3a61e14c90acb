import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { ChoiceBar } from '../../forms/choice-bar.tsx';
import type { FormErrors } from '../../forms/form-values.ts';
import { SelectField } from '../../forms/text-field.tsx';
import { type ResultForm, STOPS, type Stop, WAYS, type Way } from './result-input.ts';

export function WayChoice({ chosen, onChange }: { chosen: Way; onChange: (way: Way) => void }) {
  const { t } = useWords();
  return (
    <ChoiceBar
      name="way"
      legend={t.results.wayOf}
      values={WAYS}
      chosen={chosen}
      onChange={onChange}
      label={(way) => <span>{t.results.ways[way]}</span>}
    />
  );
}

type ForfeitProps = {
  match: Match;
  form: ResultForm;
  errors: FormErrors;
  onChange: (part: Partial<ResultForm>) => void;
};

export function ForfeitFields({ match, form, errors, onChange }: ForfeitProps) {
  const { t } = useWords();
  const choices = [
    { value: 'team1', label: match.team1.name },
    { value: 'team2', label: match.team2.name },
    { value: 'both', label: t.results.both },
  ];
  const found = errors.forfeit ?? errors.absent ?? errors.sets;
  return (
    <>
      <SelectField
        name="forfeiter"
        label={t.results.forfeiter}
        errors={found === undefined ? {} : { forfeiter: found }}
        choices={choices}
        empty={t.admin.choose}
        defaultValue={form.forfeiter}
        onChange={(team) => onChange({ forfeiter: team as ResultForm['forfeiter'] })}
        required
      />
      <label className="check">
        <input
          type="checkbox"
          name="isAbsent"
          checked={form.isAbsent}
          onChange={({ target }) => onChange({ isAbsent: target.checked })}
        />
        <span>{t.results.didNotCome}</span>
      </label>
      <p className="text-quiet">{t.results.forfeitCounts}</p>
    </>
  );
}

type StopProps = { match: Match; stop: Stop; onChange: (stop: Stop) => void };

export function StopField({ match, stop, onChange }: StopProps) {
  const { t } = useWords();
  const labelOf = (value: Stop) =>
    value === 'team1' || value === 'team2'
      ? t.results.cannotPlayOn(match[value].name)
      : t.results.stops[value];
  return (
    <SelectField
      name="stop"
      label={t.results.stop}
      errors={{}}
      choices={STOPS.map((value) => ({ value, label: labelOf(value) }))}
      defaultValue={stop}
      onChange={(value) => onChange(value as Stop)}
    />
  );
}
