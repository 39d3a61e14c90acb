// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { LeagueRulesDialog } from './league-rules-dialog.tsx';

const { admin, leagueRules: words } = messagesOf('en');
const LEAGUE = {
  id: 'l1',
  name: 'Ligi',
  rules: 'youth',
  pointsSystem: 'fivb',
  pointsScheme: null,
  criteria: ['wins', 'points'],
} as unknown as LeagueDetail;
const place = (position: number, points: number) => ({ rank: position, position, points });
const PREVIEW = {
  tables: [
    {
      group: null,
      rows: [{ team: { id: 'b', name: 'Bora' }, before: place(2, 3), after: place(1, 5) }],
    },
  ],
};

function open(league: Partial<LeagueDetail> = {}) {
  const onClose = vi.fn();
  const dialog = <LeagueRulesDialog league={{ ...LEAGUE, ...league }} onClose={onClose} />;
  const shown = showPart(dialog, ({ method, path }) => ({
    body: path.endsWith('table-preview')
      ? PREVIEW
      : method === 'GET'
        ? { items: [], next: null }
        : {},
  }));
  const field = (label: string) => shown.screen.getByLabelText<HTMLInputElement>(label);
  const press = (name: string) => shown.user.click(shown.screen.getByRole('button', { name }));
  const writes = () => shown.calls.filter(({ method }) => method !== 'GET');
  async function type(label: string, text: string) {
    await shown.user.clear(field(label));
    await shown.user.type(field(label), text);
  }
  return { ...shown, onClose, field, press, writes, type };
}

test('youth to 21 is saved with everything else of youth', async () => {
  const { press, writes, type, onClose } = open();
  await type(words.target, '21');
  await press(admin.save);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const rules = { ...PRESETS.youth, target: 21 };
  const body = { rules, pointsSystem: 'fivb', criteria: ['wins', 'points'] };
  expect(writes()).toEqual([{ method: 'PATCH', path: '/api/v1/leagues/l1', body }]);
});

test('a preset fills the form, and own points start with those of the league', async () => {
  const { user, field, press, writes } = open();
  await user.selectOptions(field(words.start), 'beach');
  expect(field(words.target).value).toBe('21');
  await user.selectOptions(field(admin.pointsSystem), 'own');
  expect(field(words.winner(words.results.decider)).value).toBe('2');
  await press(admin.save);
  await vi.waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]!.body).toMatchObject({
    rules: PRESETS.beach,
    pointsSystem: 'own',
    pointsScheme: { sweep: [3, 0], clear: [3, 0], decider: [2, 1], draw: 1, forfeit: [3, 0] },
  });
});

test('points of single results that came by the API are still there after saving', async () => {
  const { press, writes } = open({
    pointsSystem: 'own',
    pointsScheme: {
      sweep: [3, 0],
      clear: [3, 0],
      decider: [2, 1],
      draw: 1,
      forfeit: [3, -1],
      exact: { '3-1': [4, 1] },
    },
  });
  await press(admin.save);
  await vi.waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]!.body).toMatchObject({
    pointsScheme: { forfeit: [3, -1], exact: { '3-1': [4, 1] } },
  });
});

test('criteria are sent in the order of the form', async () => {
  const { user, field, press, writes } = open();
  await user.selectOptions(field(words.criterion(1)), 'setRatio');
  await user.selectOptions(field(words.criterion(3)), 'lastMatch');
  await press(admin.save);
  await vi.waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]!.body).toMatchObject({ criteria: ['setRatio', 'points', 'lastMatch'] });
});

test('a preview tells who changes places before anything is saved', async () => {
  const { press, writes, screen } = open();
  await press(words.preview);
  expect(await screen.findByText(new RegExp(words.moved(2, 1)))).toBeTruthy();
  expect(writes().map(({ path }) => path)).toEqual(['/api/v1/leagues/l1/table-preview']);
});

test('a cap below the target is told at its field, and nothing is sent', async () => {
  const { press, writes, type, field } = open();
  await type(words.cap, '20');
  await press(admin.save);
  expect(field(words.cap).getAttribute('aria-invalid')).toBe('true');
  expect(writes()).toEqual([]);
});
