import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { bumpMatch, getMatchRow } from '#server/play/matches/commands.ts';
import { findCountedPlayer } from '#server/play/players/queries.ts';
import { listCrewIds } from './queries.ts';

/** Chooses the player of a match, in place of the one chosen before; null takes the choice back. */
export async function chooseBestPlayer(
  store: Store,
  author: Author,
  matchId: string,
  playerId: string | null,
): Promise<void> {
  await write(store, author, async (tx) => {
    const match = await getMatchRow(tx.db, matchId);
    const crewIds = await listCrewIds(tx.db, matchId);
    authorise(author.actor, 'match:best-player', {
      kind: 'crew',
      matchId,
      crewIds,
      leagueId: match.league_id,
    });
    const before = await tx.db
      .selectFrom('best_player')
      .select('player_id')
      .where('match_id', '=', matchId)
      .executeTakeFirst();
    await tx.db.deleteFrom('best_player').where('match_id', '=', matchId).execute();
    if (playerId !== null) {
      if (match.winner === null) throw refused('NO_RESULT', textOf('bestPlayer.noResult'));
      await mustHavePlayed(tx, author, playerId, [match.team1_id, match.team2_id]);
      await tx.db
        .insertInto('best_player')
        .values({ match_id: matchId, player_id: playerId, chosen_at: author.now })
        .execute();
    }
    await bumpMatch(tx, store, author, match, {});
    tx.audit({
      action: 'match.best-player',
      subject: `match:${matchId}`,
      before: { player: before?.player_id ?? null },
      after: { player: playerId },
    });
  });
}

/** Of one of the two teams, and somebody whom the page of the match may name. */
async function mustHavePlayed(
  { db }: Write,
  author: Author,
  playerId: string,
  teams: readonly string[],
): Promise<void> {
  const row = await db
    .selectFrom('player')
    .select('team_id')
    .where('id', '=', playerId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!row?.team_id || !teams.includes(row.team_id)) {
    throw refused('NOT_IN_TEAM', textOf('bestPlayer.notInTeams'), 'player');
  }
  if (!(await findCountedPlayer(db, playerId, author.now))) {
    throw refused('NO_CONSENT', textOf('bestPlayer.noConsent'), 'player');
  }
}
