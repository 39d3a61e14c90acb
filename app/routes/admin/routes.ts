import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { SITE_SCREENS } from '#app/messages/word-area.ts';
import { inLanguage } from '#app/routes/language-routes.ts';
import type { Language } from '#contract/language.ts';

/** Screens of records beyond the specification's. */
const SCREENS = [
  'seasons',
  'clubs',
  'officials',
  'venues',
  'partners',
  'users',
  'archive',
  'audit',
  'parked',
  'claims',
  'hall',
  'desk',
  'doubles',
] as const;

/** The administration (section 2 of the specification), for administrators only. */
export function adminRoutes(language: Language): RouteConfigEntry[] {
  return inLanguage(language, [
    route('admin', 'routes/admin/frame.tsx', [
      index('routes/admin/start.tsx'),
      route('dashboard', 'routes/admin/dashboard.tsx'),
      route('matches', 'routes/admin/matches.tsx'),
      route('teams', 'routes/admin/teams.tsx'),
      route('allPlayers', 'routes/admin/all-players.tsx'),
      route('leagues', 'routes/admin/leagues.tsx'),
      ...SCREENS.map((name) => route(name, `routes/admin/${name}.tsx`)),
      ...SITE_SCREENS.map((name) => route(name, `routes/admin/site/${name}.tsx`)),
      route('hall/:id', 'routes/admin/hall-stories.tsx'),
      route('matchView/:id', 'routes/admin/match/view.tsx'),
      route('matchView/:id/parked', 'routes/admin/match/parked.tsx'),
      route('matchView/:id/terms', 'routes/admin/match/terms.tsx'),
      route('viewTeam/:id', 'routes/admin/team.tsx'),
      route('club/:id', 'routes/admin/club/view.tsx'),
      route('official/:id', 'routes/admin/official.tsx'),
      route('player-profile/:id', 'routes/admin/player-profile.tsx'),
      route('viewLeagues/:id', 'routes/admin/league/frame.tsx', [
        index('routes/admin/league/fixtures.tsx'),
        route('fixturesList', 'routes/admin/league/fixtures.tsx'),
        route('calendarList', 'routes/admin/league/calendar.tsx'),
        route('teamLists', 'routes/admin/league/teams.tsx'),
        route('groupLists', 'routes/admin/league/groups.tsx'),
        route('standingList', 'routes/admin/league/standings.tsx'),
        route('discipline', 'routes/admin/league/discipline.tsx'),
        route('eligibility', 'routes/admin/league/eligibility.tsx'),
        route('ledger', 'routes/admin/league/ledger.tsx'),
        route('entries', 'routes/admin/league/entries.tsx'),
        route('secretaries', 'routes/admin/league/secretaries.tsx'),
        route('halls', 'routes/admin/league/halls.tsx'),
        route('documents', 'routes/admin/league/documents.tsx'),
      ]),
    ]),
  ]);
}
