import type { ImportResult, ImportTable } from '#contract/administration/import.ts';
import type { ImportDecisions } from '#contract/administration/import-decisions.ts';
import type { Gender } from '#contract/primitives.ts';
import { textOf } from '#contract/text/text.ts';
import { can } from '#domain/access/can.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { getOpenLeague } from '#server/play/leagues/commands.ts';
import type { ResultsWrite } from '#server/play/scoring/settled.ts';
import { writeResults } from '#server/play/scoring/write-results.ts';
import { getTeam } from '#server/play/teams/queries.ts';
import { unlessDry } from './dry-run.ts';
import { fixtureChange } from './fixture-change.ts';
import { readGroupNames } from './group-names.ts';
import { type Findings, importPlayers, PLAYER_SHAPE } from './import-players.ts';
import { importTeams, TEAM_SHAPE } from './import-teams.ts';
import { newTeamsOf, planImport } from './plan-import.ts';
import { createQuestions, type Questions } from './questions.ts';
import { createFaults, type Faults } from './read/faults.ts';
import type { ImportRow } from './read/import-row.ts';
import type { TableFile } from './read/table-file.ts';
import { readFixtures } from './read-fixtures.ts';
import { type ReadImport, readImport } from './read-import.ts';
import { type ImportedList, keepColumns } from './remembered-columns.ts';
import { located, restOfFile } from './rest-of-file.ts';
import { decideDayOrder } from './table/day-order.ts';
import type { Shape } from './table/shape.ts';
import type { Understood } from './table/understand-table.ts';
import { readTeamNames } from './team-names.ts';
import { writeImport } from './write-import.ts';

/** Options of an import. */
type ImportMode = {
  dryRun?: boolean | undefined;
  /** Takes the rows that are good, and gives the others back. */
  partial?: boolean | undefined;
  decisions?: ImportDecisions | undefined;
};

export type ImportOptions = {
  /** The gender of the teams that the league does not know yet. */
  gender?: Gender | undefined;
  /** `false`: each team that is not there is asked for, and none is made by itself. */
  newTeams?: boolean | undefined;
};

/**
 * Takes fixtures and results of a league from a CSV text or an Excel file (the columns:
 * contract/administration/import.ts): all or nothing, or with `partial` the good rows. A match is known
 * by its day and its two teams; the same file again changes nothing, a changed one changes what it
 * says. A changed result takes the former one back in the match's log.
 */
export async function importFixtures(
  store: Store,
  author: Author,
  leagueId: string,
  file: TableFile,
  { gender, newTeams, dryRun, partial = false, decisions = {} }: ImportOptions & ImportMode = {},
): Promise<ImportResult> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  const read = await readFixtures(store, file, decisions, author.now);
  return unlessDry(dryRun, (finish) =>
    writeResults(store, author, async (tx) => {
      const faults = read.faults.copy();
      const questions = read.questions.copy();
      const options = {
        gender: gender ?? decisions.gender,
        newTeams,
        faults,
        questions,
        decisions,
        partial,
        listsChanges: dryRun ?? false,
      };
      const result = await importRows(store, tx, author, leagueId, read.rows, options);
      await rememberColumns(tx, author, 'fixtures', read, decisions);
      const report = reportOf({ ...read, faults, questions }, partial);
      return finish(dryRun || partial || faults.count() > 0 ? { ...result, ...report } : result);
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
    newTeams = true,
    faults = createFaults(),
    questions = createQuestions(),
    decisions = {},
    partial = false,
    listsChanges = false,
  }: ImportOptions & {
    faults?: Faults;
    questions?: Questions;
    decisions?: ImportDecisions;
    partial?: boolean;
    listsChanges?: boolean;
  } = {},
): Promise<ImportResult> {
  await getOpenLeague(tx.db, leagueId);
  const mayCreate = can(author.actor, 'team:create', { kind: 'site' });
  const teams = await readTeamNames(tx.db, leagueId, gender, mayCreate);
  const groups = await readGroupNames(tx.db, leagueId);
  const names = { teams, groups };
  const findings = { faults, questions, decisions, asksNewTeams: !newTeams };
  const planned = await planImport(store, tx, leagueId, rows, names, author.now, findings);
  if (faults.count() > 0 && !partial) return { created: 0, updated: 0, ...faults.report() };
  const counts = await writeImport(tx, store, author, leagueId, groups, planned);
  if (planned.length > 0) tx.leagueChanged(leagueId);
  return {
    ...counts,
    errors: [],
    ...(listsChanges ? { changes: planned.map(fixtureChange), newTeams: newTeamsOf(planned) } : {}),
  };
}

/** Thrown inside the transaction, so that nothing of the file is kept; with what `decisions` can answer. */
export function faultyFile({
  errors,
  errorCount = errors.length,
  questions = [],
}: Pick<ImportResult, 'errors' | 'errorCount' | 'questions'>): AppError {
  return new AppError('REFUSED', textOf('import.failed'), {
    refusal: 'IMPORT_ERRORS',
    members: { created: 0, updated: 0, errors, errorCount, questions },
  });
}

type PeopleOptions = ImportMode & {
  league?: string | undefined;
  /** Of players whose row names no team. */
  team?: string | undefined;
};

/**
 * Teams or players from a file, all or nothing, or with `partial` what is good; with a league the teams are
 * entered in it, and names of teams are those of the league first. The same file again changes nothing.
 */
export async function importPeople(
  store: Store,
  author: Author,
  table: ImportTable,
  file: TableFile,
  { league, team, dryRun, partial = false, decisions = {} }: PeopleOptions,
): Promise<ImportResult> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  const own = team === undefined ? undefined : await getTeam(store, team);
  const shape: Shape<string> = table === 'teams' ? TEAM_SHAPE : PLAYER_SHAPE;
  const read = await readImport(store, table, file, shape, { decisions });
  return unlessDry(dryRun, (finish) =>
    write(store, author, async (tx) => {
      const { faults, notes, questions } = read;
      const found = {
        ...read,
        faults: faults.copy(),
        notes: notes.copy(),
        questions: questions.copy(),
      };
      if (league !== undefined) await getOpenLeague(tx.db, league);
      const changes = await importTable(tx, author, table, found, { league, own, decisions });
      const report = reportOf(found, partial);
      if (!partial && found.faults.count() > 0) throw faultyFile(report);
      const created = changes.filter(({ what }) => what === 'new').length;
      const counts = { created, updated: changes.length - created };
      if (changes.length > 0)
        tx.audit({
          action: `${table}.import`,
          subject: table,
          after: { ...counts, errors: report.errors.length },
        });
      await rememberColumns(tx, author, table, read, decisions);
      const shown = { ...(dryRun ? { changes } : {}) };
      return finish({ ...counts, ...(dryRun || partial ? report : { errors: [] }), ...shown });
    }),
  );
}

type PeopleOf = {
  league: string | undefined;
  own: { id: string; name: string } | undefined;
  decisions: ImportDecisions;
};

async function importTable(
  tx: Write,
  author: Author,
  table: ImportTable,
  read: ReadImport<string>,
  { league, own, decisions }: PeopleOf,
) {
  const { understood, questions } = read;
  if (understood === undefined) return [];
  const rows = understood.rows.filter(({ row }) => !read.faults.has(row));
  // Without the columns that it needs no row of a file can be read.
  if (read.faults.has(understood.reading.headerRow) || read.faults.has(1)) return [];
  const findings: Findings = read;
  if (table === 'teams') {
    const known = await readTeamNames(tx.db, league ?? '', undefined, true);
    const gender = read.gender ?? decisions.gender ?? known.gender;
    const hasColumn = understood.reading.headings.some(({ column }) => column === 'gender');
    const says = hasColumn || understood.rows.some(({ cells }) => cells.gender !== undefined);
    if (!says && gender === undefined) {
      read.faults.add(
        Math.max(1, understood.reading.headerRow),
        'gender',
        textOf('import.columnMissing'),
      );
      return [];
    }
    return importTeams(tx, author, rows, { league, gender, decisions }, findings);
  }
  const when = { of: 'birth', now: author.now, decided: decisions.dayOrder } as const;
  const { order, days } = decideDayOrder(rows, 'dateOfBirth', when, questions);
  understood.reading.days = days;
  const hasTeams = understood.headings.has('team') || rows.some(({ cells }) => cells.team);
  return importPlayers(
    tx,
    author,
    rows,
    { league, team: own, hasTeams, order, decisions },
    findings,
  );
}

/** The report on a file, in the file's own words. */
function reportOf<Column extends string>(
  { understood, faults, notes, questions }: ReadImport<Column>,
  partial: boolean,
): Pick<ImportResult, 'errors' | 'errorCount' | 'notes' | 'questions' | 'reading' | 'rest'> {
  const { errors, errorCount } = faults.report();
  if (understood === undefined) return { errors, ...(errorCount > 0 ? { errorCount } : {}) };
  const noted = notes.report().errors;
  return {
    errors: located(errors, understood),
    ...(errorCount > 0 ? { errorCount } : {}),
    notes: located(noted, understood),
    questions: questions.list(),
    reading: understood.reading,
    ...(partial ? { rest: restOfFile(understood, faults.has) } : {}),
  };
}

async function rememberColumns(
  tx: Write,
  { now }: Author,
  list: ImportedList,
  { understood }: { understood: Pick<Understood<string>, 'key'> | undefined },
  { columns }: ImportDecisions,
): Promise<void> {
  if (columns !== undefined && understood !== undefined)
    await keepColumns(tx, list, understood.key, columns, now);
}
