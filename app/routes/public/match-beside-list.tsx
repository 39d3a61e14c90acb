import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { MatchTabPage } from '#app/features/match/match-tab-page.tsx';
import { MATCH_TABS } from '#app/features/match/match-tabs.tsx';
import { HomeList } from '#app/features/matches/home-list.tsx';
import { localDay } from '#app/lib/local-day.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { pageContext } from '#server/http/page-context.ts';
import { getSite } from '#server/site/queries.ts';
import { homeFilterOf, loadHome } from './load-home.ts';
import { loadMatchTab } from './load-match-tab.ts';

export const handle: RouteHandle = { shows: 'scores' };

/** `/{id}`: the list with the match beside it; the tab is the last part of the address. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const url = new URL(request.url);
  const last = url.pathname.split('/').at(-1);
  const tab = MATCH_TABS.find((name) => name === last) ?? 'details';
  const filter = homeFilterOf(url.searchParams);
  const [match, sections, site] = await Promise.all([
    loadMatchTab(page, params.id, tab),
    loadHome(page, filter),
    getSite(page.store),
  ]);
  const today = localDay(page.now);
  return {
    match,
    list: {
      sections,
      kind: filter.kind,
      day: filter.kind === 'day' ? filter.day : today,
      today,
      slogan: site.slogan,
    },
  };
}

export default function MatchBesideList() {
  const { t } = useWords();
  const { match, list } = useLoaderData<typeof loader>();
  const { id } = match.match;
  return (
    <main
      id="main"
      className="beside"
      data-live="all"
      data-word-set={t.matches.set(0).replace('0', '{n}')}
    >
      <HomeList {...list} openId={id} />
      <MatchTabPage data={match} base={`/${id}`} />
    </main>
  );
}
