import { useLocation, useNavigation, useSearchParams } from 'react-router';

export type ListChange = Record<string, string | undefined>;

/**
 * The state of a list stands in its address, so that Back leads through it and a link shows the
 * same list. Every change but a turn of the page begins at its first page again. The last choice
 * holds from then on, though on a slow line its rows come seconds later: the next choice is made on
 * top of it.
 */
export function useListState() {
  const [shown, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const chosen = next?.pathname === pathname ? new URLSearchParams(next.search) : shown;

  function changed(change: ListChange): URLSearchParams {
    const search = new URLSearchParams(chosen);
    if (!('page' in change)) search.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined || value === '') search.delete(name);
      else search.set(name, value);
    }
    return search;
  }

  return {
    get: (name: string) => chosen.get(name) ?? '',
    /** The query of the rows in sight. */
    getShown: (name: string) => shown.get(name) ?? '',
    /** The address of the list with this changed, for links. */
    address: (change: ListChange) => `?${changed(change)}`,
    /** `replace` while somebody types: Back should not spell a word backwards. */
    change: (change: ListChange, options: { replace?: boolean } = {}) =>
      setSearch(changed(change), { ...options, preventScrollReset: true }),
  };
}

/** The query that the address of a list stands for; the server refuses what it does not know. */
export function queryOf<Query extends object>(request: Request): Query {
  return Object.fromEntries(new URL(request.url).searchParams) as Query;
}
