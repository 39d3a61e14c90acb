import { Field } from '#app/ui/field.tsx';
import { FIRST_DAY, LAST_DAY } from '#contract/primitives.ts';
import type { FormErrors } from './form-values.ts';

type Common = {
  name: string;
  label: string;
  errors: FormErrors;
  hint?: string;
  required?: boolean;
  defaultValue?: string | number | undefined;
};

type TextProps = Common & {
  type?: 'text' | 'date' | 'time' | 'number' | 'email' | 'tel' | 'color';
  /** The last day that a date may be. */
  max?: string;
  /** Offered while typing; anything else may be written too. */
  suggestions?: readonly string[];
  onChange?: (value: string) => void;
};

export function TextField(props: TextProps) {
  const { name, label, errors, hint, type = 'text', required, defaultValue } = props;
  const { max = LAST_DAY, suggestions, onChange } = props;
  return (
    <Field name={name} label={label} hint={hint} error={errors[name]}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            type={type}
            {...(type === 'date' ? { min: FIRST_DAY, max } : {})}
            required={required}
            defaultValue={defaultValue}
            autoComplete="off"
            list={suggestions && `${wiring.id}-list`}
            {...(onChange ? { onChange: ({ target }) => onChange(target.value) } : {})}
          />
          {suggestions && (
            <datalist id={`${wiring.id}-list`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

type AreaProps = Common & {
  rows?: number;
  placeholder?: string;
  onChange?: (value: string) => void;
};

export function TextArea(props: AreaProps) {
  const { name, label, errors, hint, defaultValue, rows, placeholder, onChange } = props;
  return (
    <Field name={name} label={label} hint={hint} error={errors[name]}>
      {(wiring) => (
        <textarea
          {...wiring}
          defaultValue={defaultValue}
          rows={rows}
          placeholder={placeholder}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}

export type Choice = { value: string; label: string };

type SelectProps = Common & {
  choices: readonly Choice[];
  /** The empty choice on top; without it the first one is chosen. */
  empty?: string;
  onChange?: (value: string) => void;
};

export function SelectField(props: SelectProps) {
  const { name, label, errors, hint, required, defaultValue, choices, empty, onChange } = props;
  return (
    <Field name={name} label={label} hint={hint} error={errors[name]}>
      {(wiring) => (
        <select
          {...wiring}
          required={required}
          defaultValue={defaultValue ?? (empty === undefined ? choices[0]?.value : '')}
          onChange={(event) => onChange?.(event.target.value)}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
