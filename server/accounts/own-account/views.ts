import type { Account } from '#contract/accounts/account.ts';
import { meView, userView } from '#server/accounts/users/views.ts';
import type { UserRow } from '#server/platform/db/tables/account-tables.ts';

type Method = { providerId: string };

/** One's own account. */
export function accountView(
  row: UserRow,
  methods: readonly Method[],
  secondFactor: { recoveryCodes: number } | undefined,
  roles: Pick<Account, 'secretaryOf' | 'managerOf'>,
): Account {
  const has = (provider: string) => methods.some((method) => method.providerId === provider);
  return {
    ...meView(row, roles),
    createdAt: userView(row).createdAt,
    hasPassword: has('credential'),
    hasGoogle: has('google'),
    ageConfirmed: row.ageConfirmedAt !== null,
    secondFactor: secondFactor ? { recoveryCodes: secondFactor.recoveryCodes } : null,
  };
}
