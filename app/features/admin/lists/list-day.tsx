import { useRef } from 'react';
import { FIRST_DAY, LAST_DAY } from '#contract/primitives.ts';
import { useListState } from './list-state.ts';
import { useAddressField } from './use-address-field.ts';

/** Narrows a list to a day, or to what is before or after one. */
export function ListDay({ name, label }: { name: string; label: string }) {
  const { get, change } = useListState();
  const field = useRef<HTMLInputElement>(null);
  useAddressField(field, get(name));
  return (
    <label className="list-day">
      {label}
      <input
        ref={field}
        className="day-input"
        type="date"
        // While a year is typed its first digits are one as well.
        min={FIRST_DAY}
        max={LAST_DAY}
        defaultValue={get(name)}
        onChange={({ target }) => {
          if (target.validity.valid) change({ [name]: target.value });
        }}
      />
    </label>
  );
}
