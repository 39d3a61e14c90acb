import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeagueCards } from '#app/features/leagues/league-cards.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { LEAGUE_TYPES } from '#contract/leagues/league.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listLeagues } from '#server/play/leagues/queries.ts';

export const handle: RouteHandle = { shows: 'site' };

export async function loader({ context }: LoaderFunctionArgs) {
  const { items } = await listLeagues(context.get(pageContext).store, { limit: 100 });
  return { leagues: items };
}

/** Leagues, then the sections Tournaments, Bonanza and Beach Volleyball where there are any. */
export default function Leagues() {
  const { leagues } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <main id="main" className="stack">
      <PageHead
        title={t.leagues.leagues}
        description={t.leagues.leaguesDescription}
        path="/leagues"
      />
      <h1 className="title">{t.leagues.leagues}</h1>
      {leagues.length === 0 && <p className="empty">{t.leagues.none}</p>}
      {LEAGUE_TYPES.toSorted(leaguesFirst).map((type) => {
        const ofType = leagues.filter((league) => league.type === type);
        if (ofType.length === 0) return null;
        return (
          <section key={type} className="stack">
            {type !== 'League' && <h2 className="subtitle">{t.leagues.types[type]}</h2>}
            <LeagueCards leagues={ofType} />
          </section>
        );
      })}
    </main>
  );
}

function leaguesFirst(a: string, b: string): number {
  const order = ['League', 'Tournament', 'Bonanza', 'Beach'];
  return order.indexOf(a) - order.indexOf(b);
}
