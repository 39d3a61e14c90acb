import type { ReactNode } from 'react';

type Props<T extends string> = {
  /** The name of the group in the form. */
  name: string;
  /** The question, for screen readers. */
  legend: string;
  values: readonly T[];
  chosen: T;
  onChange: (value: T) => void;
  /** The words of one choice. */
  label: (value: T) => ReactNode;
  className?: string;
};

/** Few choices side by side, of which one is taken. */
export function ChoiceBar<T extends string>(props: Props<T>) {
  const { name, legend, values, chosen, onChange, label, className = '' } = props;
  return (
    <fieldset className={`choice-bar ${className}`}>
      <legend className="sr-only">{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {label(value)}
        </label>
      ))}
    </fieldset>
  );
}
