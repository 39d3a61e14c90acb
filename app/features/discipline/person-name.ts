import type { Messages } from '#app/messages/messages.ts';
import type { SanctionedPerson } from '#contract/discipline/discipline.ts';

/** `7 Asha Juma`, `No. 44`, `Coach`. */
export function personName({ name, number, staff }: SanctionedPerson, t: Messages): string {
  if (staff !== null) return t.discipline.staff[staff as keyof typeof t.discipline.staff] ?? staff;
  if (name === null) return number === null ? '–' : t.discipline.number(number);
  return number === null ? name : `${number} ${name}`;
}
