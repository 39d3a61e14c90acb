import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HomeList } from '#app/features/match-lists/home-list.tsx';
import { MatchTabPage } from '#app/features/match-page/match-tab-page.tsx';
import { MATCH_TABS } from '#app/features/match-page/match-tabs.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadHome } from '../load-home.ts';
import { loadMatchTab } from './load-match-tab.ts';

export const handle: RouteHandle = {
  shows: 'scores',
  query: ['date', 'status', 'set', 'team'],
  hasMatch: true,
};

/** `/{id}`: the list with the match beside it; the tab is the last part of the address. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const url = new URL(request.url);
  const last = url.pathname.split('/').at(-1);
  const tab = MATCH_TABS.find((name) => name === last) ?? 'details';
  const list = await loadHome(page, url.searchParams);
  return { list, match: await loadMatchTab(page, params.id, tab, url.searchParams) };
}

export default function MatchBesideList() {
  const { match, list } = useLoaderData<typeof loader>();
  const { id } = match.match;
  return (
    <LiveMain className="pair beside" hasNews>
      <HomeList {...list} openId={id} />
      <MatchTabPage data={match} base={`/${id}`} />
    </LiveMain>
  );
}
