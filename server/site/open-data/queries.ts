import type { OpenData } from '#contract/open-data/open-data.ts';
import { LICENCES } from '#contract/open-data/open-data.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { readSite } from '#server/site/settings/queries.ts';
import { publishedColumns } from './datasets/dataset.ts';
import { DATASETS } from './datasets/datasets.ts';
import { DUMP_FILE, readPublished } from './published-dump.ts';
import { SCHEMA_FILE } from './schema.ts';

/** The licence that administrators chose, and the name of the publisher. */
export async function readChoice(db: Database) {
  const { dataLicence, controller, name } = await readSite(db);
  return { licence: dataLicence, publisher: controller || name || 'Wavu' };
}

/** The published file and its tables; a dump of another licence than the chosen one is not shown. */
export async function getOpenData(db: Database, folder: string): Promise<OpenData> {
  const { licence } = await readChoice(db);
  const last = licence === '' ? undefined : await readPublished(folder);
  const dump = last?.licence === licence ? last : undefined;
  return {
    licence: licence === '' ? null : { id: licence, ...LICENCES[licence] },
    file: dump
      ? {
          path: `/data/${DUMP_FILE}`,
          schema: `/data/${SCHEMA_FILE}`,
          bytes: dump.bytes,
          sha256: dump.sha256,
          at: dump.at,
        }
      : null,
    tables: DATASETS.map((dataset) => ({
      name: dataset.table,
      about: dataset.about,
      columns: publishedColumns(dataset),
      rows: dump?.rows[dataset.table] ?? null,
    })),
  };
}
