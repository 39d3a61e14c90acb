import type { Beginning } from '#contract/administration/summary.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { readDemoState } from './demo-state.ts';

/** Whether the site waits for its first administrator: nobody has an account. */
export async function isSetUpOpen(db: Database): Promise<boolean> {
  return (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** The first steps that an installation has taken. */
export async function readBeginning(db: Database): Promise<Beginning> {
  const [state, name, users, link] = await Promise.all([
    readDemoState(db),
    db.selectFrom('site_setting').select('value').where('name', '=', 'name').executeTakeFirst(),
    db.selectFrom('user').select('id').limit(2).execute(),
    db.selectFrom('scorer_link').select('id').limit(1).executeTakeFirst(),
  ]);
  return {
    hasDemonstration: state === 'loaded',
    isNamed: name !== undefined && JSON.parse(name.value) !== '',
    hasHelpers: users.length > 1 || link !== undefined,
  };
}
