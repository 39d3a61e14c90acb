import { useChange } from '#app/features/forms/use-change.ts';

type Props = {
  title: string;
  state: string;
  /** The words that withdraw it, and why it was refused. */
  words: {
    states: Readonly<Record<string, string>>;
    why: (reason: string) => string;
    withdraw: string;
    withdrawn: string;
  };
  /** The day of the request or of its decision. */
  when: string;
  reason: string;
  withdrawLabel: string;
  withdraw: () => Promise<unknown>;
};

/** A request that a person has sent, with what became of it; while it waits it can be taken back. */
export function OwnRequest({ title, state, words, when, reason, withdrawLabel, withdraw }: Props) {
  const { change, isBusy } = useChange();
  return (
    <li>
      <p className="line">
        <b>{title}</b>
        <span className="chip" data-state={state}>
          {words.states[state]}
        </span>
      </p>
      <p className="text-quiet">{when}</p>
      {reason && <p>{words.why(reason)}</p>}
      {state === 'open' && (
        <div className="line">
          <button
            className="button soft small"
            type="button"
            disabled={isBusy}
            aria-label={withdrawLabel}
            onClick={() => change({ run: withdraw, done: words.withdrawn })}
          >
            {words.withdraw}
          </button>
        </div>
      )}
    </li>
  );
}
