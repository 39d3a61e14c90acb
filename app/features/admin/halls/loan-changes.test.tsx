// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, showPart } from '#app/testing/shown-page.tsx';
import { LoanChanges } from './loan-changes.tsx';

const { admin } = messagesOf('en');

test('changes of a hall that cannot be read are reported instead of loading for good', async () => {
  const part = <LoanChanges leagueId="l1" loanId="loan1" />;
  const { screen } = showPart(part, () => problem(503, 'UNAVAILABLE'));
  expect((await screen.findByRole('alert')).textContent).toBe(admin.failed);
  expect(screen.queryByText(admin.loading)).toBeNull();
});
