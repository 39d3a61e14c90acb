/** The problem of a whole form, read out as soon as it stands there. */
export function FormProblem({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className="form-problem" role="alert">
      {text}
    </p>
  );
}
