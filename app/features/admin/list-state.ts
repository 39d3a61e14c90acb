import { useSearchParams } from 'react-router';

export type ListChange = Record<string, string | undefined>;

/**
 * What a list shows stands in its address, so that Back leads through it and a link shows the same.
 * Every change but a turn of the page begins at its first page again.
 */
export function useListState() {
  const [search, setSearch] = useSearchParams();

  function changed(change: ListChange): URLSearchParams {
    const next = new URLSearchParams(search);
    if (!('page' in change)) next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  }

  return {
    get: (name: string) => search.get(name) ?? '',
    /** The address of the list with this changed, for links. */
    address: (change: ListChange) => `?${changed(change)}`,
    /** `replace` while somebody types: Back should not spell a word backwards. */
    change: (change: ListChange, options: { replace?: boolean } = {}) =>
      setSearch(changed(change), { ...options, preventScrollReset: true }),
  };
}

/** What the address of a list asks its register for. */
export function wishOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}
