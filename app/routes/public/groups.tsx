import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { GroupTeams } from '#app/features/leagues/group-teams.tsx';
import { LeagueGender } from '#app/features/leagues/league-gender.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listGroups, listLeagues } from '#server/play/leagues/queries.ts';
import { loadGenders } from './league/load-genders.ts';

export const handle: RouteHandle = { shows: 'site' };

/** The groups of all leagues that have groups. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { items } = await listLeagues(page.store, { limit: 100 });
  const leagues = await Promise.all(
    items.map(async ({ id, name }) => ({
      id,
      name,
      groups: await listGroups(page.store, id),
      genders: await loadGenders(page, id),
    })),
  );
  return { leagues: leagues.filter((league) => league.groups.length > 0) };
}

export default function Groups() {
  const { leagues } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <main id="main" className="stack">
      <PageHead title={t.leagues.groups} description={t.leagues.groupsDescription} />
      <h1 className="title">{t.leagues.groups}</h1>
      {leagues.length === 0 && <p className="empty">{t.admin.noGroups}</p>}
      {leagues.map((league) => (
        <section key={league.id} className="stack">
          <h2 className="subtitle">
            <a href={to(`/league/${league.id}/groupList`)}>{league.name}</a>{' '}
            <LeagueGender league={league.id} />
          </h2>
          <div className="cards">
            {league.groups.map((group) => (
              <GroupTeams key={group.id} group={group} genders={league.genders} level={3} />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
