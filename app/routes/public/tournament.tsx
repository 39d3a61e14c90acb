import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeagueCards } from '#app/features/leagues/league-cards.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageContext } from '#server/http/page-context.ts';
import { listLeagues } from '#server/leagues/queries.ts';

export const handle: RouteHandle = { shows: 'site' };

export async function loader({ context }: LoaderFunctionArgs) {
  const { items } = await listLeagues(context.get(pageContext).store, { limit: 100 });
  return { leagues: items.filter((league) => league.type !== 'League') };
}

export default function Tournament() {
  const { leagues } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <main id="main" className="stack">
      <PageHead title={t.leagues.tournaments} description={t.leagues.tournamentsDescription} />
      <h1 className="title">{t.leagues.tournaments}</h1>
      <LeagueCards leagues={leagues} />
    </main>
  );
}
