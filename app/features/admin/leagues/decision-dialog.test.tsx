// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { DecisionList } from './decision-list.tsx';

const { admin: words, decisions } = messagesOf('en');
const LEAGUE = { id: 'l1', teams: [{ id: 't1', name: 'Hanang' }] } as unknown as LeagueDetail;
const matchOf = (status: string, day: number) => ({
  id: `${status} ${day}`,
  status,
  team1: { name: 'Hanang' },
  team2: { name: 'Kibo' },
  matchDate: `2026-12-0${day}`,
});
const MATCHES = [matchOf('ended', 1), matchOf('ended', 2), matchOf('Live', 3)].concat([
  matchOf('not started', 4),
  matchOf('postponed', 5),
  matchOf('cancelled', 6),
]);

function open() {
  const onClose = vi.fn();
  const shown = showPart(<DecisionDialog league={LEAGUE} onClose={onClose} />, ({ method }) => ({
    body:
      method === 'GET'
        ? { items: MATCHES, next: null }
        : { id: 'd1', team: 't1', at: '2026-11-01T00:00:00Z' },
  }));
  const field = (label: string) => shown.screen.getByLabelText<HTMLInputElement>(label);
  const save = () => shown.user.click(shown.screen.getByRole('button', { name: words.save }));
  return { ...shown, field, save, onClose };
}

test.each([
  ['Wachezaji hawatoshi', { reason: 'Wachezaji hawatoshi' }],
  ['', {}],
])('a withdrawal with the reason "%s" sends it where there is one', async (reason, sent) => {
  const { user, field, save, calls, onClose } = open();
  await user.selectOptions(field(words.decision), 'withdrawal');
  await user.selectOptions(field(words.team), 't1');
  expect(field(words.reason).required).toBe(false);
  if (reason !== '') await user.type(field(words.reason), reason);
  await save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const body = { team: 't1', policy: 'annul', ...sent };
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([
    { method: 'POST', path: '/api/v1/leagues/l1/withdrawals', body },
  ]);
});

test('a withdrawal says what becomes of each match before it is saved', async () => {
  const { user, field, screen, calls } = open();
  const { effects } = decisions;
  await user.selectOptions(field(words.decision), 'withdrawal');
  await user.selectOptions(field(words.team), 't1');
  const linesOf = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const coming = 'Hanang – Kibo (04 Dec), Hanang – Kibo (05 Dec)';
  await vi.waitFor(() =>
    expect(linesOf()).toEqual([
      effects.annulled(2),
      effects.live(1),
      `${effects.cancelled(2)} ${coming}`,
    ]),
  );
  await user.selectOptions(field(words.policy), 'keep-and-award');
  const awarded = `${effects.awarded(2)} ${coming}`;
  expect(linesOf()).toEqual([effects.stay(2), effects.live(1), awarded]);
  await user.selectOptions(field(words.policy), 'keep');
  expect(linesOf()).toEqual([
    effects.stay(2),
    effects.live(1),
    `${effects.cancelled(2)} ${coming}`,
  ]);
  expect(calls.map(({ path }) => path)).toEqual(['/api/v1/matches?league=l1&team=t1&limit=100']);
});

test('points are not taken without a reason', async () => {
  const { user, field, save, calls, onClose } = open();
  await user.selectOptions(field(words.team), 't1');
  await user.type(field(words.points), '-2');
  expect(field(words.reason).required).toBe(true);
  await save();
  expect([calls, onClose.mock.calls]).toEqual([[], []]);
});

test('the list of decisions has the reason of a withdrawal', () => {
  const team = { id: 't1', name: 'Hanang' };
  const common = { kind: 'withdrawal', team, at: '2026-11-01T00:00:00Z', policy: 'keep' } as const;
  const { screen } = showPart(
    <DecisionList
      leagueId="l1"
      decisions={[
        { ...common, id: 'd1', reason: 'Wachezaji hawatoshi' },
        { ...common, id: 'd2', reason: null },
      ]}
    />,
    () => ({ body: {} }),
  );
  const [withReason, without] = screen.getAllByRole('listitem');
  expect(withReason!.textContent).toContain(`${words.reason}: Wachezaji hawatoshi`);
  expect(without!.textContent).not.toContain(words.reason);
  expect(without!.textContent).toContain(decisions.withdrawnBy(words.policies.keep));
});
