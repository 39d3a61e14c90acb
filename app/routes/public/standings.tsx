import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { StandingsTable } from '#app/features/leagues/standings-table.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageContext } from '#server/http/page-context.ts';
import { listLeagues } from '#server/leagues/queries.ts';
import { getStandings } from '#server/standings/queries.ts';

export const handle: RouteHandle = { shows: 'scores' };

const MOST_LEAGUES = 12;

/** The tables of all leagues that have begun, the latest league first. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { store } = context.get(pageContext);
  const { items } = await listLeagues(store, { limit: 100 });
  const latest = items.toSorted((a, b) => b.startsAt.localeCompare(a.startsAt));
  const tables = await Promise.all(
    latest.slice(0, MOST_LEAGUES).map(async ({ id, name }) => ({
      id,
      name,
      standings: await getStandings(store, id),
    })),
  );
  return {
    tables: tables.filter(({ standings }) => standings.rows.some((row) => row.played > 0)),
  };
}

export default function StandingsPage() {
  const { tables } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <LiveMain className="stack wide-table" hasNews>
      <PageHead title={t.leagues.standings} description={t.leagues.standingsDescription} />
      <h1 className="title">{t.leagues.standings}</h1>
      {tables.length === 0 && <p className="empty">{t.leagues.noTable}</p>}
      {tables.map(({ id, name, standings }) => (
        <section key={id} className="stack">
          <h2 className="subtitle">
            <a href={to(`/league/${id}/standingList`)}>{name}</a>
          </h2>
          <StandingsTable standings={standings} label={name} />
        </section>
      ))}
    </LiveMain>
  );
}
