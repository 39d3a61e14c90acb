import type { FollowWays } from '#contract/accounts/follow-ways.ts';
import type { FollowKey, FollowKind, FollowView } from '#contract/accounts/follows.ts';
import { normalPhone } from '#contract/accounts/normal-phone.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { followView, followWaysView } from './views.ts';

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

/** The same with the ways of each, and behind it what the number of the account alone hears of. */
export async function listFollowWays(
  store: Pick<Store, 'db' | 'vault'>,
  userId: string,
): Promise<FollowWays[]> {
  const { db } = store;
  const [follows, pushTells, devices, texts] = await Promise.all([
    listFollows(store, userId),
    listPushTells(db, userId),
    countDevices(db, userId),
    listTexts(db, await findOwnNumber(store, userId)),
  ]);
  const others = texts.subjects.filter((it) => !follows.some(isSame(it)));
  const names = await namesOf(db, others);
  const byTextAlone = others.flatMap((it) => {
    const name = names.get(`${it.kind} ${it.id}`);
    return name === undefined ? [] : followView(it, name);
  });
  return [...follows, ...byTextAlone].map((it) => {
    const tell = devices === 0 ? undefined : pushTells.find(isSame(it));
    const isByText = texts.subjects.some(isSame(it));
    return followWaysView(it, tell && { ...tell, devices }, isByText ? texts.carrier : null);
  });
}

function isSame(subject: FollowKey): (other: FollowKey) => boolean {
  return ({ kind, id }) => subject.kind === kind && subject.id === id;
}

function listPushTells(db: Database, userId: string) {
  return db
    .selectFrom('follow_tell')
    .innerJoin('follower', 'follower.id', 'follow_tell.follower_id')
    .select(['follow_tell.kind', 'follow_tell.subject_id as id'])
    .select(['follow_tell.sets', 'follow_tell.start', 'follow_tell.lineup'])
    .where('follower.user_id', '=', userId)
    .where('follow_tell.way', '=', 'push')
    .execute();
}

async function countDevices(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('delivery_address')
    .innerJoin('follower', 'follower.id', 'delivery_address.follower_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('follower.user_id', '=', userId)
    .where('delivery_address.way', '=', 'push')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The digest of the telephone number that the office has entered for the account. */
export async function findOwnNumber(
  { db, vault }: Pick<Store, 'db' | 'vault'>,
  userId: string,
): Promise<string | undefined> {
  const user = await db
    .selectFrom('user')
    .select('phone')
    .where('id', '=', userId)
    .executeTakeFirst();
  const number = normalPhone(user?.phone ?? '');
  return number && vault.digest(number);
}

/** The subjects whose results a number gets, and the carrier that brings them. */
async function listTexts(db: Database, number: string | undefined) {
  if (number === undefined) return { subjects: [], carrier: null };
  const subjects = await db
    .selectFrom('follow_tell')
    .innerJoin('delivery_address', 'delivery_address.follower_id', 'follow_tell.follower_id')
    .select(['follow_tell.kind', 'follow_tell.subject_id as id'])
    .where('follow_tell.way', '=', 'sms')
    .where('delivery_address.way', '=', 'sms')
    .where('delivery_address.address', '=', number)
    .orderBy('follow_tell.created_at')
    .orderBy('follow_tell.subject_id')
    .execute();
  const optIn = await db
    .selectFrom('sms_opt_in')
    .select('carrier')
    .where('address', '=', number)
    .where('confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return { subjects, carrier: optIn?.carrier ?? 'sms' };
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
