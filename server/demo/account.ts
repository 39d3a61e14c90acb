import type { Role } from '#contract/accounts/user.ts';
import { newId } from '#server/platform/db/id.ts';
import { instant } from '#server/platform/db/instant.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author, Write } from '#server/platform/db/write.ts';

type Person = { name: string; role: Role; address: string };

/** Somebody of the demonstration: without a password nobody can sign in as them. */
export async function makeAccount(
  { engine }: Store,
  { db }: Write,
  { now }: Author,
  { name, role, address }: Person,
): Promise<string> {
  const id = newId(now);
  const at = instant(engine, now);
  await db
    .insertInto('user')
    .values({
      id,
      name,
      email: `${address}@demo.invalid`.toLowerCase().replaceAll(' ', '.'),
      emailVerified: engine === 'sqlite' ? 0 : false,
      image: null,
      createdAt: at,
      updatedAt: at,
      role,
      roleChosen: 1,
      phone: null,
    })
    .execute();
  return id;
}
