import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { homeQuery } from '#app/features/match-lists/home-query.ts';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import { MatchTabPage } from '#app/features/match-page/match-tab-page.tsx';
import { MATCH_TABS } from '#app/features/match-page/match-tabs.tsx';
import { localDay } from '#app/lib/local-day.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import listsHref from '#app/styles/lists.css?url';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { homeChoiceOf } from '../load-home.ts';
import { loadMatchTab } from './load-match-tab.ts';

export const handle: RouteHandle = {
  shows: 'scores',
  query: ['date', 'status', 'place', 'set', 'team', 'text', 'player', 'view'],
  style: 'match',
};

/** `/{id}`: the list with the match beside it; the tab is the last part of the address. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const url = new URL(request.url);
  const last = url.pathname.split('/').at(-1);
  const tab = MATCH_TABS.find((name) => name === last) ?? 'details';
  return {
    // The list as it was chosen.
    query: homeQuery(homeChoiceOf(url.searchParams, localDay(page.now))),
    match: await loadMatchTab(page, params.id, tab, url.searchParams),
  };
}

export default function MatchBesideList() {
  const { match, query } = useLoaderData<typeof loader>();
  const { to } = useWords();
  const { id } = match.match;
  return (
    <LiveMain className="pair beside" hasNews>
      <ListBeside href={to('/') + query} sheet={listsHref} />
      <MatchTabPage data={match} base={`/${id}`} />
    </LiveMain>
  );
}
