type Props<Value extends string> = {
  legend: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  chosen: Value;
  isBusy: boolean;
  onChoose: (value: Value) => void;
};

/** One choice of several, each a key for a thumb. */
export function ChoiceKeys<Value extends string>(props: Props<Value>) {
  const { legend, values, nameOf, chosen, isBusy, onChoose } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <ul className="seat-shirts">
        {values.map((value) => (
          <li key={value}>
            <button
              className="button soft"
              type="button"
              aria-pressed={value === chosen}
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) onChoose(value);
              }}
            >
              {nameOf(value)}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
