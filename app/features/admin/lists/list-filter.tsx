import type { Choice } from '../../forms/text-field.tsx';
import { useListState } from './list-state.ts';

type Props = {
  /** The parameter of the address. */
  name: string;
  label: string;
  /** The words for no filter. */
  all: string;
  choices: readonly Choice[];
};

/** Narrows a list to one of a few kinds. */
export function ListFilter({ name, label, all, choices }: Props) {
  const { get, change } = useListState();
  return (
    <select
      className="list-filter"
      aria-label={label}
      value={get(name)}
      onChange={({ target }) => change({ [name]: target.value })}
    >
      <option value="">{all}</option>
      {choices.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** The choices of a closed set of values, in the words of the page. */
export function choicesOf<Value extends string>(
  values: readonly Value[],
  words: Record<Value, string>,
): Choice[] {
  return values.map((value) => ({ value, label: words[value] }));
}
