import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import { NewsList } from '#app/features/news/news-list.tsx';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import { TeamNews } from '#app/features/teams/team-news.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { languageOf } from '#contract/language.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listNews } from '#server/site/news/queries.ts';
import { loadTeam, loadTeamMatches } from './load-team.ts';

export const handle: RouteHandle = { shows: 'scores', style: 'news' };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const language = languageOf(new URL(request.url).pathname);
  const team = await loadTeam(page, params.id, request);
  const [{ coming, past }, news] = await Promise.all([
    loadTeamMatches(page, team.id),
    listNews(page.store, { team: team.id, language, limit: 20 }),
  ]);
  return {
    team,
    news: news.items,
    next: coming[0] ?? null,
    past: past.slice(0, 10),
  };
}

export default function TeamNewsPage() {
  const { team, news, next, past } = useLoaderData<typeof loader>();
  const { to } = useWords();
  return (
    <LiveMain className="pair">
      <div className="subject">
        <TeamHead team={team} />
        {news.length > 0 && <NewsList news={news} />}
        <TeamNews team={team} next={next} past={past} />
      </div>
      <ListBeside href={to(`/team/${team.id}`)} isWideOnly />
    </LiveMain>
  );
}
