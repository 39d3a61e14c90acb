/** Ends a transaction that was only tried. */
class Tried<T> extends Error {
  override readonly name = 'Tried';
  readonly result: T;

  constructor(result: T) {
    super('a dry run keeps nothing');
    this.result = result;
  }
}

/**
 * Does the work, and where it is only tried takes all of it back: `finish` is given the result
 * inside the transaction. So a preview says exactly what the real run would do.
 */
export async function unlessDry<T>(
  isDry: boolean | undefined,
  work: (finish: (result: T) => T) => Promise<T>,
): Promise<T> {
  try {
    return await work((result) => {
      if (isDry) throw new Tried(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Tried) return error.result as T;
    throw error;
  }
}
