// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import type { AuditEntry } from '#contract/accounts/user.ts';
import { ChangeEntry } from './change-entry.tsx';

const ENTRY: AuditEntry = {
  id: 'a1',
  at: '2026-11-27T05:00:00.000Z',
  actor: { id: 'u1', name: 'Neema' },
  action: 'match.update',
  subject: 'match:m1',
  subjectName: null,
  before: { matchType: 'Friendly' },
  after: { matchType: 'l1' },
  names: { l1: 'Ligi Kuu' },
};

test.each(['/admin', '/sw/admin'])('%s names the type of a match in its language', (address) => {
  const { screen } = showPart(<ChangeEntry entry={ENTRY} />, undefined, address);
  const { friendly } = messagesOf(address.startsWith('/sw') ? 'sw' : 'en').admin;
  const values = screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect(values).toEqual([friendly, 'Ligi Kuu']);
});
