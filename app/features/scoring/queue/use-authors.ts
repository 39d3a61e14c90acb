import { useEffect, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { EntryAuthor } from '#contract/matches/match-event.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';

/** The entries that the server has, and who wrote them. */
export type Authorship = { acknowledged: readonly MatchEvent[]; runs: readonly EntryAuthor[] };
export type ReadAuthors = () => Promise<Authorship>;

/**
 * The author of an entry, by its id; without network, and for entries that are not sent yet,
 * nothing is shown.
 */
export function useAuthors(read: ReadAuthors | undefined): (id: string) => string | undefined {
  const { t } = useWords();
  const [names, setNames] = useState<ReadonlyMap<string, string | null>>(new Map());
  useEffect(() => {
    read?.().then(
      (authorship) => setNames(namesById(authorship)),
      () => undefined,
    );
  }, [read]);
  return (id) => {
    const name = names.get(id);
    return name === null ? t.entries.link : name;
  };
}

export function namesById({ acknowledged, runs }: Authorship): ReadonlyMap<string, string | null> {
  return new Map(
    acknowledged.flatMap(({ id }, index) => {
      const run = runs.findLast(({ seq }) => seq <= index + 1);
      return run ? [[id, run.name] as const] : [];
    }),
  );
}
