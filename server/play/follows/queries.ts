import type { FollowKey, FollowKind, FollowView } from '#contract/accounts/follows.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { followView } from './views.ts';

/** All that an account follows and that is still there, the oldest first. */
export async function listFollows(
  { db }: Pick<Store, 'db'>,
  userId: string,
): Promise<FollowView[]> {
  const rows = await db
    .selectFrom('follow')
    .innerJoin('follower', 'follower.id', 'follow.follower_id')
    .select(['follow.kind', 'follow.subject_id as id'])
    .where('follower.user_id', '=', userId)
    .orderBy('follow.created_at')
    .orderBy('follow.subject_id')
    .execute();
  const names = await namesOf(db, rows);
  return rows.flatMap((row) => {
    const name = names.get(`${row.kind} ${row.id}`);
    return name === undefined ? [] : followView(row, name);
  });
}

/** Of those that exist; the key is kind and id. */
export async function namesOf(
  db: Database,
  follows: readonly FollowKey[],
): Promise<Map<string, string>> {
  const idsOf = (kind: FollowKind) => follows.filter((it) => it.kind === kind).map(({ id }) => id);
  const [matches, teams, leagues] = await Promise.all([
    readMatches(db, idsOf('match')),
    readNames(db, 'team', idsOf('team')),
    readNames(db, 'league', idsOf('league')),
  ]);
  return new Map([
    ...matches.map(({ id, one, two }) => [`match ${id}`, `${one} – ${two}`] as const),
    ...teams.map(({ id, name }) => [`team ${id}`, name] as const),
    ...leagues.map(({ id, name }) => [`league ${id}`, name] as const),
  ]);
}

async function readNames(db: Database, table: 'team' | 'league', ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom(table)
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .execute();
}

async function readMatches(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('match')
    .innerJoin('team as one', 'one.id', 'match.team1_id')
    .innerJoin('team as two', 'two.id', 'match.team2_id')
    .select(['match.id', 'one.name as one', 'two.name as two'])
    .where('match.id', 'in', ids)
    .where('match.archived_at', 'is', null)
    .execute();
}
