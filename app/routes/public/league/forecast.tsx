import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ForecastCalibration } from '#app/features/forecast/forecast-calibration.tsx';
import { ForecastMatches } from '#app/features/forecast/forecast-matches.tsx';
import { ForecastTable } from '#app/features/forecast/forecast-table.tsx';
import { groupTitle } from '#app/features/leagues/group-title.ts';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { getForecast } from '#server/play/forecast/queries.ts';
import { loadLeague } from './load-league.ts';

export const handle: RouteHandle = { shows: 'scores', style: 'statistics' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  const forecast = await getForecast(page.store, league.id, page.now);
  return { league, forecast };
}

/** Chances of places and matches, or the sentence why there are none. */
export default function LeagueForecast() {
  const { league, forecast } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  const words = t.forecast;
  return (
    <LiveMain className="pair">
      <div className="subject">
        <LeagueHead league={league} />
        {forecast.state === 'shown' ? (
          <>
            {forecast.tables.map(({ group, teams }) => (
              <section key={group}>
                <h2 className="table-title">
                  {group === null ? words.places : groupTitle(t, group)}
                </h2>
                <ForecastTable teams={teams} />
              </section>
            ))}
            <ForecastMatches matches={forecast.matches} />
            <p className="pt-2 pb-4 text-sm text-quiet">{words.how}</p>
            <ForecastCalibration />
          </>
        ) : (
          <p className="empty">{words.none[forecast.state]}</p>
        )}
      </div>
      <ListBeside href={to(`/league/${league.id}`)} isWideOnly />
    </LiveMain>
  );
}
