import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { ListOf } from '#contract/primitives.ts';
import { problemWords } from '../../forms/problem-words.ts';
import { useToast } from '../../toasts/toasts.tsx';

type Pages<T> = { items: readonly T[]; next: string | null; more: () => Promise<void> };

/** A list that grows by its next page; it begins anew when its first page is read again. */
export function usePages<T>(
  first: ListOf<T>,
  read: (cursor: string) => Promise<ListOf<T>>,
): Pages<T> {
  const { t, language } = useWords();
  const notify = useToast();
  const [later, setLater] = useState<{ first: ListOf<T>; pages: readonly ListOf<T>[] }>();
  const pages = [first, ...(later?.first === first ? later.pages : [])];
  const { next } = pages.at(-1)!;

  async function more() {
    if (next === null) return;
    try {
      const page = await read(next);
      setLater({ first, pages: [...pages.slice(1), page] });
    } catch (error) {
      notify(problemWords(error, t, language), { kind: 'bad' });
    }
  }

  return { items: pages.flatMap(({ items }) => items), next, more };
}

export function MorePages({ next, more }: Pick<Pages<unknown>, 'next' | 'more'>) {
  const { t } = useWords();
  if (next === null) return null;
  return (
    <button className="button soft" type="button" onClick={more}>
      {t.directory.more}
    </button>
  );
}
