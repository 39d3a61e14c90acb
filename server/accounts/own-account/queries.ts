import { sql } from 'kysely';
import type { Account } from '#contract/accounts/account.ts';
import { secondFactorState } from '#server/accounts/second-factor/queries.ts';
import { listSignInTries } from '#server/accounts/sessions/sign-in-tries.ts';
import { listTokens } from '#server/accounts/tokens/queries.ts';
import { namedRolesOf } from '#server/accounts/users/role-queries.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { readDutyRows } from './duty-queries.ts';
import { accountView } from './views.ts';

async function getUserRow(db: Database, id: string) {
  const user = await db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
  if (!user) throw notFound('account.notFound');
  return user;
}

/** The ways to sign in for an e-mail address. */
export type StoredCredentials = {
  /** The account; undefined where there is none. */
  userId: string | undefined;
  /** The kept password's hash; undefined for a person who signs in with Google only. */
  hash: string | undefined;
};

/** The ways in which a person signs in. */
export async function listSignInMethods(db: Database, userId: string) {
  return db
    .selectFrom('account')
    .select(['providerId', 'accountId', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}

export async function getAccount({ db }: Store, id: string): Promise<Account> {
  const user = await getUserRow(db, id);
  return accountView(
    user,
    await listSignInMethods(db, id),
    await secondFactorState(db, id),
    await namedRolesOf(db, id),
  );
}

/** The kept password's hash; undefined for a person who signs in with Google only. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

export async function findCredentials(db: Database, email: string): Promise<StoredCredentials> {
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return { userId: user?.id, hash: user && (await findPasswordHash(db, user.id)) };
}

/** All rows about one person, as they are kept. */
export async function readEverythingAbout({ db, vault }: Store, id: string) {
  const user = await getUserRow(db, id);
  return {
    user,
    ...(await readAccountRows(db, id)),
    ...(await readPlayerRows(db, id)),
    ...(await readDutyRows(db, id)),
    messages: await readMessages(db, id),
    ...(await readRowsOfAddress(db, user.email)),
    textMessages: await readTextMessages(db, user.phone && vault.digest(user.phone)),
    trail: await db
      .selectFrom('audit')
      .selectAll()
      .where((eb) => eb.or([eb('actor_id', '=', id), eb('subject', '=', `user:${id}`)]))
      .orderBy('id')
      .execute(),
  };
}

async function readAccountRows(db: Database, id: string) {
  return {
    methods: await listSignInMethods(db, id),
    secondFactor: await secondFactorState(db, id),
    sessions: await db
      .selectFrom('session')
      .select(['ipAddress', 'userAgent', 'createdAt', 'updatedAt', 'expiresAt'])
      .where('userId', '=', id)
      .orderBy('id')
      .execute(),
    tries: await listSignInTries({ db }, id),
    tokens: await listTokens(db, id),
    follows: await db
      .selectFrom('follow')
      .innerJoin('follower', 'follower.id', 'follow.follower_id')
      .select(['follow.kind', 'follow.subject_id', 'follow.created_at'])
      .where('follower.user_id', '=', id)
      .orderBy('follow.created_at')
      .execute(),
    tells: await db
      .selectFrom('follow_tell')
      .innerJoin('follower', 'follower.id', 'follow_tell.follower_id')
      .selectAll('follow_tell')
      .where('follower.user_id', '=', id)
      .orderBy('follow_tell.subject_id')
      .execute(),
    devices: await db
      .selectFrom('delivery_address')
      .innerJoin('follower', 'follower.id', 'delivery_address.follower_id')
      .selectAll('delivery_address')
      .where('follower.user_id', '=', id)
      .orderBy('delivery_address.id')
      .execute(),
  };
}

async function readPlayerRows(db: Database, id: string) {
  return {
    players: await db
      .selectFrom('player')
      .leftJoin('team', 'team.id', 'player.team_id')
      .selectAll('player')
      .select('team.name as team_name')
      .where('player.user_id', '=', id)
      .orderBy('player.id')
      .execute(),
    claims: await db
      .selectFrom('player_claim')
      .select(['player_id', 'note', 'state', 'reason', 'asked_at', 'decided_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    consents: await db
      .selectFrom('player_consent')
      .innerJoin('player', 'player.id', 'player_consent.player_id')
      .selectAll('player_consent')
      .where('player.user_id', '=', id)
      .orderBy('player_consent.id')
      .execute(),
    cards: await db
      .selectFrom('card')
      .innerJoin('player', 'player.id', 'card.player_id')
      .select(['card.match_id', 'card.team_id', 'card.grade', 'card.set_number'])
      .where('player.user_id', '=', id)
      .orderBy('card.match_id')
      .execute(),
    transfers: await db
      .selectFrom('transfer')
      .innerJoin('player', 'player.id', 'transfer.player_id')
      .select(['transfer.from_team_id', 'transfer.to_team_id', 'transfer.day'])
      .select(['transfer.allowed_by', 'transfer.exception'])
      .where('player.user_id', '=', id)
      .orderBy('transfer.id')
      .execute(),
    memberships: await db
      .selectFrom('membership')
      .innerJoin('player', 'player.id', 'membership.player_id')
      .select(['membership.team_id', 'membership.from_day', 'membership.until_day'])
      .where('player.user_id', '=', id)
      .orderBy('membership.id')
      .execute(),
    suspensions: await db
      .selectFrom('suspension')
      .innerJoin('player', 'player.id', 'suspension.player_id')
      .select(['suspension.league_id', 'suspension.team_id', 'suspension.matches'])
      .select(['suspension.from_day', 'suspension.reason', 'suspension.created_at'])
      .where('player.user_id', '=', id)
      .orderBy('suspension.id')
      .execute(),
    teamRequests: await db
      .selectFrom('team_request')
      .innerJoin('player', 'player.id', 'team_request.player_id')
      .innerJoin('team', 'team.id', 'team_request.team_id')
      .selectAll('team_request')
      .select('team.name as team_name')
      .where((eb) => eb.or([eb('player.user_id', '=', id), eb('team_request.asked_by', '=', id)]))
      .orderBy('team_request.id')
      .execute(),
  };
}

/** Of the office, to the account and its records. */
async function readMessages(db: Database, id: string) {
  return db
    .selectFrom('message')
    .innerJoin('message_to', 'message_to.message_id', 'message.id')
    .select(['message.kind', 'message.facts', 'message.match_id', 'message.league_id'])
    .select(['message_to.recipient', 'message.created_at'])
    .where((eb) =>
      eb.or([
        eb('message_to.recipient', '=', `user:${id}`),
        ...(['official', 'player'] as const).map((table) =>
          eb(
            'message_to.recipient',
            'in',
            eb
              .selectFrom(table)
              .select((it) =>
                sql<string>`${sql.lit(`${table}:`)} || ${it.ref(`${table}.id`)}`.as('key'),
              )
              .where(`${table}.user_id`, '=', id),
          ),
        ),
      ]),
    )
    .orderBy('message.id')
    .execute();
}

/** Of the telephone number of the account, as a digest. */
async function readTextMessages(db: Database, address: string | null) {
  const messages = await db
    .selectFrom('sms')
    .select(['kind', 'text', 'state', 'created_at'])
    .where('address', '=', address ?? '')
    .orderBy('id')
    .execute();
  const optIns = await db
    .selectFrom('sms_opt_in')
    .select(['kind', 'subject_id', 'carrier', 'asked_at', 'confirmed_at'])
    .where('address', '=', address ?? '')
    .orderBy('id')
    .execute();
  const captainNumbers = await db
    .selectFrom('captain_number')
    .select(['league_id', 'team_id', 'created_at'])
    .where('address', '=', address ?? '')
    .orderBy('id')
    .execute();
  return { messages, optIns, captainNumbers };
}

async function readRowsOfAddress(db: Database, email: string) {
  return {
    newsletter: await db
      .selectFrom('subscriber')
      .select(['email', 'language', 'asked_at', 'confirmed_at'])
      .where('email', '=', email)
      .execute(),
    feedback: await db
      .selectFrom('feedback')
      .select(['name', 'email', 'message', 'page', 'created_at'])
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
      .orderBy('id')
      .execute(),
    mails: await db
      .selectFrom('mail')
      .select(['recipient', 'subject', 'created_at'])
      .where('recipient', '=', email)
      .orderBy('id')
      .execute(),
  };
}
