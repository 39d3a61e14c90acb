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
  text: 'Choose a CSV or Excel file. Its first row names the columns, in English or Swahili; the columns in bold are required. Write days as 2026-11-23 or 23/11/2026. If one row is wrong, nothing is saved.',
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
};
