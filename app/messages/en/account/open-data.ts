import type { OpenData } from '#contract/open-data/open-data.ts';
import { plural } from '../../plural.ts';

type File = NonNullable<OpenData['file']>;

/** The page of the open data. */
export const openData = {
  title: 'Open data',
  description: 'All leagues, matches, results and logs as CSV and NDJSON, renewed every night.',
  intro:
    'All leagues, teams, matches and tables of this site, with the log of each match point by point, in one file. It is made anew every night. Children, and players whose age is not known, are not in it.',
  none: 'The organisers have not chosen a licence, so that no file is published. The API answers the same questions.',
  waiting: (licence: string) =>
    `The first file under ${licence} is being made. It is here within some minutes.`,
  licence: 'Licence',
  made: 'Made',
  download: (bytes: File['bytes']) => `Download (${(bytes / 1_000_000).toFixed(1)} MB)`,
  columns: 'Columns in words',
  contents: 'Tables',
  contentsText:
    'Each table is there as CSV and as NDJSON. schema.json describes the columns for programs (CSV on the Web). Ids are the same in every file and in the API.',
  rows: (n: number) =>
    plural('en', n, { one: '1 row', other: `${n.toLocaleString('en-GB')} rows` }),
  copyHead: 'The same tables elsewhere',
  copy: 'An empty Wavu takes the file and shows the same tables:',
  api: 'For developers',
};
