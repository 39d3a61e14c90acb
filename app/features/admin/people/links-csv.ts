import type { InvitedUser } from '#contract/accounts/user.ts';

/** The first characters of a cell that spreadsheets take for a formula. A telephone number is kept as text. */
const FORMULA = /^[=+\-@\t\r]/;

/** The links as a file for spreadsheets, with the names of the columns first. */
export function linksCsv(links: readonly InvitedUser[], columns: readonly string[]): string {
  const rows = links.map(({ user, link, expiresAt }) => [
    user.name,
    user.phone ?? user.email,
    link,
    expiresAt,
  ]);
  const lines = [columns, ...rows].map((cells) => cells.map(csvCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function csvCell(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
