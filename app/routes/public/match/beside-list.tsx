import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import { MatchTabPage } from '#app/features/match-page/match-tab-page.tsx';
import { MATCH_TABS } from '#app/features/match-page/match-tabs.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { homeFilterOf } from '../load-home.ts';
import { loadMatchTab } from './load-match-tab.ts';

export const handle: RouteHandle = {
  shows: 'scores',
  query: ['date', 'status', 'set', 'team'],
  style: 'match',
};

/** The list as it was chosen. */
function listQuery(search: URLSearchParams): string {
  const filter = homeFilterOf(search);
  return { all: '', live: '?status=Live', day: `?date=${search.get('date')}` }[filter.kind];
}

/** `/{id}`: the list with the match beside it; the tab is the last part of the address. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const url = new URL(request.url);
  const last = url.pathname.split('/').at(-1);
  const tab = MATCH_TABS.find((name) => name === last) ?? 'details';
  return {
    query: listQuery(url.searchParams),
    match: await loadMatchTab(page, params.id, tab, url.searchParams),
  };
}

export default function MatchBesideList() {
  const { match, query } = useLoaderData<typeof loader>();
  const { id } = match.match;
  return (
    <LiveMain className="pair beside" hasNews>
      <ListBeside query={query} />
      <MatchTabPage data={match} base={`/${id}`} />
    </LiveMain>
  );
}
