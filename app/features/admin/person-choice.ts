import type { User } from '#contract/user.ts';

/** How a person is offered while a name is typed: names alone may be two people's. */
export function personLabel(user: User): string {
  return `${user.name} (${user.email})`;
}

/** What was typed as the contract wants it: an offered person's id, else the plain name. */
export function personOf(typed: string | undefined, users: readonly User[]): string | undefined {
  return users.find((user) => personLabel(user) === typed)?.id ?? typed;
}

/** The other way: an id as it was offered, a plain name as it is. */
export function personTyped(kept: string, users: readonly User[]): string {
  const user = users.find(({ id }) => id === kept);
  return user ? personLabel(user) : kept;
}
