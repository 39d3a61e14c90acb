import type { RouteMatch } from 'react-router';
import { neutralPath } from '#contract/language.ts';
import type { ViewCounter, Viewed } from '#server/site/analytics/view-counter.ts';

const LEAGUE_PAGE = /^\/league\/:id(\/|$)/;
const MATCH_PAGE = /^\/(right\/)?:id(\/|$)/;

/** The league or the match that a page is about, by its place in the route table. */
export function viewedBy(matches: readonly RouteMatch[]): Viewed | undefined {
  const parts = matches.flatMap(({ route }) => route.path || []);
  const pattern = neutralPath(`/${parts.join('/')}`);
  const id = matches.at(-1)?.params.id;
  if (id === undefined) return undefined;
  if (LEAGUE_PAGE.test(pattern)) return { subject: 'league', id };
  return MATCH_PAGE.test(pattern) ? { subject: 'match', id } : undefined;
}

/** A page that was answered, with what tells whether somebody opened it. */
export type OpenedPage = {
  path: string;
  method: string | undefined;
  /** The part of it that was asked for. */
  part: string | null | undefined;
  header: (name: 'sec-purpose' | 'user-agent') => string | undefined;
};

/**
 * Counts a page that somebody opened: not the parts that an open page reads again, and not what a
 * browser fetches before anybody asked for it.
 */
export function countViews(
  kindOf: (path: string) => { viewed?: Viewed },
  views: ViewCounter,
): (page: OpenedPage, status: number) => void {
  return ({ path, method, part, header }, status) => {
    if (status !== 200 && status !== 304) return;
    const { viewed } = kindOf(path);
    if (viewed === undefined || method !== 'GET') return;
    if (part !== undefined && part !== null) return;
    if (header('sec-purpose')?.startsWith('prefetch')) return;
    views.countView(viewed, header('user-agent'));
  };
}
