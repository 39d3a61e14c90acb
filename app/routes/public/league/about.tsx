import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { PartnerLine } from '#app/features/leagues/partner-line.tsx';
import { NewsList } from '#app/features/news/news-list.tsx';
import { formatDay } from '#app/lib/day-format.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import { NOBODY } from '#contract/primitives.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listNews } from '#server/site/news/queries.ts';
import { loadLeague } from './load-league.ts';

export const handle: RouteHandle = { shows: 'site' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  const news = await listNews(page.store, { league: league.id, limit: 10 });
  return { league, news: news.items };
}

export default function LeagueAbout() {
  const { league, news } = useLoaderData<typeof loader>();
  const { t, language } = useWords();
  const partner = league.partner === NOBODY ? null : <PartnerLine league={league} />;
  return (
    <main id="main" className="stack">
      <LeagueHead league={league} />
      <section className="card p-3">
        <p className="mb-2 whitespace-pre-line">{league.about || t.leagues.noAbout}</p>
        <FactList
          facts={[
            [t.leagues.starts, formatDay(language, league.startsAt.slice(0, 10), 'long')],
            [t.leagues.place, league.location],
            [t.leagues.partner, partner],
            [t.leagues.teams, league.teamCount],
          ]}
        />
      </section>
      {news.length > 0 && (
        <section className="stack">
          <h2 className="subtitle">{t.news.title}</h2>
          <NewsList news={news} />
        </section>
      )}
    </main>
  );
}
