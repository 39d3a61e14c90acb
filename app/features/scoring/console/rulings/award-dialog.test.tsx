// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Scorer } from '#domain/volleyball/testing/record-match.ts';
import { consoleControls } from '../testing/console-controls.ts';
import { AwardDialog } from './award-dialog.tsx';

const { awards, console: words, scoring } = messagesOf('en');

const playing = (table: Scorer) =>
  table.must({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });

function open(prepare?: (table: Scorer) => void) {
  const console = consoleControls(prepare);
  const shown = showPart(<AwardDialog controls={console.controls} side="team2" />);
  const give = async (kind: keyof typeof awards.kinds | undefined, reason: string) => {
    if (kind)
      await shown.user.click(shown.screen.getByRole('button', { name: awards.kinds[kind] }));
    if (reason) await shown.user.type(shown.screen.getByLabelText(awards.why), reason);
    await shown.user.click(shown.screen.getByRole('button', { name: scoring.save }));
  };
  return { ...shown, ...console, give };
}

test.each([
  ['more', { kind: 'point', points: 1 }],
  ['less', { kind: 'point', points: -1 }],
  ['set', { kind: 'set' }],
  ['match', { kind: 'match' }],
] as const)('an award of %s is recorded with its reason', async (kind, facts) => {
  const { give, recorded, closes } = open(playing);
  await give(kind, ' The jury ');
  expect(recorded).toEqual([{ type: 'award', team: 'team2', reason: 'The jury', ...facts }]);
  expect(closes()).toBe(1);
});

test('an award without a reason is not recorded', async () => {
  const { give, recorded, screen } = open(playing);
  await give('more', '  ');
  expect(screen.getByRole('alert').textContent).toBe(words.reasonMissing);
  expect(recorded).toEqual([]);
});

test('between sets no point is offered as an award, and the set comes first', async () => {
  const { give, recorded, screen } = open();
  expect(screen.queryByRole('button', { name: awards.kinds.more })).toBeNull();
  expect(screen.queryByRole('button', { name: awards.kinds.less })).toBeNull();
  await give(undefined, 'Nobody came');
  expect(recorded).toMatchObject([{ kind: 'set', team: 'team2' }]);
});
