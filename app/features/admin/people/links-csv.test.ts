import { expect, test } from 'vitest';
import type { InvitedUser } from '#contract/accounts/user.ts';
import { linksCsv } from './links-csv.ts';

const user = { id: '1', role: 'Coach', photo: null, createdAt: '' } as const;
const expiresAt = '2026-11-26T09:00:00.000Z';

function handed(name: string, phone: string | null, email: string): InvitedUser {
  return { user: { ...user, name, phone, email }, link: 'https://a.example/#x', expiresAt };
}

test('the file of links has a line for each person, and runs nothing as a formula', () => {
  const links = [
    handed('Juma, "Kocha"', '+255712345678', ''),
    handed('=HYPERLINK(1)', null, 'n@example.org'),
  ];
  expect(linksCsv(links, ['Name', 'Phone', 'Link', 'Until'])).toBe(
    '\uFEFFName,Phone,Link,Until\r\n' +
      `"Juma, ""Kocha""",'+255712345678,https://a.example/#x,${expiresAt}\r\n` +
      `'=HYPERLINK(1),n@example.org,https://a.example/#x,${expiresAt}\r\n`,
  );
});
