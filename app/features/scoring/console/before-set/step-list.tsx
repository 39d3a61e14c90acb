/** One thing that is done or to be done, with what stands about it so far. */
export type Step = {
  label: string;
  detail?: string | undefined;
  isDone: boolean;
  /** The demand of a competition that asks for it. */
  demand?: 'lineups' | 'signatures';
  onOpen: () => void;
};

/** A list to work down; each step opens again to be changed. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ label, detail, isDone, onOpen }) => (
        <li key={label}>
          <button type="button" data-done={isDone ? '' : undefined} onClick={onOpen}>
            <i aria-hidden="true">{isDone ? '✓' : ''}</i>
            <span>
              {label}
              {detail && <small className="num">{detail}</small>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
