import { plural } from '../../plural.ts';

export const imports = {
  export: 'Export',
  titles: {
    fixtures: 'Import fixtures and results',
    teams: 'Import teams',
    players: 'Import players',
  },
  tables: {
    fixtures: 'Fixtures',
    results: 'Results',
    standings: 'Standings',
    teams: 'Teams',
    players: 'Players',
  },
  formats: { csv: 'CSV', xlsx: 'Excel' },
  text: 'Choose a CSV or Excel file, or paste a table or a list from a chat. Titles above the headings, merged cells and columns that are not known do no harm. Headings may be English or Swahili; those in bold are required. Nothing is saved before you have seen it.',
  /** Names for the columns in the language of the page, those that must be there first. */
  columnWords: { fixtures: [], teams: [], players: [] } as Record<string, readonly string[]>,
  known: {
    fixtures: 'A match is recognised by its day and its two teams. Missing teams are created.',
    teams: 'A team is recognised by its name and gender. Missing groups are created.',
    players: 'A player is recognised by name and team. The teams must exist already.',
  },
  columns: 'Columns',
  file: 'CSV or Excel file',
  gender: 'Gender of new teams',
  asFileSays: 'As the file says',
  preview: 'Preview',
  reading: 'Reading…',
  make: 'Import these',
  nothing: 'The file changes nothing: all its data are here already.',
  will: (created: number, updated: number) => `${created} new, ${updated} changed.`,
  done: (created: number, updated: number) => `Imported: ${created} created, ${updated} changed.`,
  new: 'new',
  changed: 'changed',
  errors: (n: number) =>
    plural('en', n, {
      one: '1 error. Nothing was saved.',
      other: `${n} errors. Nothing was saved.`,
    }),
  paste: 'Or paste a table or a list',
  pasteExample: '1. Asha Juma 7 setter',
  openQuestions: (n: number) =>
    plural('en', n, { one: '1 question to answer', other: `${n} questions to answer` }),
  answerFirst: 'Answer the questions, or import only the rows without one.',
  takeGood: (left: number) =>
    plural('en', left, {
      one: 'Import the good rows, 1 row back as a file',
      other: `Import the good rows, ${left} rows back as a file`,
    }),
  restFile: 'rest',
  reason: 'Reason',
  rows: (rows: string, count: number) =>
    plural('en', count, { one: `Row ${rows}`, other: `${count} rows: ${rows}` }),
  questions: {
    days: (value: string) => `How is ${value} to be read?`,
    team: (value: string) => `Which team is “${value}”?`,
    noTeam: 'These rows have no team',
  },
  newTeam: 'A new team',
  newTeams: (n: number) =>
    plural('en', n, {
      one: 'This team will be created:',
      other: `These ${n} teams will be created:`,
    }),
  noTeam: 'In no team',
  leaveOut: 'Leave out',
  choose: 'Choose',
  toLookAt: 'To look at',
  understood: 'How the file was read',
  headingsIn: (row: number) => `The headings stand in row ${row}.`,
  filled: (n: number) =>
    plural('en', n, {
      one: '1 row was filled from above.',
      other: `${n} rows were filled from above.`,
    }),
  ignored: (names: string) => `Not read: ${names}`,
  remembered: 'The columns are those that were chosen for such a file before.',
  leftOut: (rows: string) => `Rows that are not part of the table: ${rows}.`,
  dayOrders: {
    day: 'Days such as 3/4 are read day first.',
    month: 'Days such as 3/4 are read month first.',
  },
  otherOrder: 'Read them the other way',
  columnsByHand: 'Choose the columns by hand',
  notRead: 'not read',
  leaveTimes: 'Keep the days, times, venues and courts of existing matches',
  moves: (n: number) =>
    plural('en', n, {
      one: '1 match would get another time, venue or court.',
      other: `${n} matches would get another time, venue or court.`,
    }),
};
