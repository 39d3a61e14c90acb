/**
 * The problem of a long dialog, read out and brought into sight. It stands apart from the one of the
 * sign-in pages, whose scripts the office does not load.
 */
export function SeenProblem({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className="form-problem" role="alert" ref={intoSight}>
      {text}
    </p>
  );
}

/** A person who pressed a button at the foot of a long dialog does not see its head. */
function intoSight(problem: HTMLElement | null): void {
  problem?.scrollIntoView({ block: 'nearest' });
}
