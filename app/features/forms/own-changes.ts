/**
 * The changes that a form makes to the record that it was opened with. The rest is not sent:
 * somebody else may have changed it meanwhile.
 *
 * @param record another record that it names, such as a team, is sent by its id
 */
export function ownChanges<T extends object>(record: object, input: T): Partial<T> {
  const stored = new Map(Object.entries(record).map(([name, value]) => [name, asSent(value)]));
  const changes = Object.entries(input).filter(
    ([name, value]) => JSON.stringify(stored.get(name)) !== JSON.stringify(value),
  );
  return Object.fromEntries(changes) as Partial<T>;
}

function asSent(value: unknown): unknown {
  const isNamed = typeof value === 'object' && value !== null && 'id' in value;
  return isNamed ? value.id : value;
}
