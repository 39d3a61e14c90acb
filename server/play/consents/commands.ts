import {
  CONSENT_SCOPES,
  type ConsentRelation,
  type NoteConsent,
} from '#contract/people/consent.ts';
import { textOf } from '#contract/text/text.ts';
import { actorId } from '#domain/access/actor.ts';
import type { TeamStaff } from '#domain/access/can.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { PlayerConsentRow } from '#server/platform/db/tables/people-tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { adultsBornBy } from '#server/platform/time/age.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { STAFF_COLUMNS, staffOf } from '#server/play/teams/subject-queries.ts';

/** More for one player is no record that anybody could read. */
const MOST = 50;

/** The facts on which the right to give or withdraw a consent rests. */
type Subject = { userId: string | null; dateOfBirth: string | null } & TeamStaff;

async function getSubject({ db }: Write, playerId: string): Promise<Subject> {
  const row = await db
    .selectFrom('player')
    .leftJoin('team', 'team.id', 'player.team_id')
    .select(['player.user_id', 'player.date_of_birth', ...STAFF_COLUMNS])
    .where('player.id', '=', playerId)
    .where('player.archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('player.notFound');
  return { userId: row.user_id, dateOfBirth: row.date_of_birth, ...staffOf(row) };
}

export async function noteConsent(
  store: Store,
  author: Author,
  playerId: string,
  input: NoteConsent,
): Promise<void> {
  await write(store, author, async (tx) => {
    const subject = await getSubject(tx, playerId);
    mayGive(author, subject, input.relation);
    await keepConsent(tx, author, playerId, subject.dateOfBirth, input);
  });
}

/**
 * Administrators note what a guardian or a player said, and the coach for players who have no account.
 * For oneself only an adult agrees, and one whose age is known.
 */
export function mayGive({ actor, now }: Author, subject: Subject, relation: ConsentRelation): void {
  const { dateOfBirth, ...whose } = subject;
  const isSelf = actor.kind === 'user' && actor.id === subject.userId;
  const isAdult = dateOfBirth !== null && dateOfBirth <= adultsBornBy(now);
  if (isSelf && isAdult && relation === 'self') return;
  authorise(actor, 'consent:give', { kind: 'player', ...whose });
}

/** Keeps a consent that was judged already, and shows what it allows. */
export async function keepConsent(
  tx: Write,
  author: Author,
  playerId: string,
  dateOfBirth: string | null,
  { givenBy, relation, scopes, givenOn = localDate(author.now) }: NoteConsent,
): Promise<void> {
  const isMinor = dateOfBirth !== null && dateOfBirth > adultsBornBy(author.now);
  if (isMinor && relation === 'self') {
    throw refused('GUARDIAN_NEEDED', textOf('consent.guardian'), 'relation');
  }
  if (givenOn > localDate(author.now)) {
    throw refused('GIVEN_LATER', textOf('consent.inFuture'), 'givenOn');
  }
  await insertConsent(tx, author, playerId, {
    given_by: givenBy,
    relation,
    ...flagsOf(scopes),
    given_on: givenOn,
    source: 'record',
  });
  // The trail says that and for what; the name of a parent stands in the consent alone.
  const after = { consent: scopes.join(', '), relation };
  tx.audit({ action: 'player.consent', subject: `player:${playerId}`, after });
}

function flagsOf(scopes: readonly string[]) {
  const flag = (scope: (typeof CONSENT_SCOPES)[number]) => Number(scopes.includes(scope));
  return { name: flag('name'), picture: flag('picture'), statistics: flag('statistics') };
}

type NewConsent = Omit<
  PlayerConsentRow,
  'id' | 'player_id' | 'noted_at' | 'noted_by' | 'withdrawn_at' | 'withdrawn_by'
>;

async function insertConsent(tx: Write, author: Author, playerId: string, consent: NewConsent) {
  const { count } = await tx.db
    .selectFrom('player_consent')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST) {
    throw refused('CONSENT_LIMIT', textOf('consent.tooMany', { max: MOST }));
  }
  const noted = { noted_at: author.now, noted_by: actorId(author.actor) };
  const open = { withdrawn_at: null, withdrawn_by: null };
  const row = { ...consent, ...noted, ...open, id: newId(author.now), player_id: playerId };
  await tx.db.insertInto('player_consent').values(row).execute();
  await settleConsent(tx, author, playerId);
}

/** A file says yes or no and no more: a yes is kept without who gave it. */
export async function importConsent(
  tx: Write,
  author: Author,
  playerId: string,
  isGiven: boolean,
): Promise<void> {
  if (!isGiven) return withdrawAll(tx, author, playerId);
  await insertConsent(tx, author, playerId, {
    given_by: '',
    relation: 'unknown',
    ...flagsOf(['name', 'statistics']),
    given_on: null,
    source: 'import',
  });
}

/** Anybody who may change the record takes a consent back: hiding asks nobody else. */
export async function withdrawConsent(
  store: Store,
  author: Author,
  playerId: string,
  consentId: string,
): Promise<void> {
  await write(store, author, async (tx) => {
    const { dateOfBirth: _dateOfBirth, ...whose } = await getSubject(tx, playerId);
    authorise(author.actor, 'player:update', { kind: 'player', ...whose });
    const withdrawn = await tx.db
      .updateTable('player_consent')
      .set({ withdrawn_at: author.now, withdrawn_by: actorId(author.actor) })
      .where('id', '=', consentId)
      .where('player_id', '=', playerId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (Number(withdrawn.numUpdatedRows) === 0) throw notFound('consent.notFound');
    tx.audit({ action: 'player.consent-withdraw', subject: `player:${playerId}` });
    await settleConsent(tx, author, playerId);
  });
}

/** Takes back all that is in force, whoever gave it. */
export async function withdrawAll(tx: Write, author: Author, playerId: string): Promise<void> {
  const withdrawn = await tx.db
    .updateTable('player_consent')
    .set({ withdrawn_at: author.now, withdrawn_by: actorId(author.actor) })
    .where('player_id', '=', playerId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (Number(withdrawn.numUpdatedRows) === 0) return;
  tx.audit({ action: 'player.consent-withdraw', subject: `player:${playerId}` });
  await settleConsent(tx, author, playerId);
}

/** The player's own columns say what all consents in force allow together. */
export async function settleConsent(
  { db, siteChanged }: Write,
  author: Author,
  playerId: string,
): Promise<void> {
  const open = await db
    .selectFrom('player_consent')
    .select([...CONSENT_SCOPES])
    .where('player_id', '=', playerId)
    .where('withdrawn_at', 'is', null)
    .execute();
  const allows = (scope: (typeof CONSENT_SCOPES)[number]) =>
    Number(open.some((consent) => consent[scope] === 1));
  await db
    .updateTable('player')
    .set({
      consent: allows('name'),
      consent_picture: allows('picture'),
      consent_statistics: allows('statistics'),
      updated_at: author.now,
    })
    .where('id', '=', playerId)
    .execute();
  siteChanged();
}
