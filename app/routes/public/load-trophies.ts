import type { Trophy } from '#contract/places/places.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { listTrophies } from '#server/play/places/queries.ts';

/** The champions of the newest hundred leagues that are over. */
export async function loadTrophies({ store }: PageContext): Promise<Trophy[]> {
  return (await listTrophies(store, { limit: 100 })).items;
}
