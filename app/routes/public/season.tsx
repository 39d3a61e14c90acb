import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeaguesByType } from '#app/features/leagues/leagues-by-type.tsx';
import { SeasonPills } from '#app/features/leagues/season-pills.tsx';
import { SeasonTables } from '#app/features/leagues/season-tables.tsx';
import { formatDay } from '#app/lib/day-format.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { League } from '#contract/leagues/league.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listLeagues } from '#server/play/leagues/queries.ts';
import { readSeasonTables } from '#server/play/season-tables/queries.ts';
import { findSeason, listSeasons } from '#server/play/seasons/queries.ts';

export const handle: RouteHandle = { shows: 'site' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { store } = context.get(pageContext);
  const season = params.id === undefined ? undefined : await findSeason(store, params.id);
  if (season === undefined) throw data(null, { status: 404 });
  const leagues: League[] = [];
  let cursor: string | undefined;
  do {
    const list = await listLeagues(store, {
      season: season.id,
      limit: 100,
      ...(cursor === undefined ? {} : { cursor }),
    });
    leagues.push(...list.items);
    cursor = list.next ?? undefined;
  } while (cursor !== undefined);
  const [seasons, tables] = await Promise.all([
    listSeasons(store, { limit: 100 }),
    readSeasonTables(store, leagues),
  ]);
  return { season, leagues, seasons: seasons.items, tables };
}

/** A season with all of its leagues. */
export default function SeasonPage() {
  const { season, leagues, seasons, tables } = useLoaderData<typeof loader>();
  const { t, language } = useWords();
  const day = (date: string) => formatDay(language, date, 'dated');
  return (
    <main id="main" className="stack">
      <PageHead
        title={`${t.seasons.season} ${season.name}`}
        description={t.seasons.description(season.name)}
      />
      <Breadcrumb links={[['/leagues', t.leagues.leagues]]} here={season.name} />
      <h1 className="title">
        {t.seasons.season} {season.name}
      </h1>
      <p>
        {t.seasons.days(day(season.startsOn), day(season.endsOn))} ·{' '}
        {t.seasons.leagues(season.leagueCount)}
      </p>
      <SeasonPills seasons={seasons} chosen={season.id} />
      <SeasonTables tables={tables} />
      {leagues.length === 0 && <p className="empty">{t.seasons.noLeagues}</p>}
      <LeaguesByType leagues={leagues} />
    </main>
  );
}
