import type { RestoreState } from '#contract/administration/restore-calls.ts';
import { isEmpty } from '#server/exchange/portable/queries.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';

/** The records that somebody may have entered before there is a team, a league or a match. */
const ENTERED = ['club', 'season', 'player', 'official', 'partner', 'venue', 'news'] as const;

/** A backup goes only where nothing can be lost by it. */
export async function readRestoreState({ db }: Store): Promise<RestoreState> {
  const user = await db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  return { isOpen: await hasNothing(db), needsCode: user === undefined };
}

async function hasNothing(db: Database): Promise<boolean> {
  for (const table of ENTERED) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
  }
  return isEmpty(db);
}
