import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TeamCards } from '#app/features/teams/team-cards.tsx';
import { TeamTable } from '#app/features/teams/team-table.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Team } from '#contract/people/team.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listTeams } from '#server/play/teams/queries.ts';

export const handle: RouteHandle = { shows: 'site', query: ['view'], style: 'news' };

/** All teams by name, as cards or with `?view=table` as a table. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { store } = context.get(pageContext);
  const teams: Team[] = [];
  let cursor: string | undefined;
  do {
    const list = await listTeams(store, { limit: 100, cursor });
    teams.push(...list.items);
    cursor = list.next ?? undefined;
  } while (cursor !== undefined);
  return { teams, isTable: new URL(request.url).searchParams.get('view') === 'table' };
}

export default function Teams() {
  const { teams, isTable } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <main id="main" className="stack">
      <PageHead title={t.people.teams} description={t.people.teamsDescription} />
      <h1 className="title">{t.people.totalTeams(teams.length)}</h1>
      <nav className="pills" aria-label={t.people.teams}>
        <a href={to('/teams')} aria-current={isTable ? undefined : 'page'}>
          {t.people.grid}
        </a>
        <a href={to('/teams?view=table')} aria-current={isTable ? 'page' : undefined}>
          {t.people.table}
        </a>
      </nav>
      {teams.length === 0 && <p className="empty">{t.people.nothing}</p>}
      {teams.length > 0 && (isTable ? <TeamTable teams={teams} /> : <TeamCards teams={teams} />)}
    </main>
  );
}
