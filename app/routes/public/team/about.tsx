import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import { StatusPicture } from '#app/features/share-text/status-picture.tsx';
import { ClubLink } from '#app/features/teams/club-link.tsx';
import { coachName } from '#app/features/teams/coach-name.ts';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { textIn } from '#app/lib/text-in.ts';
import { useWords } from '#app/lib/use-words.ts';
import { CalendarLinks } from '#app/ui/calendar-links.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { LiveMain } from '#app/ui/live-main.tsx';
import { teamPicturePath } from '#contract/site/share-picture.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadTeam } from './load-team.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return { team: await loadTeam(page, params.id, request) };
}

export default function TeamAbout() {
  const { team } = useLoaderData<typeof loader>();
  const { t, language, to } = useWords();
  return (
    <LiveMain className="pair">
      <div className="subject">
        <TeamHead team={team} />
        <section>
          <p className="mb-2 whitespace-pre-line">
            {textIn(language, team.about) || t.people.noAbout}
          </p>
          <FactList
            facts={[
              [t.people.gender, t.people.genders[team.gender]],
              [t.people.city, team.city],
              [t.clubs.club, team.club && <ClubLink key="club" club={team.club} />],
              [t.people.coach, coachName(team, t)],
              [t.people.players, team.playerCount],
            ]}
          />
        </section>
        <CalendarLinks path={`/team/${team.id}.ics`} />
        <StatusPicture className="more-link" path={teamPicturePath(team, language)} />
      </div>
      <ListBeside href={to(`/team/${team.id}`)} isWideOnly />
    </LiveMain>
  );
}
