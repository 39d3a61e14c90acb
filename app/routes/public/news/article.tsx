import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NewsPicture } from '#app/features/news/news-picture.tsx';
import { NewsSign } from '#app/features/news/news-sign.tsx';
import { excerptOf, paragraphsOf } from '#app/features/news/news-text.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listTeamRefs } from '#server/play/teams/queries.ts';
import { findNews } from '#server/site/news/queries.ts';

export const handle: RouteHandle = { shows: 'site', style: 'news' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { store } = context.get(pageContext);
  const news = params.id === undefined ? undefined : await findNews(store, params.id);
  if (news === undefined) throw data(null, { status: 404 });
  return { news, teams: await listTeamRefs(store, news.team ? [news.team.id] : []) };
}

export default function NewsArticle() {
  const { news, teams } = useLoaderData<typeof loader>();
  const { t, language, to } = useWords();
  const day = (iso: string) => formatDay(language, localDay(Date.parse(iso)), 'dated');
  const published = day(news.publishedAt);
  const changed = day(news.updatedAt);
  const isChanged = news.updatedAt > news.publishedAt && changed !== published;
  return (
    <main id="main" className="stack">
      <PageHead
        title={news.title}
        description={excerptOf(news.text)}
        {...(news.picture
          ? {
              picture: news.picture.address,
              pictureSize: news.picture,
              pictureAlt: news.pictureAlt,
            }
          : {})}
        schema={{
          '@type': 'NewsArticle',
          headline: news.title,
          datePublished: news.publishedAt,
          dateModified: news.updatedAt,
        }}
      />
      <Breadcrumb links={[['/news', t.news.title]]} here={news.title} />
      <article className="article" lang={news.language ?? undefined}>
        <NewsSign article={news} teams={teams} />
        <h1>{news.title}</h1>
        <p className="chips justify-start">
          <time dateTime={news.publishedAt}>{published}</time>
          {isChanged && <span>{t.news.changed(changed)}</span>}
          {news.league && (
            <a className="link" href={to(`/league/${news.league.id}`)}>
              {news.league.name}
            </a>
          )}
          {news.team && (
            <a className="link" href={to(`/team/${news.team.id}`)}>
              {news.team.name}
            </a>
          )}
        </p>
        {news.picture && <NewsPicture picture={news.picture} alt={news.pictureAlt} />}
        <div className="prose">
          {paragraphsOf(news.text).map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs keep their order, and two may be equal.
            <p key={at}>{paragraph}</p>
          ))}
        </div>
      </article>
    </main>
  );
}
