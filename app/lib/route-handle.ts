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
  /** The style beside that of all public pages; `detail` where nothing is said. */
  style?: PageStyle;
};

/**
 * The sheets of each kind of pages, which the policy of the page allows: the first comes with it, the
 * others with what needs them. A tab of a match is put into a page that was opened with another one.
 */
export const PAGE_STYLES = {
  lists: ['lists'],
  match: ['match', 'points', 'rows', 'tables', 'figures'],
  detail: ['detail'],
  news: ['news'],
  bracket: ['bracket'],
  statistics: ['statistics'],
} as const;
export type PageStyle = keyof typeof PAGE_STYLES;
export type StyleName = (typeof PAGE_STYLES)[PageStyle][number];

export function isHydrated(handles: readonly unknown[]): boolean {
  return hasFlag(handles, 'hydrate');
}

export function styleOf(handles: readonly unknown[]): PageStyle {
  const named = handles.findLast((handle) => (handle as RouteHandle | null | undefined)?.style);
  return (named as RouteHandle | undefined)?.style ?? 'detail';
}

function hasFlag(handles: readonly unknown[], word: 'hydrate'): boolean {
  return handles.some(
    (handle) => typeof handle === 'object' && (handle as RouteHandle | null)?.[word] === true,
  );
}
