import type { Store } from '#server/platform/db/store.ts';
import { mayBeNamed } from '#server/play/players/queries.ts';
import {
  listedLeagueTabs,
  listedTeamTabs,
  listLeagueTabs,
  listPlayerTabs,
  listTeamTabs,
} from '#server/site/page-tabs/queries.ts';

/** A page that search engines may show: its path without language, and when it last changed. */
export type PublicPage = { path: string; changedAt: number | null };

/** Pages that are always there. */
const STANDING_PATHS = [
  '/',
  '/leagues',
  '/teams',
  '/clubs',
  '/playerList',
  '/fixtures',
  '/standings',
  '/groups',
  '/tournament',
  '/trophies',
  '/grounds',
  '/news',
  '/league-about',
  '/feedback',
  '/embed',
  '/developers',
  '/data',
  '/about',
  '/faq',
  '/privacy',
  '/terms',
] as const;

type Stamp = { id: string; updated_at: number };

/** Everything at `folder`/id, and the tabs below each, whose content changes with other things too. */
function pagesAt(
  folder: string,
  rows: readonly Stamp[],
  tabsOf: (id: string) => readonly string[] = () => [],
) {
  return rows.flatMap(({ id, updated_at }): PublicPage[] => [
    { path: `${folder}/${id}`, changedAt: updated_at },
    ...tabsOf(id).map((tab) => ({ path: `${folder}/${id}/${tab}`, changedAt: null })),
  ]);
}

/** All public pages with content; of players only those who may be named. */
export async function listPublicPages(store: Store, now: number): Promise<PublicPage[]> {
  const stamps = ['id', 'updated_at'] as const;
  const { db } = store;
  const stampsOf = (table: 'league' | 'team' | 'match' | 'venue' | 'club' | 'season') =>
    db
      .selectFrom(table)
      .select(stamps)
      .where('archived_at', 'is', null)
      .orderBy('id')
      .execute() as Promise<Stamp[]>;
  const [leagueTabs, teamTabs, playerTabs] = await Promise.all([
    listLeagueTabs(store),
    listTeamTabs(store, now),
    listPlayerTabs(store, now),
  ]);
  const [leagues, teams, players, matches, venues, clubs, seasons, news] = await Promise.all([
    stampsOf('league'),
    stampsOf('team'),
    db
      .selectFrom('player')
      .select(stamps)
      .where('archived_at', 'is', null)
      .where(mayBeNamed(now))
      .orderBy('id')
      .execute(),
    stampsOf('match'),
    stampsOf('venue'),
    stampsOf('club'),
    stampsOf('season'),
    db
      .selectFrom('news')
      .select(stamps)
      .where('archived_at', 'is', null)
      .where('draft', '=', 0)
      .where('published_at', '<=', now)
      .orderBy('id')
      .execute(),
  ]);
  return [
    ...STANDING_PATHS.map((path) => ({ path, changedAt: null })),
    ...pagesAt('/league', leagues, (id) => listedLeagueTabs(leagueTabs.get(id))),
    ...pagesAt('/team', teams, (id) => listedTeamTabs(teamTabs.get(id))),
    ...pagesAt('/player-profile', players, (id) => playerTabs.get(id) ?? []),
    ...pagesAt('/grounds', venues),
    ...pagesAt('/club', clubs),
    ...pagesAt('/season', seasons),
    ...pagesAt('/news', news),
    ...pagesAt('', matches),
  ];
}
