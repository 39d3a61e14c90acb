import { useWords } from '#app/lib/use-words.ts';

/** Monday first: a weekend stands together. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

type Props = { name: string; legend: string; chosen: readonly number[] };

/** A box for each day of the week. */
export function WeekdayChecks({ name, legend, chosen }: Props) {
  const { t } = useWords();
  return (
    <fieldset className="choices">
      <legend className="field-label">{legend}</legend>
      {WEEKDAYS.map((day) => (
        <label key={day} className="check">
          <input type="checkbox" name={name} value={day} defaultChecked={chosen.includes(day)} />
          {t.fixtures.weekdays[day]}
        </label>
      ))}
    </fieldset>
  );
}
