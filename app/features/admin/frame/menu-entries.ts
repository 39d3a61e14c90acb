import type { Messages } from '#app/messages/messages.ts';

/** An entry with the addresses that belong to it. */
export type MenuEntry<Name extends string> = {
  name: Name;
  path: string;
  also: readonly string[];
};

type MainName = 'dashboard' | 'matches' | 'teams' | 'players' | 'leagues';
type MoreName = keyof Messages['adminFrame']['entries'];
type Group = keyof Messages['adminFrame']['groups'];

/** Those of the specification. */
export const MAIN_ENTRIES: readonly MenuEntry<MainName>[] = [
  { name: 'dashboard', path: '/admin/dashboard', also: [] },
  { name: 'matches', path: '/admin/matches', also: ['/admin/matchView/'] },
  { name: 'teams', path: '/admin/teams', also: ['/admin/viewTeam/'] },
  { name: 'players', path: '/admin/allPlayers', also: ['/admin/player-profile/'] },
  { name: 'leagues', path: '/admin/leagues', also: ['/admin/viewLeagues/'] },
];

/** The menu of a secretary of leagues. */
export const LEAGUE_ENTRIES = MAIN_ENTRIES.filter(({ name }) =>
  ['dashboard', 'matches', 'leagues'].includes(name),
);

export const MORE_ENTRIES: readonly { group: Group; entries: readonly MenuEntry<MoreName>[] }[] = [
  {
    group: 'people',
    entries: entriesOf('desk', 'sent', 'seasons', 'clubs', 'officials', 'venues', 'partners'),
  },
  {
    group: 'words',
    entries: entriesOf(
      'news',
      'feedback',
      'newsletter',
      'ways',
      'messages',
      'sms',
      'ussd',
      'webhooks',
      'settings',
    ),
  },
  { group: 'control', entries: entriesOf('users', 'archive', 'audit', 'help') },
];

/** A secretary's, beside those of the leagues. */
export const SECRETARY_ENTRIES = entriesOf('desk', 'sent', 'help');

function entriesOf(...names: MoreName[]): MenuEntry<MoreName>[] {
  // One club has a page of its own.
  return names.map((name) => ({
    name,
    path: `/admin/${name}`,
    also: name === 'clubs' ? ['/admin/club/'] : [],
  }));
}
