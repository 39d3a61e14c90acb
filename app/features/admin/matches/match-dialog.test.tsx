// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { type SentCall, showPart } from '#app/testing/shown-page.tsx';
import type { Match } from '#contract/matches/match.ts';
import { MatchDialog } from './match-dialog.tsx';

const { admin: words } = messagesOf('en');
const TEAMS = [
  { id: 'a', name: 'Chui', gender: 'Women' },
  { id: 'b', name: 'Faru', gender: 'Women' },
];
const MATCH = {
  id: 'm1',
  team1: { id: 'a', name: 'Chui' },
  team2: { id: 'b', name: 'Faru' },
  matchType: 'Friendly',
  league: null,
  matchDate: '2026-11-23',
  matchTime: '16:00',
  location: 'Uwanja',
  court: null,
  round: 'Final',
  number: null,
  watchUrl: null,
  ticketsUrl: null,
  ticketPrice: null,
} as Match;

function answerOf({ method, path }: SentCall) {
  if (method !== 'GET') return { body: MATCH };
  return { body: { items: path.includes('/teams') ? TEAMS : [], next: null, total: 0 } };
}

async function open(match?: Match) {
  const onClose = vi.fn();
  const dialog = match ? (
    <MatchDialog match={match} onClose={onClose} />
  ) : (
    <MatchDialog onClose={onClose} />
  );
  const shown = showPart(dialog, answerOf);
  const field = (label: string) => shown.screen.getByLabelText<HTMLSelectElement>(label);
  // Nothing can be chosen before it is known what there is.
  await vi.waitFor(() => expect(field(words.team2).textContent).toContain('Faru'));
  const press = (name: string) => shown.user.click(shown.screen.getByRole('button', { name }));
  const writes = () => shown.calls.filter(({ method }) => method !== 'GET');
  return { ...shown, onClose, field, press, writes };
}

test('both sides offer the same teams, fetched once', async () => {
  const { calls, field } = await open();
  expect(calls.filter(({ path }) => path.includes('/teams'))).toHaveLength(1);
  expect(field(words.team1).textContent).toContain('Chui');
});

test('a match without a time is not sent', async () => {
  const { press, writes, screen } = await open();
  await press(words.save);
  expect(screen.getByText(words.fillAll)).toBeTruthy();
  expect(writes()).toEqual([]);
});

test('an edited match sends only its changed fields, and null for an emptied round', async () => {
  const { user, press, writes, screen } = await open(MATCH);
  await user.clear(screen.getByLabelText(words.round, { exact: false }));
  await press(words.save);
  await vi.waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()).toEqual([
    { method: 'PATCH', path: '/api/v1/matches/m1', body: { round: null } },
  ]);
});
