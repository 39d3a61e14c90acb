import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PlayerCards } from '#app/features/players/player-cards.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { SearchForm } from '#app/ui/search-form.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listPlayers } from '#server/play/players/queries.ts';
import { listTeamRefs } from '#server/play/teams/queries.ts';

export const handle: RouteHandle = { shows: 'site', query: ['q', 'cursor'] };

const PAGE_SIZE = 60;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { store, now } = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const q = (search.get('q') ?? '').trim().slice(0, 100);
  const cursor = search.get('cursor') ?? undefined;
  const players = await listPlayers(store, { q, cursor, limit: PAGE_SIZE }, { now });
  const teamIds = players.items.flatMap(({ team }) => team?.id ?? []);
  const teams = await listTeamRefs(store, [...new Set(teamIds)]);
  return { players: players.items, teams, next: players.next, q };
}

export default function PlayerList() {
  const { players, teams, next, q } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <main id="main" className="stack">
      <PageHead title={t.people.players} description={t.people.playersDescription} />
      <h1 className="title">{t.people.players}</h1>
      <SearchForm action="/playerList" label={t.people.searchPlayers} q={q} />
      {players.length === 0 ? (
        <NoPlayers q={q} />
      ) : (
        <PlayerCards players={players} teams={teams} hasTeamNames />
      )}
      {next !== null && (
        <a
          className="button soft"
          href={to(`/playerList?${new URLSearchParams({ ...(q ? { q } : {}), cursor: next })}`)}
        >
          {t.frame.more}
        </a>
      )}
    </main>
  );
}

/** A slip of the pen finds nobody here; the search of the site forgives it. */
function NoPlayers({ q }: { q: string }) {
  const { t, to } = useWords();
  if (q === '') return <p className="empty">{t.people.nothing}</p>;
  return (
    <div className="empty">
      <p>{t.pages.noHits(q)}</p>
      <a className="link" href={to(`/search?${new URLSearchParams({ q })}`)}>
        {t.people.searchAll}
      </a>
    </div>
  );
}
