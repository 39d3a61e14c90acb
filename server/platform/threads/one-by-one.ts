/**
 * A queue for what takes a core or much memory for a second: the next begins when the one before it
 * has ended, well or not. However many ask at once, live scores go on.
 */
export function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
