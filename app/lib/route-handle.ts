/**
 * The writes on which a cached public page depends: those other than scores, any match, or its own
 * match.
 */
export const PAGE_SCOPES = ['site', 'scores', 'match'] as const;
export type PageScope = (typeof PAGE_SCOPES)[number];

/** The `handle` that a route module exports. */
export type RouteHandle = {
  /** React runs in the browser; otherwise the page is HTML with the updater. */
  hydrate?: boolean;
  /** For the page cache; `scores` where nothing is said. */
  shows?: PageScope;
  /** The words of the query that it reads; all others make no page of their own in the cache. */
  query?: readonly string[];
  /** It shows nothing but lists of matches: the style of other pages stays away. */
  onlyLists?: boolean;
  /** It shows a whole match: the style of those pages comes with it. */
  hasMatch?: boolean;
};

export function isHydrated(handles: readonly unknown[]): boolean {
  return hasFlag(handles, 'hydrate');
}

export function showsDetail(handles: readonly unknown[]): boolean {
  return !hasFlag(handles, 'onlyLists') && !hasFlag(handles, 'hasMatch');
}

export function showsMatch(handles: readonly unknown[]): boolean {
  return hasFlag(handles, 'hasMatch');
}

function hasFlag(handles: readonly unknown[], word: 'hydrate' | 'onlyLists' | 'hasMatch'): boolean {
  return handles.some(
    (handle) => typeof handle === 'object' && (handle as RouteHandle | null)?.[word] === true,
  );
}
