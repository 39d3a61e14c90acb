import type { StreamControl } from '#contract/seats/stream-control.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, RaceLost, write } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { getMatchRow } from '#server/play/matches/commands.ts';
import { standingLine } from '#server/play/scoring/live-line.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { getSeat } from '#server/play/seats/queries.ts';

/**
 * Chooses the overlay of a match. Its readers get the score once more as a line, by which open overlays read
 * themselves anew; for all others nothing has changed.
 */
export async function setStreamControl(
  store: Store,
  author: Author,
  matchId: string,
  control: StreamControl,
): Promise<void> {
  await write(store, author, async (tx) => {
    const { subject } = await getSeat(tx.db, matchId, 'stream');
    authorise(author.actor, 'stream:control', subject);
    const values = { body: JSON.stringify(control), set_at: author.now };
    await tx.db
      .insertInto('stream_control')
      .values({ match_id: matchId, ...values })
      .onConflict((row) => row.column('match_id').doUpdateSet(values))
      .execute();
    const match = await getMatchRow(tx.db, matchId);
    const version = match.version + 1;
    const updated = await tx.db
      .updateTable('match')
      .set({ version })
      .where('id', '=', matchId)
      .where('version', '=', match.version)
      .executeTakeFirst();
    if (Number(updated.numUpdatedRows) !== 1) throw new RaceLost();
    const log = await readLog(tx.db, match, store.logs);
    const line = JSON.stringify(standingLine(matchId, version, log, author.now));
    tx.matchChanged({ matchId, matchVersion: version, line });
    tx.audit({ action: 'match.stream-control', subject: `match:${matchId}`, after: control });
  });
}
