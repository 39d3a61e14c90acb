import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HomeList } from '#app/features/matches/home-list.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageContext } from '#server/http/page-context.ts';
import { loadHome } from './load-home.ts';

export const handle: RouteHandle = { shows: 'scores' };

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadHome(context.get(pageContext), new URL(request.url).searchParams);
}

export default function Home() {
  const { t } = useWords();
  const { after, ...list } = useLoaderData<typeof loader>();
  return (
    <LiveMain after={after} hasNews>
      <PageHead title={t.matches.homeTitle} description={t.matches.homeDescription} path="/" />
      <HomeList {...list} />
    </LiveMain>
  );
}
