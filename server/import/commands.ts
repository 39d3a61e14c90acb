import type { ImportResult } from '#contract/import.ts';
import type { Gender } from '#contract/primitives.ts';
import { fillBrackets } from '#server/brackets/commands.ts';
import type { Store } from '#server/db/store.ts';
import { type Author, type Write, write } from '#server/db/write.ts';
import { notFound, refused } from '#server/errors/app-error.ts';
import { authorise } from '#server/errors/authorise.ts';
import { createFaults, type Faults } from './faults.ts';
import { readGroupNames } from './group-names.ts';
import type { ImportRow } from './import-row.ts';
import { planImport } from './plan-import.ts';
import { readFixtures } from './read-file.ts';
import { readTeamNames } from './team-names.ts';
import { writeImport } from './write-import.ts';

export type ImportOptions = {
  /** Of the teams that the league does not know yet. */
  gender?: Gender | undefined;
};

/**
 * Fixtures and results of a league from a CSV text (the columns: contract/import.ts). All or nothing:
 * with one error anywhere nothing is kept. A match is known by its day and its two teams; the same
 * file again changes nothing, a changed one changes what it says. A changed result takes the former
 * one back in the match's log.
 */
export async function importFixtures(
  store: Store,
  author: Author,
  leagueId: string,
  csv: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  authorise(author.actor, 'league:write', { kind: 'league' });
  const { rows, faults } = await readFixtures(csv);
  return write(store, author, (tx) => {
    return importRows(store, tx, author, leagueId, rows, { ...options, faults: faults.copy() });
  });
}

/** Also for the demo, which makes up its rows. */
export async function importRows(
  store: Store,
  tx: Write,
  author: Author,
  leagueId: string,
  rows: readonly ImportRow[],
  { gender, faults = createFaults() }: ImportOptions & { faults?: Faults } = {},
): Promise<ImportResult> {
  await lockLeague(store, tx, leagueId);
  const teams = await readTeamNames(tx.db, leagueId, gender);
  const groups = await readGroupNames(tx.db, leagueId);
  const names = { teams, groups };
  const planned = await planImport(store, tx, leagueId, rows, names, author.now, faults);
  if (faults.count() > 0) return { created: 0, updated: 0, errors: faults.list() };
  const counts = await writeImport(tx, author, leagueId, groups, planned);
  if (planned.length > 0) await fillBrackets(tx, store, author, leagueId);
  return { ...counts, errors: [] };
}

/** Two imports into one league go one after the other, else both would make the same matches. */
async function lockLeague(store: Store, tx: Write, leagueId: string): Promise<void> {
  const query = tx.db.selectFrom('league').select('archived_at').where('id', '=', leagueId);
  const locked = store.engine === 'postgres' ? query.forUpdate() : query;
  const league = await locked.executeTakeFirst();
  if (!league) throw notFound('League');
  if (league.archived_at !== null) throw refused('LEAGUE_ARCHIVED', 'This league is archived.');
}
