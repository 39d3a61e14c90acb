import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HomeList } from '#app/features/matches/home-list.tsx';
import { localDay } from '#app/lib/local-day.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageContext } from '#server/http/page-context.ts';
import { getSite } from '#server/site/queries.ts';
import { homeFilterOf, loadHome } from './load-home.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const filter = homeFilterOf(new URL(request.url).searchParams);
  const [sections, site] = await Promise.all([loadHome(page, filter), getSite(page.store)]);
  const today = localDay(page.now);
  return {
    sections,
    kind: filter.kind,
    day: filter.kind === 'day' ? filter.day : today,
    today,
    slogan: site.slogan,
  };
}

export default function Home() {
  const { t } = useWords();
  return (
    <main id="main" data-live="all" data-word-set={t.matches.set(0).replace('0', '{n}')}>
      <PageHead title={t.matches.homeTitle} description={t.matches.homeDescription} path="/" />
      <HomeList {...useLoaderData<typeof loader>()} />
    </main>
  );
}
