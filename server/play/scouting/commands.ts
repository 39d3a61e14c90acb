import type { WriteScouting } from '#contract/seats/scouting.ts';
import { textOf } from '#contract/text/text.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { readTouch } from '#domain/volleyball/statistics/touches/touch.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { bumpMatch, getMatchRow } from '#server/play/matches/commands.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { getSeat } from '#server/play/seats/queries.ts';

/**
 * The touches of one rally, in place of those before; the log, and with it the score, stays as it is. While
 * the match runs, pages read them with its next point: a line of their own would cost every reader twice.
 */
export async function writeScouting(
  store: Store,
  author: Author,
  matchId: string,
  rally: string,
  body: WriteScouting,
): Promise<void> {
  await write(store, author, async (tx) => {
    const { match, subject } = await getSeat(tx.db, matchId, 'statistician');
    authorise(author.actor, 'match:scout', subject);
    const log = await readLog(tx.db, match, store.logs);
    mustBeRally(log, rally);
    mustBeListed(log, body.touches);
    await tx.db
      .deleteFrom('rally_scouting')
      .where('match_id', '=', matchId)
      .where('event_id', '=', rally)
      .execute();
    if (body.touches.length > 0) {
      const row = { match_id: matchId, event_id: rally, written_at: author.now };
      await tx.db
        .insertInto('rally_scouting')
        .values({ ...row, body: JSON.stringify(body) })
        .execute();
    }
    tx.seatsChanged(matchId);
    if (log.state.status !== 'Live') {
      await bumpMatch(tx, store, author, await getMatchRow(tx.db, matchId), {});
    }
    const after = { rally, touches: body.touches.length };
    tx.audit({ action: 'match.scout', subject: `match:${matchId}`, after });
  });
}

function mustBeRally({ state }: MatchLog, rally: string): void {
  const isPlayed = state.sets.some(({ points }) =>
    points.some(({ event, origin }) => event === rally && origin === 'rally'),
  );
  if (!isPlayed) throw notFound('scouting.notFound');
}

/** Where a team handed in its list, nobody else touches the ball. */
function mustBeListed({ state }: MatchLog, touches: readonly string[]): void {
  for (const [index, code] of touches.entries()) {
    const touch = readTouch(code);
    if (touch === null || touch.player === null) continue;
    const { players } = state[touch.side];
    if (players === null || players.includes(touch.player)) continue;
    const text = textOf('scouting.notListed', { shirt: touch.player });
    throw refused('NOT_REGISTERED', text, `touches.${index}`);
  }
}
