import { useEffect, useRef, useState } from 'react';
import { useNewest } from '#app/lib/use-newest.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Field, type FieldWiring } from '#app/ui/field.tsx';
import { NO_NAME } from '#contract/primitives.ts';
import type { FormErrors } from './form-values.ts';
import type { Choice } from './text-field.tsx';

export type FoundChoices = { choices: readonly Choice[]; isAll: boolean };
export type FindChoices = (q: string) => Promise<FoundChoices>;

type Props = {
  name: string;
  label: string;
  errors: FormErrors;
  find: FindChoices;
  hint?: string;
  /** Said where there is nothing to choose. */
  none?: string;
  required?: boolean;
  /** The choice at first. */
  chosen?: Choice | undefined;
  /** Said of choosing nothing. */
  empty?: string;
  /** Text that names nothing on offer is taken as it is, as a plain name. */
  takesText?: boolean;
  /** Said above what a plain name may mean: phones hardly show what an input suggests. */
  offer?: string;
};

/**
 * One of many. As long as all of them fit into a list it is a plain select; where there are more,
 * one types and chooses from what the server finds. The form gets the choice's value either way.
 * Nothing can be done to it before it is known which of the two it is.
 */
export function SearchedChoice(props: Props) {
  const { name, label, errors, find, hint, none, takesText } = props;
  const [found, setFound] = useState<FoundChoices>();
  const start = useRef(find);
  useEffect(() => {
    let isOver = false;
    start.current('').then(
      (all) => !isOver && setFound(all),
      () => !isOver && setFound({ choices: [], isAll: false }),
    );
    return () => {
      isOver = true;
    };
  }, []);
  const isWaiting = !takesText && found === undefined;
  const isShort = !takesText && found?.isAll;
  const isEmpty = found?.isAll && found.choices.length === 0;
  return (
    <Field name={name} label={label} hint={isEmpty ? none : hint} error={errors[name]}>
      {(wiring) => {
        if (isWaiting) return <WaitingChoice {...props} wiring={wiring} />;
        if (isShort) return <ShortChoice {...props} wiring={wiring} choices={found.choices} />;
        return <LongChoice {...props} wiring={wiring} first={found?.choices ?? []} />;
      }}
    </Field>
  );
}

/** The choice stays, also in a form that is sent before the choices are known. */
function WaitingChoice({ wiring, chosen }: Props & { wiring: FieldWiring }) {
  const { t } = useWords();
  return (
    <>
      <select {...wiring} name="" disabled>
        <option>{chosen?.label ?? t.admin.loading}</option>
      </select>
      <input type="hidden" name={wiring.name} value={chosen?.value ?? ''} />
    </>
  );
}

type ShortProps = Props & { wiring: FieldWiring; choices: readonly Choice[] };

function ShortChoice({ wiring, choices, chosen, required, empty }: ShortProps) {
  const { t } = useWords();
  const isMissing = chosen && !choices.some(({ value }) => value === chosen.value);
  return (
    <select {...wiring} required={required} defaultValue={chosen?.value ?? ''}>
      <option value="">{required ? t.admin.choose : (empty ?? t.siteTexts.nothingChosen)}</option>
      {isMissing && <option value={chosen.value}>{chosen.label}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

const PAUSE_MS = 200;
/** No schema takes it: text that names nothing on offer is wrong, and not the same as none. */
const UNKNOWN = '\u0001';

type LongProps = Props & { wiring: FieldWiring; first: readonly Choice[] };

function LongChoice({ wiring, first, find, chosen, required, takesText, offer }: LongProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState(chosen?.label ?? '');
  const [offered, setOffered] = useState<readonly Choice[]>();
  const [seen, setSeen] = useState<readonly Choice[]>(chosen ? [chosen] : []);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef(find);
  useEffect(() => () => clearTimeout(timer.current), []);
  const plainName = offer && chosen?.value === chosen?.label ? chosen?.label : undefined;
  useEffect(() => {
    if (plainName === undefined || plainName === NO_NAME) return;
    let isOver = false;
    start.current(plainName).then(
      (found) => !isOver && setOffered((present) => present ?? found.choices),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [plainName]);
  const latest = useNewest();
  const choices = offered ?? first;
  const known = [...choices, ...seen].find((choice) => choice.label === typed);
  // A plain name that stood here before names nobody on offer, also where somebody bears it.
  const isPlain = known === undefined || known.value === known.label;
  const value = known?.value ?? (takesText || typed.trim() === '' ? typed : UNKNOWN);

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    const isNewest = latest();
    const picked = choices.find((choice) => choice.label === text);
    if (picked) {
      // Stays chosen whatever is offered later.
      setSeen((before) => [...before, picked]);
      return;
    }
    timer.current = setTimeout(() => {
      // A choice that cannot be fetched is not offered; the form reports the problem when it is
      // sent.
      find(text).then(
        (found) => isNewest() && setOffered(found.choices),
        () => undefined,
      );
    }, PAUSE_MS);
  }

  return (
    <>
      <input
        {...wiring}
        name=""
        data-field={wiring.name}
        type="text"
        required={required}
        autoComplete="off"
        placeholder={takesText ? undefined : t.adminFrame.typeToFind}
        list={`${wiring.id}-list`}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <input type="hidden" name={wiring.name} value={value} />
      {offer && isPlain && <Offers offer={offer} of={typed} among={choices} onPick={type} />}
      <datalist id={`${wiring.id}-list`}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.label} />
        ))}
      </datalist>
    </>
  );
}

type OffersProps = {
  offer: string;
  of: string;
  among: readonly Choice[];
  onPick: (label: string) => void;
};

/** Those on offer that a typed name may mean, each a press away. */
function Offers({ offer, of, among, onPick }: OffersProps) {
  const name = of.trim().toLowerCase();
  if (name.length < 3) return null;
  const suggestions = among.filter(({ label }) => label.toLowerCase().includes(name)).slice(0, 3);
  if (suggestions.length === 0) return null;
  return (
    <div className="offers">
      <p className="field-hint">{offer}</p>
      {suggestions.map(({ value, label }) => (
        <button
          key={value}
          className="button soft small"
          type="button"
          onClick={() => onPick(label)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
