import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeaguesByType } from '#app/features/leagues/leagues-by-type.tsx';
import { SeasonPills } from '#app/features/leagues/season-pills.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listNewestLeagues } from '#server/play/leagues/queries.ts';
import { listSeasons } from '#server/play/seasons/queries.ts';

export const handle: RouteHandle = { shows: 'site' };

/** As many as a page holds; a season has all of its own on its page. */
const SHOWN = 100;

export async function loader({ context }: LoaderFunctionArgs) {
  const { store } = context.get(pageContext);
  const [leagues, seasons] = await Promise.all([
    listNewestLeagues(store, SHOWN),
    listSeasons(store, { limit: SHOWN }),
  ]);
  return { leagues, seasons: seasons.items };
}

/** Leagues by season, the newest first, then those of none; by type alone while there are no seasons. */
export default function Leagues() {
  const { leagues, seasons } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  const withoutSeason = leagues.filter(({ season }) => season === null);
  return (
    <main id="main" className="stack">
      <PageHead
        title={t.leagues.leagues}
        description={t.leagues.leaguesDescription}
        path="/leagues"
      />
      <h1 className="title">{t.leagues.leagues}</h1>
      <SeasonPills seasons={seasons} chosen={null} />
      {leagues.length === 0 && <p className="empty">{t.leagues.none}</p>}
      {seasons.map(({ id, name }) => {
        const own = leagues.filter(({ season }) => season?.id === id);
        if (own.length === 0) return null;
        return (
          <section key={id} className="stack">
            <h2 className="subtitle">
              <a href={to(`/season/${id}`)}>
                {t.seasons.season} {name}
              </a>
            </h2>
            <LeaguesByType leagues={own} level={3} />
          </section>
        );
      })}
      {withoutSeason.length === leagues.length ? (
        <LeaguesByType leagues={leagues} />
      ) : (
        withoutSeason.length > 0 && (
          <section className="stack">
            <h2 className="subtitle">{t.seasons.withoutSeason}</h2>
            <LeaguesByType leagues={withoutSeason} level={3} />
          </section>
        )
      )}
    </main>
  );
}
