import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BracketTeamsContext } from '#app/features/bracket/bracket-crest.tsx';
import { BracketView } from '#app/features/bracket/bracket-view.tsx';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import { BracketPaperLink } from '#app/features/papers/paper-links.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { bracketOf } from '#contract/leagues/bracket/bracket.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listFixtures } from '#server/play/fixtures/queries.ts';
import { listLeagueTeams } from '#server/play/teams/queries.ts';
import { loadAllMatches } from './load-all-matches.ts';
import { loadLeague } from './load-league.ts';

export const handle: RouteHandle = { shows: 'scores', style: 'bracket' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  const [fixtures, matches, teams] = await Promise.all([
    listFixtures(page.store, league.id),
    loadAllMatches(page, league.id),
    listLeagueTeams(page.store, league.id),
  ]);
  return { league, teams, ties: bracketOf(fixtures.items, matches) };
}

export default function LeagueBracket() {
  const { league, teams, ties } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <LiveMain className="pair" hasNews>
      <div className="subject">
        <LeagueHead league={league} />
        {ties.length === 0 ? (
          <p className="empty">{t.bracket.none}</p>
        ) : (
          <>
            <BracketTeamsContext value={new Map(teams.map((team) => [team.id, team]))}>
              <BracketView ties={ties} label={`${league.name}: ${t.bracket.bracket}`} />
            </BracketTeamsContext>
            <BracketPaperLink league={league.id} className="more-link" />
          </>
        )}
      </div>
      <ListBeside href={to(`/league/${league.id}`)} isWideOnly />
    </LiveMain>
  );
}
