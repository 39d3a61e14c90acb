import { randomBytes } from 'node:crypto';
import type { Store } from '#server/platform/db/store.ts';
import { addUser } from './commands.ts';
import { FIRST_ADMIN } from './first-password.ts';
import { countAdmins } from './queries.ts';

/** The demonstration can be administered at once. */
export async function addFirstAdmin(
  store: Store,
): Promise<{ email: string; password: string } | undefined> {
  if ((await countAdmins(store)) > 0) return undefined;
  const account = { email: FIRST_ADMIN, password: randomBytes(12).toString('base64url') };
  const author = { actor: { kind: 'system', name: 'first start' }, now: Date.now() } as const;
  await addUser(store, author, { ...account, name: 'Administrator', role: 'admin' });
  return account;
}
