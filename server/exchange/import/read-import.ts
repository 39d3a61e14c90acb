import type { ImportDecisions } from '#contract/administration/import-decisions.ts';
import type { Gender } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import { soundOf } from './near-names.ts';
import { createQuestions, type Questions } from './questions.ts';
import { createFaults, type Faults } from './read/faults.ts';
import { unkeepable } from './read/import-row.ts';
import type { TableFile } from './read/table-file.ts';
import { type ImportedList, recallColumns } from './remembered-columns.ts';
import { listRecords } from './table/list-text.ts';
import { genderIn } from './table/sections.ts';
import type { Shape } from './table/shape.ts';
import { type Understood, understandTable } from './table/understand-table.ts';

/** A file as it was read, with what was found out about it so far. */
export type ReadImport<Column extends string> = {
  understood: Understood<Column> | undefined;
  faults: Faults;
  notes: Faults;
  questions: Questions;
  /** The gender that the titles name for the teams below. */
  gender: Gender | undefined;
};

/** The text of a row where it is as the column may hold it. */
const MAX_LENGTH = 500;

type Options = {
  decisions: ImportDecisions;
  /** The required columns that need not be there, for somebody else has said them. */
  isGiven?: (column: string) => boolean;
};

export async function readImport<Column extends string>(
  store: Store,
  list: ImportedList,
  file: TableFile,
  shape: Shape<Column>,
  { decisions, isGiven = () => false }: Options,
): Promise<ReadImport<Column>> {
  const faults = createFaults();
  const teams = list === 'players' ? await soundsOfTeams(store) : new Set<string>();
  const understood = await understandTable(file, {
    shape,
    decisions,
    faults,
    recall: (key) => recallColumns(store, list, key),
    isTeam: (text) => teams.has(soundOf(text)),
    ...(list === 'fixtures' ? {} : { asList: (text: string) => listRecords(text, list) }),
    given: shape.columns.filter((column) => isGiven(column) || column === 'gender'),
  });
  const gender = understood?.titles.map(genderIn).find((word) => word !== undefined) as Gender;
  for (const { row, cells } of understood?.rows ?? [])
    for (const column of shape.columns) {
      const fault = unkeepable(cells[column] ?? '', MAX_LENGTH);
      if (fault && list !== 'fixtures') faults.add(row, column, fault);
    }
  return { understood, faults, notes: createFaults(), questions: createQuestions(), gender };
}

async function soundsOfTeams({ db }: Store): Promise<Set<string>> {
  const teams = await db
    .selectFrom('team')
    .select('name')
    .where('archived_at', 'is', null)
    .execute();
  return new Set(teams.map(({ name }) => soundOf(name)));
}
