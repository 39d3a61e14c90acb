import { normalPhone } from '#contract/accounts/normal-phone.ts';
import type { SetUp } from '#contract/site/setup.ts';
import { textOf } from '#contract/text/text.ts';
import { refuseCommon } from '#server/accounts/auth/common-password.ts';
import { hashPassword } from '#server/accounts/auth/password.ts';
import { insertUser, setPasswordHash } from '#server/accounts/users/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Write, write } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { isSetUpOpen } from './queries.ts';

const SET_UP = { kind: 'system', name: 'setup' } as const;

/**
 * Makes the first administrator and names the site, once and for all. The caller has shown the code
 * of the terminal.
 *
 * @returns the name to sign in with
 */
export async function setUp(
  store: Store,
  now: number,
  { name, password, site, ...input }: SetUp,
): Promise<string> {
  await refuseCommon(password, 'password');
  const passwordHash = await hashPassword(password);
  const phone = input.phone === undefined ? null : (normalPhone(input.phone) ?? null);
  const administrator = {
    name,
    email: input.email?.toLowerCase(),
    phone,
    role: 'admin',
    roleChosen: 1,
    ageConfirmedAt: now,
  };
  return write(store, { actor: SET_UP, now }, async (tx) => {
    await takeTurn(tx);
    const created = await insertUser(tx, store.engine, now, administrator);
    if (!created) throw done();
    await setPasswordHash(tx, store.engine, now, created.id, passwordHash);
    for (const [setting, value] of Object.entries(site)) {
      const row = { name: setting, value: JSON.stringify(value) };
      await tx.db.insertInto('site_setting').values(row).execute();
    }
    tx.audit({ action: 'user.add', subject: `user:${created.id}`, after: { role: 'admin' } });
    tx.audit({ action: 'site.update', subject: 'site:settings', after: site });
    tx.siteChanged();
    return created.email;
  });
}

/** Of two who do it at once, the second one waits for this row and then finds it. */
async function takeTurn({ db }: Pick<Write, 'db'>): Promise<void> {
  const taken = await db
    .insertInto('site_setting')
    .values({ name: 'setUp', value: 'true' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  const isFirst = Number(taken.numInsertedOrUpdatedRows) === 1;
  if (!isFirst || !(await isSetUpOpen(db))) throw done();
}

export function done(): AppError {
  return new AppError('CONFLICT', textOf('setup.done'));
}
