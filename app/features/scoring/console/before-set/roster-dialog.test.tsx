// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import type { PlayerSummary } from '#contract/people/player.ts';
import { consoleControls } from '../testing/console-controls.ts';
import { RosterDialog } from './roster-dialog.tsx';

const { console: words } = messagesOf('en');

const ROSTER = [1, 2, 3, 4, 5, 6, 7].map(
  (jerseyNumber) => ({ id: `p${jerseyNumber}`, fullName: 'Asha', jerseyNumber }) as PlayerSummary,
);

function open(isRefused: boolean) {
  const console = consoleControls();
  const match = {
    ...console.controls.match,
    suspended: { team1: ['7', 'C'], team2: [], isRefused },
  };
  const controls = { ...console.controls, match, rosters: { team1: ROSTER, team2: [] } };
  const shown = showPart(<RosterDialog controls={controls} side="team1" />);
  const button = (name: string) =>
    shown.screen.getByRole<HTMLButtonElement>('button', { name: RegExp(`${name}$`) });
  return { ...shown, recorded: console.recorded, button };
}

test('a suspended player is said, left out, and taken where the league only warns', async () => {
  const { screen, user, button, recorded } = open(false);
  expect(screen.getByText(RegExp(words.suspendedHere('7, Coach')))).toBeDefined();
  await user.click(button(words.saveSheet(6)));
  expect(recorded).toMatchObject([{ team1: { players: [1, 2, 3, 4, 5, 6] } }]);
  await user.click(button(`${words.plays} 7`));
  await user.click(button(words.saveSheet(7)));
  expect(recorded[1]).toMatchObject({ team1: { players: [1, 2, 3, 4, 5, 6, 7] } });
});

test('a team sheet takes no suspended player where the league refuses', async () => {
  const { screen, button } = open(true);
  expect(screen.getByText(RegExp(words.suspendedRefused))).toBeDefined();
  expect(button(`${words.plays} 7`).disabled).toBe(true);
  expect(button(words.saveSheet(6)).disabled).toBe(false);
});
