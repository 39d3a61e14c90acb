import type { ReactNode } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { useRunsSite } from '#app/features/admin/frame/office.ts';
import { LeagueDialog } from '#app/features/admin/leagues/league-dialog.tsx';
import { choicesOf, ListFilter } from '#app/features/admin/lists/list-filter.tsx';
import { ListPage } from '#app/features/admin/lists/list-page.tsx';
import { queryOf } from '#app/features/admin/lists/list-state.ts';
import type { Column } from '#app/features/admin/lists/record-grid.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import { LEAGUE_TYPES, type League } from '#contract/leagues/league.ts';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const [found, seasons] = await Promise.all([
    callApi('GET /admin/leagues', { query: queryOf(request) }),
    callApi('GET /admin/seasons', { query: { size: 100 } }),
  ]);
  return { found, seasons: seasons.items };
}

export default function Leagues() {
  const { found, seasons } = useLoaderData<typeof clientLoader>();
  const words = useWords();
  const { t } = words;
  const runsSite = useRunsSite();
  const removal = {
    kind: 'league',
    text: t.admin.deleteLeague,
    run: (id: string) => callApi('DELETE /leagues/{id}', { path: { id } }),
    done: t.admin.leagueDeleted,
  } as const;
  return (
    <ListPage
      title={t.admin.leagues}
      found={found}
      nameOf={({ name }) => name}
      columns={ordersOf(words)}
      start={{ sort: 'name', order: 'asc' }}
      filters={
        <>
          <ListFilter
            name="type"
            label={t.adminFrame.show}
            all={t.adminFrame.allTypes}
            choices={choicesOf(LEAGUE_TYPES, t.admin.leagueTypes)}
          />
          {seasons.length > 0 && (
            <ListFilter
              name="season"
              label={t.seasons.season}
              all={t.seasons.allSeasons}
              choices={seasons.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </>
      }
      empty={t.admin.noLeagues}
      newLabel={runsSite && t.admin.newLeague}
      form={(_, onClose) => <LeagueDialog onClose={onClose} />}
      {...(runsSite && { removal })}
      canEdit={false}
      rows={(leagues, actions) => (
        <ul className="league-cards">
          {leagues.map((league) => (
            <LeagueCard key={league.id} league={league}>
              {actions(league)}
            </LeagueCard>
          ))}
        </ul>
      )}
    />
  );
}

/** The fields by which cards can be ordered; cards have no column heads. */
function ordersOf({ t }: Words): Column<League>[] {
  return [
    { label: t.admin.name, sort: 'name', cell: ({ name }) => name },
    { label: t.admin.startsAt, sort: 'startsAt', cell: ({ startsAt }) => startsAt },
    { label: t.admin.type, sort: 'type', cell: ({ type }) => type },
    { label: t.admin.location, sort: 'location', cell: ({ location }) => location },
  ];
}

function LeagueCard({ league, children }: { league: League; children: ReactNode }) {
  const { t, to, language } = useWords();
  return (
    <li className="league-card">
      <div>
        <p className="num">{formatDay(language, league.startsAt.slice(0, 10), 'dated')}</p>
        <h2 className="subtitle">{league.name}</h2>
        <p>
          {[t.admin.leagueTypes[league.type], league.location, league.season?.name]
            .filter((part) => part !== undefined)
            .join(' · ')}
        </p>
      </div>
      <footer>
        <Link className="row-action" to={to(`/admin/viewLeagues/${league.id}`)}>
          {t.admin.manageLeague}
          <span className="sr"> {league.name}</span>
        </Link>
        <span>{children}</span>
      </footer>
    </li>
  );
}
