import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NewsList } from '#app/features/news/news-list.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { languageOf } from '#contract/language.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listTeamRefs } from '#server/play/teams/queries.ts';
import { listNews } from '#server/site/news/queries.ts';

export const handle: RouteHandle = { shows: 'site', query: ['cursor'], style: 'news' };

const PAGE_SIZE = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { store } = context.get(pageContext);
  const cursor = new URL(request.url).searchParams.get('cursor');
  const { items, next } = await listNews(store, {
    language: languageOf(new URL(request.url).pathname),
    limit: PAGE_SIZE,
    ...(cursor ? { cursor } : {}),
  });
  const teams = await listTeamRefs(store, [
    ...new Set(items.flatMap(({ team }) => team?.id ?? [])),
  ]);
  return { items, teams, next, isLater: cursor !== null };
}

export default function NewsPage() {
  const { items, teams, next, isLater } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <main id="main" className="stack">
      <PageHead title={t.news.title} description={t.news.description} path="/news" feeds="/news" />
      <h1 className="title">{t.news.title}</h1>
      {items.length === 0 ? (
        <p className="empty">{t.news.none}</p>
      ) : (
        <NewsList news={items} teams={teams} />
      )}
      <p className="flex gap-2">
        {isLater && (
          <a className="button soft" href={to('/news')}>
            {t.news.newest}
          </a>
        )}
        {next !== null && (
          <a className="button soft" href={to(`/news?cursor=${encodeURIComponent(next)}`)}>
            {t.news.older}
          </a>
        )}
      </p>
    </main>
  );
}
