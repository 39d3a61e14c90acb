import { useWords } from '#app/lib/use-words.ts';
import type { LeagueStatisticsAnswer } from '#contract/statistics/statistics.ts';

/** Leaders and records; sums of teams; sums of players: together they are more than a page may weigh. */
export const LEAGUE_VIEWS = ['overview', 'teams', 'players'] as const;
export type LeagueView = (typeof LEAGUE_VIEWS)[number];

/** The view of an address: `?view=teams`, or `?team=`, which is of one of them. */
export function readLeagueView(query: URLSearchParams): LeagueView {
  if (query.has('team')) return 'teams';
  return LEAGUE_VIEWS.find((name) => name === query.get('view')) ?? 'overview';
}

/** Those with something to show. */
export function shownLeagueViews({
  phases,
  teams,
  players,
}: Pick<LeagueStatisticsAnswer, 'phases' | 'teams' | 'players'>): LeagueView[] {
  const isShown = {
    overview: true,
    teams: phases.length + teams.length > 0,
    players: players.length > 0,
  };
  return LEAGUE_VIEWS.filter((view) => isShown[view]);
}

type Props = { league: string; views: readonly LeagueView[]; open: LeagueView };

/** The views, and the forecast beside them. */
export function LeagueViews({ league, views, open }: Props) {
  const { t, to } = useWords();
  const path = `/league/${league}/statistics`;
  return (
    <nav className="pills" aria-label={t.leagues.statistics}>
      {LEAGUE_VIEWS.filter((view) => view === open || views.includes(view)).map((view) => (
        <a
          key={view}
          href={to(view === 'overview' ? path : `${path}?view=${view}`)}
          aria-current={view === open ? 'true' : undefined}
        >
          {t.figures.season.views[view]}
        </a>
      ))}
      <a href={to(`/league/${league}/forecast`)}>{t.forecast.title}</a>
    </nav>
  );
}
