/** The problem of a whole form, read out as soon as it stands there, and brought into sight. */
export function FormProblem({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className="form-problem" role="alert" ref={intoSight}>
      {text}
    </p>
  );
}

/** A person who pressed a button at the foot of a long page does not see its head. */
function intoSight(problem: HTMLElement | null): void {
  problem?.scrollIntoView({ block: 'nearest' });
}
