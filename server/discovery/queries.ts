import type { Store } from '#server/db/store.ts';
import { mayBeNamed } from '#server/players/queries.ts';

/** A page that search engines may show: its path without language, and when it last changed. */
export type PublicPage = { path: string; changedAt: number | null };

/** Pages that are always there. */
const STANDING_PATHS = [
  '/',
  '/leagues',
  '/teams',
  '/playerList',
  '/fixtures',
  '/standings',
  '/groups',
  '/tournament',
  '/trophies',
  '/grounds',
  '/league-about',
  '/about',
  '/faq',
  '/privacy',
  '/terms',
] as const;

/** All public pages; of players only those who may be named. */
export async function listPublicPages(store: Store, now: number): Promise<PublicPage[]> {
  const stamps = ['id', 'updated_at'] as const;
  const { db } = store;
  const [leagues, teams, players, matches] = await Promise.all([
    db.selectFrom('league').select(stamps).where('archived_at', 'is', null).orderBy('id').execute(),
    db.selectFrom('team').select(stamps).where('archived_at', 'is', null).orderBy('id').execute(),
    db
      .selectFrom('player')
      .select(stamps)
      .where('archived_at', 'is', null)
      .where(mayBeNamed(now))
      .orderBy('id')
      .execute(),
    db.selectFrom('match').select(stamps).where('archived_at', 'is', null).orderBy('id').execute(),
  ]);
  const pages = (
    rows: readonly { id: string; updated_at: number }[],
    pathOf: (id: string) => string,
  ) => rows.map((row) => ({ path: pathOf(row.id), changedAt: row.updated_at }));
  return [
    ...STANDING_PATHS.map((path) => ({ path, changedAt: null })),
    ...pages(leagues, (id) => `/league/${id}`),
    ...leagues.map(({ id }) => ({ path: `/league/${id}/standingList`, changedAt: null })),
    ...pages(teams, (id) => `/team/${id}`),
    ...pages(players, (id) => `/player-profile/${id}`),
    ...pages(matches, (id) => `/${id}`),
  ];
}
