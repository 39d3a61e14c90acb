// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Match } from '#contract/matches/match.ts';
import { MatchStatusBar } from './match-status-bar.tsx';

const { admin, results: words } = messagesOf('en');
const MATCH = { id: 'm1', status: 'not started', matchTime: '09:30' } as unknown as Match;

function open(status: Match['status']) {
  const part = (
    <main>
      <MatchStatusBar match={{ ...MATCH, status }} onOpenEnd={vi.fn()} />
    </main>
  );
  const shown = showPart(part);
  const press = (name: string) => shown.user.click(shown.screen.getByRole('button', { name }));
  const field = (label: string) => shown.screen.getByLabelText<HTMLInputElement>(label);
  return { ...shown, press, field };
}

test('a match that is postponed already gets its new date, and stands in the fixtures again', async () => {
  const { press, field, user, screen, calls } = open('postponed');
  await press(words.newDate);
  await press(admin.save);
  expect(screen.getByText(admin.fieldMissing)).toBeTruthy();
  await user.type(field(words.newDay), '2027-01-20');
  await press(admin.save);
  expect(await screen.findByText(words.newDateKept)).toBeTruthy();
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PATCH', '/api/v1/matches/m1', { matchDate: '2027-01-20', matchTime: '09:30' }],
    ['POST', '/api/v1/matches/m1/status', { status: 'not started' }],
  ]);
});

test('a match that is postponed needs its reason, and no date', async () => {
  const { press, field, user, screen, calls } = open('not started');
  await press(words.postpone);
  await user.type(field(words.reason), 'Mvua');
  await user.click(screen.getAllByRole('button', { name: admin.becomes.postponed }).at(-1)!);
  expect(await screen.findByText(words.postponed)).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([{ status: 'postponed', reason: 'Mvua' }]);
});
