import { DEFAULT_LANGUAGE, languageNamed } from '#contract/language.ts';
import type { DecideClaim, MakeClaim } from '#contract/people/claim.ts';
import { textOf } from '#contract/text/text.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { PlayerClaimRow } from '#server/platform/db/tables/claim-tables.ts';
import { type Author, RaceLost, type Write, write } from '#server/platform/db/write.ts';
import { AppError, notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { queueLetters } from '#server/platform/mail/commands.ts';
import { listManagersOfTeam } from '#server/play/club-managers/queries.ts';
import { mayBeNamed } from '#server/play/players/queries.ts';
import { STAFF_COLUMNS, staffOf } from '#server/play/teams/subject-queries.ts';
import { type AskingLimit, mustBeFew } from './asking-limit.ts';
import { claimLetter } from './words.ts';

type Db = Write['db'];

/** More at once is not somebody who looks for their own records. */
const LIMIT: AskingLimit = {
  rows: { table: 'player_claim', by: 'user_id' },
  mostOpen: 10,
  mostADay: 20,
  refusal: 'CLAIM_LIMIT',
};

function selectRecord(db: Database, playerId: string) {
  return db
    .selectFrom('player')
    .leftJoin('team', 'team.id', 'player.team_id')
    .leftJoin('user as coach', 'coach.id', 'team.coach_user_id')
    .select(['player.id', 'player.full_name', 'player.user_id', 'player.archived_at'])
    .select(['player.team_id', ...STAFF_COLUMNS, 'coach.email as coach_email'])
    .where('player.id', '=', playerId);
}

type PlayerRecord = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectRecord>['executeTakeFirst']>>
>;

function mustBeFree(record: PlayerRecord): void {
  if (record.archived_at !== null) throw refused('PLAYER_ARCHIVED', textOf('record.archived'));
  if (record.user_id !== null) {
    throw refused('ALREADY_LINKED', textOf('record.hasAccount'));
  }
}

/**
 * 'This is me', said of a record that everybody can find; a minor's hidden record is not found here
 * either. A claim that was refused or taken back may be made again.
 *
 * @param mailOrigin the site's address for links; undefined = this installation sends no mail
 */
export async function makeClaim(
  store: Store,
  author: Author,
  playerId: string,
  { note = '', language = DEFAULT_LANGUAGE }: MakeClaim,
  mailOrigin: string | undefined,
): Promise<void> {
  const { now, actor } = author;
  authorise(actor, 'claim:make', { kind: 'site' });
  const userId = ownAccount(actor);
  await write(store, author, async (tx) => {
    const record = await selectRecord(tx.db, playerId).where(mayBeNamed(now)).executeTakeFirst();
    if (!record) throw notFound('player.notFound');
    mustBeFree(record);
    const known = await findClaimOf(tx.db, userId, playerId);
    if (known?.state === 'open') throw refused('CLAIM_OPEN', textOf('claim.askedAlready'));
    await mustBeFew(tx.db, userId, now, LIMIT);
    const fields = { note, language, state: 'open', reason: '', asked_at: now } as const;
    if (known) await move(tx, known, { ...fields, decided_at: null });
    else await insert(tx, author, { ...fields, player_id: playerId, user_id: userId });
    tx.audit({ action: 'player.claim', subject: `player:${playerId}` });
    // Once for each pair of them: asking again and again is no way to send mail.
    if (mailOrigin === undefined || known) return;
    const about = { player: record.full_name, reason: '' };
    const letters = (await decidersOf(tx.db, record, userId)).map((address) =>
      claimLetter(mailOrigin, language, 'asked', address, about),
    );
    await queueLetters(tx, now, letters);
  });
}

/** The address of the coach; of a team without another one than the claimant, those of the club's managers. */
async function decidersOf(db: Db, record: PlayerRecord, claimant: string): Promise<string[]> {
  const { coach_user_id, coach_email, team_id } = record;
  if (coach_email !== null && coach_user_id !== claimant) return [coach_email];
  const managers = team_id === null ? [] : await listManagersOfTeam(db, team_id);
  return managers.flatMap(({ id, email }) => (id === claimant ? [] : [email]));
}

function findClaimOf(db: Db, userId: string, playerId: string) {
  return db
    .selectFrom('player_claim')
    .selectAll()
    .where('user_id', '=', userId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Twice at the same moment: the second finds the first when it looks again. */
async function insert(
  { db }: Write,
  { now }: Author,
  row: Omit<PlayerClaimRow, 'id' | 'decided_at'>,
): Promise<void> {
  const result = await db
    .insertInto('player_claim')
    .values({ ...row, id: newId(now), decided_at: null })
    .onConflict((pair) => pair.columns(['user_id', 'player_id']).doNothing())
    .executeTakeFirst();
  if (Number(result.numInsertedOrUpdatedRows) !== 1) throw new RaceLost();
}

/** Changes a claim that is still as it was read. */
async function move({ db }: Write, claim: PlayerClaimRow, change: Partial<PlayerClaimRow>) {
  const result = await db
    .updateTable('player_claim')
    .set(change)
    .where('id', '=', claim.id)
    .where('state', '=', claim.state)
    .executeTakeFirst();
  if (Number(result.numUpdatedRows) !== 1) throw new RaceLost();
}

/** A claim with the facts that rights to it rest on. */
export async function getClaim(db: Database, id: string) {
  const claim = await db
    .selectFrom('player_claim')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!claim) throw notFound('claim.notFound');
  const record = await selectRecord(db, claim.player_id).executeTakeFirstOrThrow();
  const subject = { kind: 'claim', userId: claim.user_id, ...staffOf(record) } as const;
  return { claim, record, subject };
}

function mustBeOpen(claim: PlayerClaimRow): void {
  if (claim.state === 'open') return;
  throw new AppError('CONFLICT', textOf('claim.closed'), {
    refusal: 'CLAIM_CLOSED',
    members: { state: claim.state },
  });
}

export async function withdrawClaim(store: Store, author: Author, id: string): Promise<void> {
  await write(store, author, async (tx) => {
    const { claim, subject } = await getClaim(tx.db, id);
    authorise(author.actor, 'claim:withdraw', subject);
    mustBeOpen(claim);
    await move(tx, claim, { state: 'withdrawn', decided_at: author.now });
    tx.audit({ action: 'player.claim-withdraw', subject: `player:${claim.player_id}` });
  });
}

/**
 * Yes makes the record the claimant's: one record has one account, one account may have several
 * records. Other open claims of the record are refused with it.
 */
export async function decideClaim(
  store: Store,
  author: Author,
  id: string,
  { accept, reason = '' }: DecideClaim,
  mailOrigin: string | undefined,
): Promise<void> {
  await write(store, author, async (tx) => {
    const { claim, record, subject } = await getClaim(tx.db, id);
    authorise(author.actor, 'claim:decide', subject);
    mustBeOpen(claim);
    if (accept) await link(tx, author, claim, record);
    else await settle(tx, author, claim, { state: 'refused', reason });
    const outcome = accept ? 'accepted' : 'refused';
    await notify(tx, author, claim, { outcome, player: record.full_name, reason, mailOrigin });
    const about = { subject: `player:${claim.player_id}` };
    if (!accept) return tx.audit({ action: 'player.claim-refuse', ...about });
    const change = { before: { account: null }, after: { account: claim.user_id } };
    tx.audit({ action: 'player.claim-accept', ...about, ...change });
    for (const other of await openClaimsOf(tx.db, claim.player_id)) {
      await settle(tx, author, other, { state: 'refused', reason: '' });
      const notice = { player: record.full_name, reason: '', mailOrigin };
      await notify(tx, author, other, { outcome: 'refused', ...notice });
    }
    tx.siteChanged();
  });
}

async function link(tx: Write, author: Author, claim: PlayerClaimRow, record: PlayerRecord) {
  mustBeFree(record);
  const linked = await tx.db
    .updateTable('player')
    .set({ user_id: claim.user_id, updated_at: author.now })
    .where('id', '=', claim.player_id)
    .where('user_id', 'is', null)
    .executeTakeFirst();
  if (Number(linked.numUpdatedRows) !== 1) throw new RaceLost();
  await settle(tx, author, claim, { state: 'accepted', reason: '' });
}

function openClaimsOf(db: Db, playerId: string) {
  return db
    .selectFrom('player_claim')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();
}

function settle(
  tx: Write,
  author: Author,
  claim: PlayerClaimRow,
  change: Pick<PlayerClaimRow, 'state' | 'reason'>,
): Promise<void> {
  return move(tx, claim, { ...change, decided_at: author.now });
}

type ClaimNotice = {
  outcome: 'accepted' | 'refused';
  player: string;
  reason: string;
  mailOrigin: string | undefined;
};

async function notify(
  tx: Write,
  author: Author,
  claim: PlayerClaimRow,
  notice: ClaimNotice,
): Promise<void> {
  const { outcome, mailOrigin, ...about } = notice;
  if (mailOrigin === undefined) return;
  const claimant = await tx.db
    .selectFrom('user')
    .select('email')
    .where('id', '=', claim.user_id)
    .executeTakeFirstOrThrow();
  const language = languageNamed(claim.language);
  const letter = claimLetter(mailOrigin, language, outcome, claimant.email, about);
  await queueLetters(tx, author.now, [letter]);
}

/** Takes a record from its account again; whoever had it may ask anew. */
export async function unlinkPlayer(store: Store, author: Author, playerId: string): Promise<void> {
  await write(store, author, async (tx) => {
    const record = await selectRecord(tx.db, playerId).executeTakeFirst();
    if (!record || record.archived_at !== null) throw notFound('player.notFound');
    const subject = { userId: record.user_id, ...staffOf(record) };
    authorise(author.actor, 'player:unlink', { kind: 'player', ...subject });
    const account = record.user_id;
    if (account === null) throw refused('NOT_LINKED', textOf('record.noAccount'));
    await tx.db
      .updateTable('player')
      .set({ user_id: null, updated_at: author.now })
      .where('id', '=', playerId)
      .execute();
    await tx.db
      .updateTable('player_claim')
      .set({ state: 'ended', decided_at: author.now })
      .where('player_id', '=', playerId)
      .where('user_id', '=', account)
      .execute();
    tx.audit({
      action: 'player.claim-undo',
      subject: `player:${playerId}`,
      before: { account },
      after: { account: null },
    });
    tx.siteChanged();
  });
}
