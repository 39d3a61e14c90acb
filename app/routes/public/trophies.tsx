import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TrophyList } from '#app/features/leagues/trophy-list.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadTrophies } from './load-trophies.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context }: LoaderFunctionArgs) {
  return { trophies: await loadTrophies(context.get(pageContext)) };
}

export default function Trophies() {
  const { trophies } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <main id="main" className="stack">
      <PageHead title={t.people.trophies} description={t.people.trophiesDescription} />
      <h1 className="title">{t.people.trophies}</h1>
      <TrophyList trophies={trophies} />
    </main>
  );
}
