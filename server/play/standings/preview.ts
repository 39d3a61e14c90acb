import type { LeagueRules } from '#contract/leagues/league.ts';
import type { StandingsRow, TablePreview } from '#contract/leagues/standings.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author } from '#server/platform/db/write.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { readTableFacts, tableOf } from './queries.ts';

/** The tables of a league before and after other rules; nothing is saved. Throws not-found. */
export async function previewTables(
  store: Store,
  author: Author,
  leagueId: string,
  rules: LeagueRules,
): Promise<TablePreview> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  const facts = await readTableFacts(store, leagueId);
  const { league } = facts;
  const pointsSystem = rules.pointsScheme ? 'own' : (rules.pointsSystem ?? league.pointsSystem);
  const pointsScheme = rules.pointsScheme ?? league.pointsScheme;
  if (pointsSystem === 'own' && pointsScheme === null) {
    throw refused('POINTS_MISSING', textOf('points.ownMissing'), 'pointsScheme');
  }
  const changed = { ...facts, league: { ...league, ...rules, pointsSystem, pointsScheme } };
  const groups = league.groups.length > 0 ? league.groups : [null];
  const tables = groups.map((group) => {
    const view = group === null ? {} : { group: group.id };
    const before = new Map(tableOf(facts, view).rows.map((row) => [row.team.id, place(row)]));
    const rows = tableOf(changed, view).rows.map((row) => ({
      team: row.team,
      before: before.get(row.team.id)!,
      after: place(row),
    }));
    return { group: group?.name ?? null, rows };
  });
  return { tables };
}

function place({ rank, position, points }: StandingsRow) {
  return { rank, position, points };
}
