/**
 * What a form changes of the record that it was opened with. The rest is not sent: somebody else may
 * have changed it meanwhile.
 */
export function ownChanges<T extends object>(record: object, input: T): Partial<T> {
  const kept = new Map(Object.entries(record));
  const changes = Object.entries(input).filter(
    ([name, value]) => JSON.stringify(kept.get(name)) !== JSON.stringify(value),
  );
  return Object.fromEntries(changes) as Partial<T>;
}
