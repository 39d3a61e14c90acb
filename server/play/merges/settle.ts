import type { MergeKind } from '#contract/merges/merge.ts';
import type { Author } from '#server/platform/db/write.ts';
import { settleConsent } from '#server/play/consents/commands.ts';
import type { ResultsWrite } from '#server/play/scoring/settled.ts';
import type { Change } from './move-rows.ts';

/** The work that follows when rows have gone from one record to another, or back. */
export async function settleAfter(
  tx: ResultsWrite,
  author: Author,
  kind: MergeKind,
  ids: readonly string[],
  changes: readonly Change[],
): Promise<void> {
  const updated_at = author.now;
  await tx.db
    .updateTable(kind)
    .set({ updated_at })
    .where('id', 'in', [...ids])
    .execute();
  if (kind === 'player') for (const id of ids) await settleConsent(tx, author, id);
  if (kind !== 'team') return;
  const players = idsIn(changes, 'player');
  if (players.length > 0) {
    await tx.db.updateTable('player').set({ updated_at }).where('id', 'in', players).execute();
  }
  const matches = idsIn(changes, 'match');
  if (matches.length > 0) {
    // Calendars and programs hear of the other team by the plan of the match.
    await tx.db
      .updateTable('match')
      .set((eb) => ({
        updated_at,
        plan_version: eb('plan_version', '+', 1),
        plan_changed_at: author.now,
      }))
      .where('id', 'in', matches)
      .execute();
  }
  const leagues = await tx.db
    .selectFrom('league_team')
    .select('league_id')
    .where('team_id', 'in', [...ids])
    .distinct()
    .execute();
  for (const { league_id } of leagues) tx.leagueChanged(league_id);
}

function idsIn(changes: readonly Change[], table: string): string[] {
  const ids = changes.flatMap((change) =>
    change.table === table && 'key' in change ? [String(change.key.id)] : [],
  );
  return [...new Set(ids)];
}
