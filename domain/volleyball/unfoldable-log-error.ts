/** A stored log that does not fold: a bug, or rules that are not those it was made under. */
export class UnfoldableLogError extends Error {
  override name = 'UnfoldableLogError';
}
