import { type ChosenLicence, LICENCES } from '#contract/open-data/open-data.ts';
import { TABLE_KEYS } from '#server/exchange/portable/table-order.ts';
import { type ColumnType, type Dataset, publishedColumns } from './datasets/dataset.ts';
import { DATASETS } from './datasets/datasets.ts';

/** The name of the schema, on the site and inside of the file. */
export const SCHEMA_FILE = 'schema.json';

const DATATYPES: Readonly<Record<ColumnType, string | object>> = {
  text: 'string',
  json: 'json',
  integer: 'integer',
  instant: 'integer',
  number: 'number',
  date: { base: 'date', format: 'yyyy-MM-dd' },
  flag: { base: 'integer', minimum: 0, maximum: 1 },
};

/** The description of the files in the form of CSV on the Web (W3C, 2015). */
export function csvwSchema(licence: ChosenLicence, publisher: string, at: string): object {
  return {
    '@context': 'http://www.w3.org/ns/csvw',
    'dc:title': 'Volleyball: leagues, matches, results',
    'dc:publisher': publisher,
    'dc:license': { '@id': LICENCES[licence].url },
    'dc:modified': { '@value': at, '@type': 'xsd:dateTime' },
    tables: DATASETS.map(tableOf),
  };
}

function tableOf(dataset: Dataset): object {
  return {
    url: `${dataset.table}.csv`,
    'dc:description': dataset.about,
    tableSchema: {
      primaryKey: [...TABLE_KEYS[dataset.table]],
      columns: publishedColumns(dataset).map(({ name, type, about }) => ({
        name,
        titles: name,
        'dc:description': about,
        datatype: DATATYPES[type],
      })),
    },
  };
}
