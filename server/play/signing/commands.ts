import type { HandSignature } from '#contract/signing/signing.ts';
import { textOf } from '#contract/text/text.ts';
import {
  refuseSigning,
  type SigningPlace,
  signingSide,
} from '#domain/volleyball/scoresheet/signing.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { HandedSignatureRow } from '#server/platform/db/tables/desk-tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { refused, refusedByRule } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { hashToken, newSecretToken } from '#server/platform/http/secret-token.ts';
import { holdMatch } from '#server/play/matches/hold-match.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { getScoredMatch } from '#server/play/seats/queries.ts';
import { sealAt } from './place.ts';
import { getSigning } from './queries.ts';

/** The signer stands at the table. */
const LINK_MS = 2 * 60 * 60 * 1000;
/** Of one place, the table is asked for no more. */
const MOST_HANDED = 20;

/** A link to one place for a signature; the one before it opens nothing any more. */
export async function createSigningLink(
  store: Store,
  author: Author,
  matchId: string,
  { paper, role }: SigningPlace,
): Promise<{ token: string; expiresAt: number }> {
  return write(store, author, async (tx) => {
    await getScoredMatch(tx.db, author.actor, matchId);
    const token = newSecretToken('sign');
    const expiresAt = author.now + LINK_MS;
    const link = {
      id: newId(author.now),
      token_hash: hashToken(token),
      created_at: author.now,
      expires_at: expiresAt,
    };
    await tx.db
      .insertInto('signing_link')
      .values({ match_id: matchId, paper, role, ...link })
      .onConflict((place) => place.columns(['match_id', 'paper', 'role']).doUpdateSet(link))
      .execute();
    const after = { paper, role, link: link.id, expiresAt };
    tx.audit({ action: 'match.signing-link', subject: `match:${matchId}`, after });
    return { token, expiresAt };
  });
}

/** Signs on a device of one's own: the table takes it into the log, or leaves it. */
export async function handSignature(
  store: Store,
  author: Author,
  matchId: string,
  place: SigningPlace,
  { seal, name, drawing, protest }: HandSignature,
): Promise<void> {
  const { actor } = author;
  await write(store, author, async (tx) => {
    const { match, subject } = await getSigning(tx.db, matchId, place);
    authorise(actor, 'match:sign', subject);
    const log = await readLog(tx.db, match, store.logs);
    const refusal = refuseSigning(log, place);
    if (refusal) throw refusedByRule(refusal);
    if (seal !== sealAt(log, place)) {
      throw refused('SIGNED_OTHER', textOf('signing.changed'), 'seal');
    }
    const user = actor.kind === 'user' ? actor : null;
    if (user === null && drawing === undefined) {
      throw refused('DRAWING_MISSING', textOf('signing.drawingMissing'), 'drawing');
    }
    await keepHanded(tx, author.now, matchId, place, {
      manner: user ? 'account' : 'own-device',
      user_id: user?.id ?? null,
      name: user?.name ?? name ?? null,
      drawing: drawing ?? null,
      protest: protest && place.paper === 'sheet' ? 1 : 0,
      seal,
    });
  });
}

type Handed = Pick<
  HandedSignatureRow,
  'manner' | 'user_id' | 'name' | 'drawing' | 'protest' | 'seal'
>;

async function keepHanded(
  tx: Write,
  now: number,
  matchId: string,
  { paper, role }: SigningPlace,
  handed: Handed,
): Promise<void> {
  // Two signatures at once would not know of each other.
  await holdMatch(tx, matchId);
  const before = await tx.db
    .selectFrom('handed_signature')
    .select(['paper', 'role', 'user_id'])
    .where('match_id', '=', matchId)
    .execute();
  const here = before.filter((row) => row.paper === paper && row.role === role);
  if (here.length >= MOST_HANDED) {
    throw refused('SIGNATURE_LIMIT', textOf('signing.tooMany', { max: MOST_HANDED }));
  }
  const side = signingSide(role);
  const isOwn = (row: { user_id: string | null }) =>
    row.user_id !== null && row.user_id === handed.user_id;
  if (before.some((row) => isOwn(row) && signingSide(row.role) !== side)) {
    throw refused('OTHER_SIDE', textOf('signing.otherSide'));
  }
  const id = newId(now);
  await tx.db
    .insertInto('handed_signature')
    .values({ id, match_id: matchId, paper, role, ...handed, handed_at: now })
    .execute();
  tx.seatsChanged(matchId);
  const after = { paper, role, signature: id, manner: handed.manner };
  tx.audit({ action: 'match.hand-signature', subject: `match:${matchId}`, after });
}
