import type { Store } from '#server/platform/db/store.ts';

/** An entry of the trail: its action, the noun of its subject and the fields that it names. */
type Entry = { action: string; noun: string; before: string[]; after: string[] };

/** The places that hear of a change: pages of the site, readers of a match, the people at its scorer's table. */
type Heard = { site: boolean; match: boolean; table: boolean };

/**
 * Notes where the trail and the outbox stand. The function returned tells what was written since:
 * the entries, and who hears of a change.
 */
export async function trailSince({ db }: Store) {
  const known = new Set((await db.selectFrom('audit').select('id').execute()).map(({ id }) => id));
  const { version } = await db
    .selectFrom('counter')
    .select('value as version')
    .where('name', '=', 'change')
    .executeTakeFirstOrThrow();
  return async (): Promise<{ entries: Entry[]; isHeard: Heard }> => {
    const all = await db.selectFrom('audit').selectAll().orderBy('id').execute();
    const changes = await db
      .selectFrom('change')
      .select(['match_id', 'topics'])
      .where('version', '>', version)
      .execute();
    return {
      entries: all
        .filter(({ id }) => !known.has(id))
        .map(({ action, subject, before, after }) => ({
          action,
          noun: nounOf(subject),
          before: fieldsOf(before),
          after: fieldsOf(after),
        })),
      isHeard: {
        site: changes.some(({ topics }) => topics.includes('"site"')),
        match: changes.some((change) => change.match_id !== null),
        table: changes.some(({ topics }) => topics.includes('"seats:')),
      },
    };
  };
}

/** Many things at once have no id. Throws where one thing should be named and is not. */
function nounOf(subject: string): string {
  const [noun, id] = subject.split(':');
  if (!noun || id === '') throw new Error(`The trail names a subject without an id: ${subject}`);
  return noun;
}

/** The names of the fields; a value that is no object itself. */
function fieldsOf(json: string | null): string[] {
  const value: unknown = JSON.parse(json ?? '{}');
  if (typeof value !== 'object' || value === null) return [JSON.stringify(value)];
  return Object.keys(value).toSorted();
}
