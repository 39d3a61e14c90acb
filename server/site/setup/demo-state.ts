import type { Database } from '#server/platform/db/connect.ts';

/** The name of the site's setting that holds the state of the demonstration. */
export const DEMO_SETTING = 'demo';

/**
 * `loaded`: by this node or another. `removed`: an administrator has started empty, and no later start
 * of the program loads it again.
 */
export type DemoState = 'none' | 'loaded' | 'removed';

export async function readDemoState(db: Database): Promise<DemoState> {
  const row = await db
    .selectFrom('site_setting')
    .select('value')
    .where('name', '=', DEMO_SETTING)
    .executeTakeFirst();
  if (row === undefined) return 'none';
  return row.value === JSON.stringify('removed') ? 'removed' : 'loaded';
}
