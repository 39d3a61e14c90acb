import { textOf } from '#contract/text/text.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { hashToken, newSecretToken } from '#server/platform/http/secret-token.ts';
import { getOwnMatchRow } from '#server/play/matches/commands.ts';
import { holdMatch } from '#server/play/matches/hold-match.ts';
import { endOf, outOfHours } from './link-end.ts';
import { hashPin, newPin } from './pin.ts';
import { findLinkByPin } from './queries.ts';

const LINK_LIFE_MS = 48 * 60 * 60 * 1000;

type NewLink = {
  matchId: string;
  pinHash: string | null;
  createdBy: string | null;
  expiresAt: number;
};

async function insertLink({ db }: Write, now: number, link: NewLink) {
  const token = newSecretToken('score');
  const id = newId(now);
  await db
    .insertInto('scorer_link')
    .values({
      id,
      match_id: link.matchId,
      token_hash: hashToken(token),
      pin_hash: link.pinHash,
      created_by: link.createdBy,
      created_at: now,
      expires_at: link.expiresAt,
      revoked_at: null,
    })
    .execute();
  return { id, token };
}

/** A link of one device to a match that somebody else let it open: by the link of a court. */
export async function openByCourtLink(
  tx: Write,
  now: number,
  opened: { matchId: string; courtLink: string; createdBy: string | null; expiresAt: number },
): Promise<{ token: string }> {
  const { matchId, courtLink, createdBy, expiresAt } = opened;
  const { id, token } = await insertLink(tx, now, { matchId, createdBy, expiresAt, pinHash: null });
  const after = { link: id, byCourtLink: courtLink, expiresAt };
  tx.audit({ action: 'match.link', subject: `match:${matchId}`, after });
  return { token };
}

/** A PIN that no link has had yet. */
async function freshPin(store: Store): Promise<{ pin: string; pinHash: string }> {
  for (;;) {
    const pin = newPin();
    const pinHash = await hashPin(pin);
    const taken = await store.db
      .selectFrom('scorer_link')
      .select('id')
      .where('pin_hash', '=', pinHash)
      .executeTakeFirst();
    if (!taken) return { pin, pinHash };
  }
}

/** A link that scores one match without an account, and its PIN, until two days after it begins. */
export async function createScorerLink(
  store: Store,
  author: Author,
  matchId: string,
): Promise<{ id: string; token: string; pin: string; expiresAt: number }> {
  const { pin, pinHash } = await freshPin(store);
  return write(store, author, async (tx) => {
    const row = await getOwnMatchRow(tx.db, matchId, author.actor, 'match:share');
    const expiresAt = Math.max(author.now, row.starts_at) + LINK_LIFE_MS;
    const createdBy = author.actor.kind === 'user' ? author.actor.id : null;
    const { id, token } = await insertLink(tx, author.now, {
      matchId,
      pinHash,
      createdBy,
      expiresAt,
    });
    tx.audit({
      action: 'match.link',
      subject: `match:${matchId}`,
      after: { link: id, expiresAt },
    });
    return { id, token, pin, expiresAt };
  });
}

/** A link of this device's own, for the PIN of another one; it ends when that one does. */
export async function exchangePin(
  store: Store,
  author: Author,
  pin: string,
): Promise<{ matchId: string; token: string; expiresAt: number }> {
  authorise(author.actor, 'match:enter-pin', { kind: 'site' });
  const pinHash = await hashPin(pin);
  return write(store, author, async (tx) => {
    const source = await findLinkByPin(tx.db, pinHash);
    if (!source) {
      const errors = [{ field: 'pin', text: textOf('pin.notOfMatch') }];
      throw new AppError('WRONG_CREDENTIALS', textOf('pin.noMatch'), { errors });
    }
    const { match_id: matchId, expires_at: expiresAt } = source;
    // A link that is just being made of a PIN would outlive the end of all.
    await holdMatch(tx, matchId);
    // Read again: they may have been ended while we waited.
    const newest = (await findLinkByPin(tx.db, pinHash)) ?? source;
    const end = endOf(newest, author.now) ?? outOfHours(newest, author.now);
    if (end) throw end;
    const { id, token } = await insertLink(tx, author.now, {
      matchId,
      expiresAt,
      pinHash: null,
      createdBy: source.created_by,
    });
    const after = { link: id, byPinOf: source.id, expiresAt };
    tx.audit({ action: 'match.link', subject: `match:${matchId}`, after });
    return { matchId, token, expiresAt };
  });
}

/** Ends every link and PIN of a match at once. */
export async function revokeScorerLinks(
  store: Store,
  author: Author,
  matchId: string,
): Promise<void> {
  await write(store, author, async (tx) => {
    const { db, audit } = tx;
    await getOwnMatchRow(db, matchId, author.actor, 'match:share');
    await holdMatch(tx, matchId);
    await db
      .updateTable('scorer_link')
      .set({ revoked_at: author.now })
      .where('match_id', '=', matchId)
      .where('revoked_at', 'is', null)
      .execute();
    audit({ action: 'match.unlink', subject: `match:${matchId}` });
  });
}
