import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { holdRecords } from '#server/play/merges/records.ts';
import { leaguesOfTeams } from './subject-queries.ts';

/** Takes the last transfer of a player back, as long as the player is where it led to. */
export function undoTransfer(
  store: Store,
  author: Author,
  teamId: string,
  id: string,
): Promise<void> {
  return write(store, author, async ({ db, audit, siteChanged }) => {
    const transfer = await db
      .selectFrom('transfer')
      .selectAll()
      .where('id', '=', id)
      .where('to_team_id', '=', teamId)
      .executeTakeFirst();
    if (!transfer) throw notFound('transfer.notFound');
    const { player_id, from_team_id, former_number: jersey_number } = transfer;
    const leagueIds = await leaguesOfTeams(db, [teamId, from_team_id]);
    authorise(author.actor, 'player:transfer', { kind: 'records', leagueIds });
    // A transfer at the same moment comes before or after all of this.
    await holdRecords(db, 'player', [player_id]);
    const player = await db
      .selectFrom('player')
      .select('team_id')
      .where('id', '=', player_id)
      .executeTakeFirst();
    const newest = await db
      .selectFrom('transfer')
      .select('id')
      .where('player_id', '=', player_id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const [last, before] = await db
      .selectFrom('membership')
      .selectAll()
      .where('player_id', '=', player_id)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const isLast = newest?.id === id && player?.team_id === teamId;
    if (!isLast || last?.from_day !== transfer.day)
      throw refused('CHANGED_SINCE', textOf('transfer.changedSince'));
    await db.deleteFrom('membership').where('id', '=', last.id).execute();
    if (before && before.team_id === from_team_id && before.until_day === transfer.day) {
      await db
        .updateTable('membership')
        .set({ until_day: null })
        .where('id', '=', before.id)
        .execute();
    }
    if (from_team_id !== null && jersey_number !== null) {
      await db
        .deleteFrom('worn_shirt')
        .where('player_id', '=', player_id)
        .where('team_id', '=', from_team_id)
        .where('number', '=', jersey_number)
        .execute();
    }
    await db
      .updateTable('player')
      .set({ team_id: from_team_id, jersey_number, updated_at: author.now })
      .where('id', '=', player_id)
      .execute();
    await db.deleteFrom('transfer').where('id', '=', id).execute();
    audit({
      action: 'player.transfer-undo',
      subject: `player:${player_id}`,
      before: { team: teamId },
      after: { team: from_team_id },
    });
    siteChanged();
  });
}
