/** A heading by its words: any of these stands in it and none of those. */
export type Meaning = {
  /** One of our columns, or a name with `#` for what is read in another way, or not at all. */
  column: string;
  any: readonly string[];
  not?: readonly string[];
};

/** The columns of a table that is imported. */
export type Shape<Column extends string> = {
  columns: readonly Column[];
  required: readonly Column[];
  /** The usual headings of a column, beside our own name for it: in small letters, both languages. */
  words: Partial<Record<Column, readonly string[]>>;
  /** Other headings by their meaning, the first that fits. */
  meanings: readonly Meaning[];
  /** The column that no row goes without. */
  main: Column;
  /** The columns that stand once for a block of rows. */
  fills: readonly Column[];
  /** The column of a counting word where no other is about that: NO., NA., # */
  counted?: Column;
  /** Reads a line with one single text as a heading of the rows below it. */
  section: (text: string) => Partial<Record<Column, string>> | undefined;
};

/** One row of a table: its line in the file, its texts by our columns, and its cells as they were. */
export type TableRow<Column extends string> = {
  row: number;
  cells: Partial<Record<Column, string>>;
  original: readonly string[];
};
