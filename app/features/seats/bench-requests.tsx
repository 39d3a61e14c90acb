import { useState } from 'react';
import { useSending } from '#app/features/account/use-sending.ts';
import { FormProblem } from '#app/features/sign-in/form-problem.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { SeatView } from '#contract/seats/seat.ts';
import type { SubstitutionPair } from '#domain/volleyball/events.ts';
import type { SeatRequest } from '#domain/volleyball/seats/seat-request.ts';
import type { SeatPlace } from './use-seat.ts';

type Options = NonNullable<SeatView['options']>;
type Props = {
  place: SeatPlace;
  options: Options;
  /** By shirts. */
  names: ReadonlyMap<number, string>;
  onView: (view: SeatView) => void;
};

/** A bench asks here before the next serve, and reads what is left and why nothing is. */
export function BenchRequests({ place, options, names, onView }: Props) {
  const { t } = useWords();
  const words = t.seats;
  const { isSending, problem, send } = useSending(t.refusals);
  const { timeouts, substitutions } = options;

  function ask(request: SeatRequest) {
    return send(async () => {
      const { id, seat, token } = place;
      const body =
        request.kind === 'substitution' ? { ...request, pairs: [...request.pairs] } : request;
      const path = { id, seat };
      onView(await callApi('PUT /matches/{id}/seats/{seat}/request', { path, body, token }));
    });
  }

  return (
    <section className="panel-card">
      <div>
        <h2 className="subtitle">{words.requests}</h2>
        <p className="text-quiet">{words.requestsText}</p>
      </div>
      <FormProblem text={problem} />
      <h3 className="part">
        {words.timeout} <span className="num">({words.left(timeouts.left)})</span>
      </h3>
      {timeouts.refusal === null ? (
        <button
          className="button tall"
          type="button"
          disabled={isSending}
          onClick={() => ask({ kind: 'timeout' })}
        >
          {words.askTimeout}
        </button>
      ) : (
        <p className="text-quiet">{reasonOf(timeouts.refusal, t.refusals)}</p>
      )}
      <h3 className="part">
        {words.substitution} <span className="num">({words.left(substitutions.left)})</span>
      </h3>
      {substitutions.refusal === null ? (
        <PairPicker
          changes={substitutions.changes}
          names={names}
          isSending={isSending}
          onAsk={(pairs) => ask({ kind: 'substitution', pairs })}
        />
      ) : (
        <p className="text-quiet">{reasonOf(substitutions.refusal, t.refusals)}</p>
      )}
    </section>
  );
}

function reasonOf(refusal: string, words: Readonly<Record<string, string>>): string {
  return words[refusal] ?? refusal;
}

type PickerProps = {
  changes: Options['substitutions']['changes'];
  names: ReadonlyMap<number, string>;
  isSending: boolean;
  onAsk: (pairs: SubstitutionPair[]) => Promise<boolean>;
};

/** The coach taps the player who leaves, then the one who comes; several pairs make one request. */
function PairPicker({ changes, names, isSending, onAsk }: PickerProps) {
  const { t } = useWords();
  const words = t.seats;
  const [pairs, setPairs] = useState<readonly SubstitutionPair[]>([]);
  const [leaving, setLeaving] = useState<number>();
  const isFree = (shirt: number) => pairs.every((pair) => pair.out !== shirt && pair.in !== shirt);
  const open = changes.filter(({ out }) => isFree(out));
  const entrants = changes.find(({ out }) => out === leaving)?.in.filter(isFree) ?? [];

  return (
    <>
      {pairs.length > 0 && (
        <ul className="seat-shirts">
          {pairs.map((pair) => (
            <li key={pair.out}>
              <button
                className="button soft"
                type="button"
                aria-label={words.removePair(pair.out, pair.in)}
                onClick={() => setPairs(pairs.filter(({ out }) => out !== pair.out))}
              >
                {words.outIn(pair.out, pair.in)} ✕
              </button>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <Shirts
          label={pairs.length > 0 ? words.onePair : words.out}
          shirts={open.map(({ out }) => out)}
          names={names}
          chosen={leaving}
          onPick={setLeaving}
        />
      )}
      {entrants.length > 0 && leaving !== undefined && (
        <Shirts
          label={words.in}
          shirts={entrants}
          names={names}
          onPick={(coming) => {
            setPairs([...pairs, { out: leaving, in: coming }]);
            setLeaving(undefined);
          }}
        />
      )}
      <button
        className="button tall"
        type="button"
        disabled={isSending || pairs.length === 0}
        onClick={async () => {
          if (await onAsk([...pairs])) setPairs([]);
        }}
      >
        {words.ask}
      </button>
    </>
  );
}

type ShirtsProps = {
  label: string;
  shirts: readonly number[];
  names: ReadonlyMap<number, string>;
  chosen?: number | undefined;
  onPick: (shirt: number) => void;
};

function Shirts({ label, shirts, names, chosen, onPick }: ShirtsProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="seat-shirts">
        {shirts.map((shirt) => (
          <button
            key={shirt}
            className="button soft"
            type="button"
            aria-pressed={shirt === chosen}
            onClick={() => onPick(shirt)}
          >
            <b className="num">{shirt}</b>
            <small>{names.get(shirt)}</small>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
