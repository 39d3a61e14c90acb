// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import type { League } from '#contract/leagues/league.ts';
import { LeagueDialog } from './league-dialog.tsx';

const { admin: words, guide } = messagesOf('en');
const LEAGUE = {
  id: 'l1',
  name: 'Ligi',
  type: 'League',
  startsAt: '2026-11-01T00:00:00+03:00',
  location: 'Moshi',
  partner: 'Mdhamini',
  partnerRef: { id: 'partner1', name: 'Mdhamini' },
  season: null,
  about: 'x',
  rules: 'indoor',
  pointsSystem: 'fivb',
  watchUrl: null,
  ticketsUrl: null,
  ticketPrice: null,
} as unknown as League;

function open(league?: Partial<League>) {
  const onClose = vi.fn();
  const props = league ? { league: { ...LEAGUE, ...league } as League } : {};
  const list = { items: [], next: null };
  const shown = showPart(<LeagueDialog {...props} onClose={onClose} />, ({ method }) => ({
    body: method === 'GET' ? list : LEAGUE,
  }));
  const field = (label: string) =>
    shown.screen.getByLabelText<HTMLInputElement>(label, { exact: false });
  const press = (name: string) => shown.user.click(shown.screen.getByRole('button', { name }));
  const writes = () => shown.calls.filter(({ method }) => method !== 'GET');
  return { ...shown, onClose, field, press, writes };
}

test('a new league says which rules and points are usual for its type', async () => {
  const { user, field, screen } = open();
  expect(screen.getAllByText(words.asUsual).length).toBe(2);
  await user.selectOptions(field(words.type), 'Beach');
  expect(screen.getByText(guide.usual(words.presets.beach))).toBeTruthy();
  expect(screen.getByText(guide.usual(words.pointsSystems['two-one']))).toBeTruthy();
});

test('an edited league sends only its changed fields', async () => {
  const { user, field, press, writes, onClose } = open({});
  await user.clear(field(words.location));
  await user.type(field(words.location), 'Arusha');
  await press(words.save);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(writes()).toEqual([
    { method: 'PATCH', path: '/api/v1/leagues/l1', body: { location: 'Arusha' } },
  ]);
});

test('a text about a league that is emptied is sent as empty', async () => {
  const { user, field, press, writes } = open({});
  await user.clear(field(words.about));
  await press(words.save);
  await vi.waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]!.body).toEqual({ about: '' });
});

test('a league with its own rules is not offered a preset', () => {
  const own = { target: 21 } as unknown as League['rules'];
  expect(open({}).screen.getByLabelText(words.rules)).toBeTruthy();
  const { screen } = open({ rules: own });
  expect(screen.getAllByLabelText(words.rules)).toHaveLength(1);
});
