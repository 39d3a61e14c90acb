import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { coachName } from '#app/features/teams/coach-name.ts';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadTeam } from './load-team.ts';

export const handle: RouteHandle = { shows: 'site' };

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadTeam(context.get(pageContext), params.id);
}

export default function TeamAbout() {
  const team = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <main id="main" className="stack">
      <TeamHead team={team} />
      <section className="card p-3">
        <p className="mb-2 whitespace-pre-line">{team.about || t.people.noAbout}</p>
        <FactList
          facts={[
            [t.people.gender, t.people.genders[team.gender]],
            [t.people.city, team.city],
            [t.people.coach, coachName(team, t)],
            [t.people.players, team.playerCount],
          ]}
        />
      </section>
    </main>
  );
}
