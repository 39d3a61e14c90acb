import type { CreateMatch, UpdateMatch } from '#contract/matches/match.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author } from '#server/platform/db/write.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { holdLeague } from '#server/play/leagues/hold-league.ts';
import { writeResults } from '#server/play/scoring/write-results.ts';
import { bumpMatch, fixtureColumns, fixtureOf, getOwnMatchRow, leagueIdOf } from './commands.ts';

/** Another day, place, group or, before it has begun, other teams, league and rules. */
export async function updateMatch(
  store: Store,
  author: Author,
  id: string,
  { reason, ...input }: UpdateMatch,
): Promise<void> {
  await writeResults(store, author, async (tx) => {
    const row = await getOwnMatchRow(tx.db, id, author.actor, 'match:write');
    const before = fixtureOf(row);
    const after: CreateMatch = { ...before, ...input };
    // Only a person who runs the other league too may move a match into it.
    const into = { kind: 'league', id: leagueIdOf(after.matchType) } as const;
    authorise(author.actor, 'match:write', into);
    const movesLeague = after.matchType !== before.matchType;
    if (movesLeague && input.group === undefined) after.group = null;
    const moved = (['team1', 'team2', 'matchType'] as const).find(
      (field) => after[field] !== before[field],
    );
    if (row.seq > 0 && moved) {
      throw refused('MATCH_STARTED', textOf('match.begunTeamsFixed'), moved);
    }
    if (row.seq > 0 && input.rules !== undefined) {
      throw refused('MATCH_STARTED', textOf('match.begunRulesFixed'), 'rules');
    }
    if (moved) await holdLeague(tx.db, after.matchType);
    const { rules, ...columns } = await fixtureColumns(tx, after, before);
    const changed = {
      ...columns,
      ...(input.matchTime === undefined ? {} : { not_before: 0 }),
      ...(input.rules === undefined ? {} : { rules }),
    };
    await bumpMatch(tx, store, author, row, changed, reason);
    const change = { ...input, ...(reason !== undefined && { reason }) };
    tx.audit({ action: 'match.update', subject: `match:${id}`, before, after: change });
    // The tables of both groups are other ones now.
    if (columns.group_id !== row.group_id && columns.league_id !== null)
      tx.leagueChanged(columns.league_id);
  });
}
