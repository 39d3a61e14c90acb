import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { inLanguage } from '#app/routes/language-routes.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';

const MATCH = 'routes/public/match/beside-list.tsx';

// Two addresses of one page are both the specification's.
const leaguePages = [
  route('league/:id', 'routes/public/league/fixtures.tsx'),
  route('league/:id/leagueFixture', 'routes/public/league/fixtures.tsx'),
  route('league/:id/fixturesList', 'routes/public/league/fixtures.tsx'),
  route('league/:id/resultList', 'routes/public/league/results.tsx'),
  route('league/:id/bracket', 'routes/public/league/bracket.tsx'),
  route('league/:id/statistics', 'routes/public/league/statistics.tsx'),
  route('league/:id/teamList', 'routes/public/league/teams.tsx'),
  route('league/:id/teamLists', 'routes/public/league/teams.tsx'),
  route('league/:id/groupList', 'routes/public/league/groups.tsx'),
  route('league/:id/groupLists', 'routes/public/league/groups.tsx'),
  route('league/:id/standingList', 'routes/public/league/standings.tsx'),
  route('league/:id/discipline', 'routes/public/league/discipline.tsx'),
  route('league/:id/forecast', 'routes/public/league/forecast.tsx'),
  route('league/:id/about', 'routes/public/league/about.tsx'),
];

const teamPages = [
  route('team/:id', 'routes/public/team/fixtures.tsx'),
  route('team/:id/players', 'routes/public/team/players.tsx'),
  route('team/:id/news', 'routes/public/team/news.tsx'),
  route('team/:id/standings', 'routes/public/team/standings.tsx'),
  route('team/:id/trophies', 'routes/public/team/trophies.tsx'),
  route('team/:id/about', 'routes/public/team/about.tsx'),
];

const playerPages = [
  route('player-profile/:id', 'routes/public/player/details.tsx'),
  route('player-profile/:id/matches', 'routes/public/player/matches.tsx'),
  route('player-profile/:id/achievement', 'routes/public/player/achievement.tsx'),
];

/** The public site (section 2 of the specification), inside its frame. */
export function publicRoutes(language: Language): RouteConfigEntry[] {
  return inLanguage(language, [
    layout('routes/public/frame.tsx', [
      layout('routes/public/page-errors.tsx', [
        index('routes/public/home.tsx'),
        route(DEFAULT_LANGUAGE, 'routes/public/home.tsx'),
        route(`${DEFAULT_LANGUAGE}/*`, 'routes/public/redirects/without-prefix.tsx'),
        route(':id', MATCH),
        route(':id/rightDetails', MATCH),
        route(':id/points', MATCH),
        route(':id/lineups', MATCH),
        route(':id/statistics', MATCH),
        route(':id/h2h', MATCH),
        route(':id/standings', MATCH),
        route(':id/group', MATCH),
        route('right/:id', 'routes/public/match/right-column/details.tsx'),
        route('right/:id/rightDetails', 'routes/public/match/right-column/details.tsx'),
        route('right/:id/points', 'routes/public/match/right-column/points.tsx'),
        route('right/:id/lineups', 'routes/public/match/right-column/lineups.tsx'),
        route('right/:id/statistics', 'routes/public/match/right-column/statistics.tsx'),
        route('right/:id/h2h', 'routes/public/match/right-column/h2h.tsx'),
        route('right/:id/standings', 'routes/public/match/right-column/standings.tsx'),
        route('right/:id/group', 'routes/public/match/right-column/group.tsx'),
        route('leagues', 'routes/public/leagues.tsx'),
        route('leagueList', 'routes/public/leagues.tsx'),
        route('tournament', 'routes/public/tournament.tsx'),
        route('season/:id', 'routes/public/season.tsx'),
        ...leaguePages,
        route('teams', 'routes/public/teams.tsx'),
        ...teamPages,
        route('clubs', 'routes/public/club/list.tsx'),
        route('club/:id', 'routes/public/club/club.tsx'),
        route('playerList', 'routes/public/player-list.tsx'),
        ...playerPages,
        route('fixtures', 'routes/public/fixtures.tsx'),
        route('standings', 'routes/public/standings.tsx'),
        route('groups', 'routes/public/groups.tsx'),
        route('trophies', 'routes/public/trophies.tsx'),
        route('grounds', 'routes/public/venues/list.tsx'),
        route('grounds/:id', 'routes/public/venues/venue.tsx'),
        route('news', 'routes/public/news/list.tsx'),
        route('news/:id', 'routes/public/news/article.tsx'),
        route('search', 'routes/public/search.tsx'),
        route('league-about', 'routes/public/about-leagues.tsx'),
        route('embed', 'routes/public/embed.tsx'),
        route('developers', 'routes/public/developers.tsx'),
        route('data', 'routes/public/data.tsx'),
        route('feedback', 'routes/public/feedback.tsx'),
        route('newsletter', 'routes/public/newsletter/box.tsx'),
        route('newsletter/confirm', 'routes/public/newsletter/confirm.tsx'),
        route('newsletter/unsubscribe', 'routes/public/newsletter/unsubscribe.tsx'),
        route('about', 'routes/public/texts/about.tsx'),
        route('faq', 'routes/public/texts/faq.tsx'),
        route('privacy', 'routes/public/texts/privacy.tsx'),
        route('terms', 'routes/public/texts/terms.tsx'),
        route('*', 'routes/public/missing.tsx'),
      ]),
    ]),
  ]);
}
