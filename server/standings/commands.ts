import type { Adjustment, Placing, Withdrawal } from '#contract/league.ts';
import { newId } from '#server/db/id.ts';
import type { Store } from '#server/db/store.ts';
import type { TableEntryRow } from '#server/db/tables.ts';
import { type Author, type Write, write } from '#server/db/write.ts';
import { refused } from '#server/errors/app-error.ts';
import { authorise } from '#server/errors/authorise.ts';
import { getOpenLeague } from '#server/leagues/commands.ts';

type TableEntry =
  | ({ kind: 'adjustment' } & Adjustment)
  | ({ kind: 'withdrawal' } & Withdrawal)
  | ({ kind: 'placing' } & Placing);

/** Points given or taken, a withdrawal, a last place by decree: kept as the organiser said it. */
export async function addTableEntry(
  store: Store,
  author: Author,
  leagueId: string,
  { kind, team, ...body }: TableEntry,
): Promise<{ id: string; team: string; at: number }> {
  authorise(author.actor, 'league:write', { kind: 'league' });
  return write(store, author, async ({ db, audit, siteChanged }) => {
    await getOpenLeague(db, leagueId);
    const entered = await db
      .selectFrom('league_team')
      .select('team_id')
      .where('league_id', '=', leagueId)
      .where('team_id', '=', team)
      .executeTakeFirst();
    if (!entered) throw refused('NOT_IN_LEAGUE', 'This team is not in the league.', 'team');
    const id = newId(author.now);
    const row: TableEntryRow = {
      id,
      league_id: leagueId,
      team_id: team,
      kind,
      body: JSON.stringify(body),
      created_at: author.now,
    };
    if (kind !== 'adjustment') await replaceEntries(db, row);
    await db.insertInto('table_entry').values(row).execute();
    audit({ action: `league.${kind}`, subject: `league:${leagueId}`, after: { team, ...body } });
    siteChanged();
    return { id, team, at: author.now };
  });
}

/** A team withdraws once and is placed once: saying it again replaces. Adjustments add up. */
async function replaceEntries(db: Write['db'], row: TableEntryRow): Promise<void> {
  await db
    .deleteFrom('table_entry')
    .where('league_id', '=', row.league_id)
    .where('team_id', '=', row.team_id)
    .where('kind', '=', row.kind)
    .execute();
}
