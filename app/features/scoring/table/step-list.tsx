/** One thing that is done or to be done, with what stands about it so far. */
export type Step = {
  label: string;
  detail?: string | undefined;
  isDone: boolean;
  onOpen: () => void;
};

/** A list to work down; each step opens again to be changed. */
export function StepList({ steps, isLocked }: { steps: readonly Step[]; isLocked: boolean }) {
  return (
    <ol className="steps">
      {steps.map(({ label, detail, isDone, onOpen }) => (
        <li key={label}>
          <button
            type="button"
            data-done={isDone ? '' : undefined}
            disabled={isLocked}
            onClick={onOpen}
          >
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
