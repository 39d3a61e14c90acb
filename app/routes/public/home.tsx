import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HomeTable } from '#app/features/leagues/home-table.tsx';
import { HomeList } from '#app/features/match-lists/home-list.tsx';
import { formatDay } from '#app/lib/day-format.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { dayPicturePath } from '#contract/site/share-picture.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadHome, loadHomeTable } from './load-home.ts';
import { leadToLanguage } from './redirects/lead-to-language.ts';

export const handle: RouteHandle = {
  shows: 'scores',
  query: ['date', 'status', 'place'],
  style: 'lists',
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  await leadToLanguage(context, url);
  const page = context.get(pageContext);
  const home = await loadHome(page, url.searchParams);
  return { ...home, table: await loadHomeTable(page, home.sections) };
}

export default function Home() {
  const { t, language } = useWords();
  const { table, ...list } = useLoaderData<typeof loader>();
  const place = list.places.chosen;
  const title = {
    all: place === null ? t.matches.homeTitle : t.places.title(place),
    live: t.matches.liveTitle,
    day: t.matches.dayTitle(formatDay(language, list.day, 'long')),
  }[list.kind];
  const matches = list.sections.flatMap((section) => section.matches);
  const hasPicture = list.kind === 'day' && place === null && matches.length > 0;
  const picture = hasPicture ? dayPicturePath(list.day, matches, language) : undefined;
  return (
    <LiveMain className="pair" hasNews>
      <PageHead
        title={title}
        description={t.matches.homeDescription}
        path="/"
        picture={picture}
        feeds=""
      />
      <HomeList {...list} picture={picture} />
      {table !== null && <HomeTable {...table} />}
    </LiveMain>
  );
}
