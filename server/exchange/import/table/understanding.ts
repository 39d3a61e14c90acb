import type { ImportDecisions } from '#contract/administration/import-decisions.ts';
import type { Faults } from '../read/faults.ts';
import type { CsvRecord } from '../read/read-csv.ts';
import type { Shape } from './shape.ts';

/** The facts that are known before a file is read. */
export type Understanding<Column extends string> = {
  shape: Shape<Column>;
  decisions: ImportDecisions;
  faults: Faults;
  /** The columns that a person chose for such headings before. */
  recall?: ((key: string) => Promise<(string | null)[] | undefined>) | undefined;
  /** A list without headings, as records of our own columns. */
  asList?: ((text: string) => CsvRecord[]) | undefined;
  /** A text alone on its line that is the name of a team we know. */
  isTeam?: ((text: string) => boolean) | undefined;
  /** The required columns that somebody else answers for. */
  given?: readonly Column[];
};
