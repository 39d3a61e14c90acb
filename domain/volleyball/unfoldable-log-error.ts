/** A stored log that does not fold: a bug, or rules that are not those it was made under. */
export class UnfoldableLogError extends Error {
  override name = 'UnfoldableLogError';
  /** The id of the event that does not stand, where it is known. */
  readonly event: string | undefined;

  constructor(message = '', event?: string) {
    super(message);
    this.event = event;
  }
}
