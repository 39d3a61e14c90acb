import type { Signature, SignatureList } from '#contract/matches/signature.ts';
import type { Actor } from '#domain/access/actor.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { findMatchLog } from '#server/play/matches/queries.ts';
import { getScoringSubject } from '#server/play/matches/scorer-queries.ts';
import { listHanded } from '#server/play/signing/queries.ts';
import { waitingViews } from '#server/play/signing/views.ts';
import { signatureViews } from './views.ts';

/** The signatures that stand with their drawings, and those that wait, for whoever may score the match. */
export async function listSignatures(
  store: Store,
  actor: Actor,
  matchId: string,
): Promise<SignatureList> {
  const log = await findMatchLog(store, matchId);
  if (log === undefined) throw notFound('match.notFound');
  authorise(actor, 'match:score', await getScoringSubject(store.db, matchId));
  return {
    items: await drawnSignatures(store.db, matchId, log),
    next: null,
    waiting: waitingViews(log, await listHanded(store.db, matchId)),
  };
}

/** The same from a log that has been read, once it is known that the reader may see drawings. */
export async function drawnSignatures(
  db: Database,
  matchId: string,
  log: MatchLog,
): Promise<Signature[]> {
  const rows = await db
    .selectFrom('signature')
    .select(['event_id', 'drawing'])
    .where('match_id', '=', matchId)
    .execute();
  return signatureViews(log, new Map(rows.map((row) => [row.event_id, row.drawing])));
}
