import { sql } from 'kysely';
import { newId } from '#server/platform/db/id.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import { createLeague } from '#server/play/leagues/commands.ts';
import { benchAuthor } from './season.ts';

export type LargeSite = { league: string; team: string; player: string; match: string };

const TEAMS = 80;
const MATCHES = 10_000;
const PLAYERS = 20_000;
const DAY = 86_400_000;
const FIRST = ['Asha', 'Juma', 'Neema', 'Baraka', 'Zawadi', 'Salum', 'Rehema', 'Hamisi'];
const LAST = ['Mosha', 'Komba', 'Mwakyusa', 'Mrisho', 'Kessy', 'Lyimo', 'Ngowi', 'Chande'];

/**
 * A league of 10,000 matches with its teams, and 20,000 players: what a country has after decades, all
 * at once. Copies of a team, a player and the played matches of the season that is there.
 */
export async function addLargeSite(store: Store, playerCount = PLAYERS): Promise<LargeSite> {
  const { db } = store;
  const author = benchAuthor();
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const league = await createLeague(store, author, {
    name: 'Large League',
    type: 'League',
    startsAt: day(author.now - 200 * DAY),
    location: 'Dodoma',
    partner: 'N/A',
  });
  const team = await db.selectFrom('team').selectAll().executeTakeFirstOrThrow();
  const teams = Array.from({ length: TEAMS }, (_, n) => {
    const name = `Timu ya Mkoa ${n}`;
    return { ...team, id: newId(author.now), name, sort_name: sortName(name) };
  });
  const player = await db.selectFrom('player').selectAll().executeTakeFirstOrThrow();
  const players = Array.from({ length: playerCount }, (_, n) => {
    const full_name = `${FIRST[n % 8]} ${LAST[(n >> 3) % 8]} ${n}`;
    const team_id = teams[n % TEAMS]!.id;
    const date_of_birth = '1999-01-01';
    const sort_name = sortName(full_name);
    return { ...player, id: newId(author.now), full_name, sort_name, team_id, date_of_birth };
  });
  const played = await db
    .selectFrom('match')
    .selectAll()
    .where('status', '=', 'ended')
    .where('league_id', 'is not', null)
    .execute();
  const matches = Array.from({ length: MATCHES }, (_, n) => {
    const starts_at = author.now - (n % 150) * DAY;
    return {
      ...played[n % played.length]!,
      id: newId(starts_at),
      league_id: league,
      match_type: league,
      group_id: null,
      team1_id: teams[n % TEAMS]!.id,
      team2_id: teams[(n + 1 + (n % 7)) % TEAMS]!.id,
      match_date: day(starts_at),
      starts_at,
    };
  });
  await db.transaction().execute(async (tx) => {
    const each = async <T>(rows: readonly T[], insert: (some: T[]) => Promise<unknown>) => {
      for (let at = 0; at < rows.length; at += 200) await insert(rows.slice(at, at + 200));
    };
    await each(teams, (some) => tx.insertInto('team').values(some).execute());
    const entered = teams.map(({ id }) => ({ league_id: league, team_id: id }));
    await each(entered, (some) => tx.insertInto('league_team').values(some).execute());
    await each(players, (some) => tx.insertInto('player').values(some).execute());
    await each(matches, (some) => tx.insertInto('match').values(some).execute());
  });
  await sql`ANALYZE`.execute(db);
  return { league, team: teams[0]!.id, player: players[0]!.id, match: matches[0]!.id };
}
