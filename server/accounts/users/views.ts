import { normalPhone } from '#contract/accounts/normal-phone.ts';
import type { Me, Role, User } from '#contract/accounts/user.ts';
import { hasMailbox } from '#server/platform/mail/mailbox.ts';

type UserFacts = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  role: string;
  image: string | null;
};

/** A user as administrators see one. */
export function userView(row: UserFacts & { createdAt: unknown }): User {
  return {
    id: row.id,
    name: row.name,
    email: hasMailbox(row.email) ? row.email : '',
    phone: normalPhone(row.phone ?? '') ?? null,
    role: row.role as Role,
    photo: row.image,
    createdAt: new Date(row.createdAt as string | Date).toISOString(),
  };
}

/** The view that people have of their own account. */
export function meView(
  row: UserFacts & { roleChosen: number },
  roles: Pick<Me, 'secretaryOf' | 'managerOf'>,
): Me {
  return {
    id: row.id,
    name: row.name,
    email: hasMailbox(row.email) ? row.email : '',
    role: row.role as Role,
    photo: row.image,
    roleChosen: row.roleChosen === 1,
    ...roles,
  };
}
