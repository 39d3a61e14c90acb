// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Scorer } from '#domain/volleyball/testing/record-match.ts';
import { consoleControls } from '../testing/console-controls.ts';
import { TossDialog } from './toss-dialog.tsx';

const { console: words, scoring, toss } = messagesOf('en');

function open(prepare?: (table: Scorer) => void) {
  const console = consoleControls(prepare);
  const shown = showPart(<TossDialog controls={console.controls} />);
  const press = (name: string) => shown.user.click(shown.screen.getByRole('button', { name }));
  return { ...shown, ...console, press };
}

test('a team that won the toss and chose the serve serves first', async () => {
  const { press, recorded, closes } = open();
  await press('Chui');
  await press(toss.choices.serve);
  await press(toss.record('Chui'));
  expect(recorded).toEqual([
    { type: 'toss', winner: 'team1', choice: 'serve', firstServe: 'team1', left: 'team1' },
  ]);
  expect(closes()).toBe(1);
});

test('a team that chose to receive gives the serve to the other team', async () => {
  const { press, recorded } = open();
  await press('Chui');
  await press(toss.choices.receive);
  await press(toss.record('Faru'));
  expect(recorded).toMatchObject([{ winner: 'team1', choice: 'receive', firstServe: 'team2' }]);
});

test('a team that chose its end is asked who serves', async () => {
  const { press, recorded, screen } = open();
  await press('Faru');
  await press(toss.choices.side);
  expect(screen.getByText(words.whoServes)).toBeTruthy();
  await press(scoring.servesFirst('Chui'));
  expect(recorded).toMatchObject([{ winner: 'team2', choice: 'side', firstServe: 'team1' }]);
});

test('the first serve alone can be recorded, without a choice that was taken back', async () => {
  const { press, recorded } = open();
  await press('Chui');
  await press('Chui');
  await press(scoring.servesFirst('Faru'));
  expect(recorded).toEqual([{ type: 'toss', firstServe: 'team2', left: 'team1' }]);
});

test('changed ends are recorded', async () => {
  const { screen, user, press, recorded } = open();
  await user.click(screen.getByRole('button', { name: new RegExp(words.swapEnds) }));
  await press(scoring.servesFirst('Chui'));
  expect(recorded).toMatchObject([{ left: 'team2' }]);
});

test('the dialog of a refused toss stays open and shows the reason', async () => {
  const { press, refuseNext, closes, screen } = open();
  refuseNext({ ok: false, refusal: 'SET_RUNNING', detail: 'A set is played.' });
  await press(scoring.servesFirst('Chui'));
  expect(screen.getByRole('alert').textContent).toBe(messagesOf('en').refusals.SET_RUNNING);
  expect(closes()).toBe(0);
});
