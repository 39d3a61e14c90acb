import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeagueGender } from '#app/features/leagues/league-gender.tsx';
import { type LeagueTable, LeagueTables } from '#app/features/leagues/league-tables.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listLeagues } from '#server/play/leagues/queries.ts';
import { loadLeagueTables } from './load-league-tables.ts';

export const handle: RouteHandle = { shows: 'scores', style: 'lists' };

/** The rows for which a first view of 14 KB has room; the oldest leagues give way. */
const MAX_ROWS = 72;

/** The tables of the leagues that have begun, the latest league first. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { items } = await listLeagues(page.store, { limit: 100 });
  const latest = items.toSorted((a, b) => b.startsAt.localeCompare(a.startsAt));
  const leagues: { id: string; name: string; tables: LeagueTable[] }[] = [];
  let rows = 0;
  for (const { id, name } of latest) {
    const tables = (await loadLeagueTables(page, id)).filter(hasBegun);
    rows += tables.reduce((sum, { standings }) => sum + standings.rows.length, 0);
    if (leagues.length > 0 && rows > MAX_ROWS) return { leagues, hasMore: true };
    if (tables.length > 0) leagues.push({ id, name, tables });
  }
  return { leagues, hasMore: false };
}

function hasBegun({ standings }: LeagueTable): boolean {
  return standings.rows.some((row) => row.played > 0);
}

export default function StandingsPage() {
  const { leagues, hasMore } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <LiveMain className="stack tables" hasNews>
      <PageHead title={t.leagues.standings} description={t.leagues.standingsDescription} />
      <h1 className="title">{t.leagues.standings}</h1>
      {leagues.length === 0 && <p className="empty">{t.leagues.noTable}</p>}
      {leagues.map(({ id, name, tables }) => (
        <section key={id} className="stack">
          <h2 className="subtitle">
            <a href={to(`/league/${id}/standingList`)}>{name}</a> <LeagueGender league={id} />
          </h2>
          <LeagueTables tables={tables} league={name} isBrief />
        </section>
      ))}
      {hasMore && (
        <a className="button soft" href={to('/leagues')}>
          {t.frame.leagues}
        </a>
      )}
    </LiveMain>
  );
}
