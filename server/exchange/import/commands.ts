import type { ImportFaults, ImportResult, ImportTable } from '#contract/administration/import.ts';
import type { Gender } from '#contract/primitives.ts';
import { textOf } from '#contract/text/text.ts';
import { can } from '#domain/access/can.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { getOpenLeague } from '#server/play/leagues/commands.ts';
import type { ResultsWrite } from '#server/play/scoring/settled.ts';
import { writeResults } from '#server/play/scoring/write-results.ts';
import { getTeam } from '#server/play/teams/queries.ts';
import type { RawRow } from './changes-of.ts';
import { unlessDry } from './dry-run.ts';
import { fixtureChange } from './fixture-change.ts';
import { readGroupNames } from './group-names.ts';
import { importPlayers, PLAYER_SHAPE } from './import-players.ts';
import { importTeams, TEAM_SHAPE } from './import-teams.ts';
import { planImport } from './plan-import.ts';
import { createFaults, type Faults } from './read/faults.ts';
import { type ImportRow, unkeepable } from './read/import-row.ts';
import { readFixtures } from './read/read-file.ts';
import type { Shape } from './read/read-header.ts';
import { readTable } from './read/read-table.ts';
import { cellText, type TableFile } from './read/table-file.ts';
import { readTeamNames } from './team-names.ts';
import { writeImport } from './write-import.ts';

export type ImportOptions = {
  /** The gender of the teams that the league does not know yet. */
  gender?: Gender | undefined;
};

/**
 * Fixtures and results of a league from a CSV text or an Excel file (the columns: contract/administration/import.ts). All or nothing:
 * with one error anywhere nothing is kept. A match is known by its day and its two teams; the same
 * file again changes nothing, a changed one changes what it says. A changed result takes the former
 * one back in the match's log.
 */
export async function importFixtures(
  store: Store,
  author: Author,
  leagueId: string,
  file: TableFile,
  options: ImportOptions & { dryRun?: boolean | undefined } = {},
): Promise<ImportResult> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  const { dryRun, ...reading } = options;
  const { rows, faults } = await readFixtures(file);
  return unlessDry(dryRun, (finish) =>
    writeResults(store, author, async (tx) => {
      const report = { ...reading, faults: faults.copy(), listsChanges: dryRun ?? false };
      return finish(await importRows(store, tx, author, leagueId, rows, report));
    }),
  );
}

/** Also for the demo, which makes up its rows. */
export async function importRows(
  store: Store,
  tx: ResultsWrite,
  author: Author,
  leagueId: string,
  rows: readonly ImportRow[],
  {
    gender,
    faults = createFaults(),
    listsChanges = false,
  }: ImportOptions & { faults?: Faults; listsChanges?: boolean } = {},
): Promise<ImportResult> {
  await getOpenLeague(tx.db, leagueId);
  const mayCreate = can(author.actor, 'team:create', { kind: 'site' });
  const teams = await readTeamNames(tx.db, leagueId, gender, mayCreate);
  const groups = await readGroupNames(tx.db, leagueId);
  const names = { teams, groups };
  const planned = await planImport(store, tx, leagueId, rows, names, author.now, faults);
  if (faults.count() > 0) return { created: 0, updated: 0, ...faults.report() };
  const counts = await writeImport(tx, store, author, leagueId, groups, planned);
  if (planned.length > 0) tx.leagueChanged(leagueId);
  return {
    ...counts,
    errors: [],
    ...(listsChanges ? { changes: planned.map(fixtureChange) } : {}),
  };
}

/** Thrown inside the transaction, so that nothing of the file is kept. */
export function faultyFile(faults: ImportFaults): AppError {
  return new AppError('REFUSED', textOf('import.failed'), {
    refusal: 'IMPORT_ERRORS',
    members: { created: 0, updated: 0, ...faults },
  });
}

/** The text of a row where it is as the column may hold it. */
const MAX_LENGTH = 500;

type PeopleOptions = {
  league?: string | undefined;
  /** Of players whose row names no team. */
  team?: string | undefined;
  dryRun?: boolean | undefined;
};

/**
 * Teams or players from a file, all or nothing; with a league the teams are entered in it, and names
 * of teams are those of the league first. The same file again changes nothing.
 */
export async function importPeople(
  store: Store,
  author: Author,
  table: ImportTable,
  file: TableFile,
  { league, team, dryRun }: PeopleOptions,
): Promise<ImportResult> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  const own = team === undefined ? undefined : await getTeam(store, team);
  const faults = createFaults();
  const shape: Shape<string> = table === 'teams' ? TEAM_SHAPE : PLAYER_SHAPE;
  const rawRows: RawRow<string>[] = [];
  await readTable(file, shape, faults, (header, row, cells) => {
    const texts = [...header].map(([column, index]) => [column, cellText(cells[index] ?? '')]);
    for (const [column, text] of texts) {
      const fault = unkeepable(text!, MAX_LENGTH);
      if (fault) faults.add(row, column!, fault);
    }
    rawRows.push({ row, cells: Object.fromEntries(texts.filter(([, text]) => text !== '')) });
  });
  return unlessDry(dryRun, (finish) =>
    write(store, author, async (tx) => {
      const found = faults.copy();
      if (league !== undefined) await getOpenLeague(tx.db, league);
      const changes =
        table === 'teams'
          ? await importTeams(tx, author, rawRows, league, found)
          : await importPlayers(tx, author, rawRows, { league, team: own }, found);
      if (found.count() > 0) throw faultyFile(found.report());
      const created = changes.filter(({ what }) => what === 'new').length;
      const counts = { created, updated: changes.length - created, errors: [] };
      if (changes.length > 0)
        tx.audit({ action: `${table}.import`, subject: table, after: counts });
      return finish({ ...counts, ...(dryRun ? { changes } : {}) });
    }),
  );
}
