// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
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

function openWith(isRefused: boolean, mostForeign: number | null) {
  const console = consoleControls();
  const noLimits = { shirts: [], foreign: [], mostForeign };
  const ineligible = {
    team1: { shirts: [6], foreign: [4, 5], mostForeign },
    team2: noLimits,
    isRefused,
  };
  const match = { ...console.controls.match, ineligible };
  const squad = [...ROSTER, { ...ROSTER[0]!, id: 'p8', jerseyNumber: 8 }];
  const controls = { ...console.controls, match, rosters: { team1: squad, team2: [] } };
  const shown = showPart(<RosterDialog controls={controls} side="team1" />);
  const button = (name: string) =>
    shown.screen.getByRole<HTMLButtonElement>('button', { name: RegExp(`${name}$`) });
  return { ...shown, button };
}

test('a shirt that may not play is said, left out, and taken where the league only warns', async () => {
  const { screen, user, button } = openWith(false, null);
  expect(screen.getByText(RegExp(words.ineligibleHere('6')))).toBeDefined();
  expect(button(words.saveSheet(7)).disabled).toBe(false);
  await user.click(button(`${words.plays} 6`));
  expect(button(words.saveSheet(8)).disabled).toBe(false);
});

test('a league that refuses takes no such shirt, and no sheet with too many from abroad', async () => {
  const { screen, user, button } = openWith(true, 1);
  expect(button(`${words.plays} 6`).disabled).toBe(true);
  expect(screen.getByText(words.tooManyForeign(2, 1))).toBeDefined();
  expect(button(words.saveSheet(7)).disabled).toBe(true);
  await user.click(button(`${words.plays} 4`));
  expect(button(words.saveSheet(6)).disabled).toBe(false);
});

test('colours that nobody has chosen are shown as the console draws them, the libero in others', () => {
  const { screen, recorded } = open(false);
  const shown = [words.playsIn.shirt, words.playsIn.liberoShirt].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );
  expect(shown).toEqual(['#aa0000', '#ffffff']);
  expect(recorded).toEqual([]);
});

test('the staff and the colours of the match are recorded with the team sheet, near colours said', async () => {
  const { screen, user, button, recorded } = open(false);
  await user.click(screen.getByText(words.benchStaff));
  await user.type(screen.getByLabelText(words.staff.M), ' Rehema ');
  const shirt = screen.getByLabelText(words.playsIn.shirt);
  fireEvent.input(shirt, { target: { value: '#0055aa' } });
  expect(screen.queryByText(words.shirtsAlike('Faru'))).toBeNull();
  fireEvent.input(shirt, { target: { value: '#ab0000' } });
  expect(screen.getByText(words.shirtsAlike('Faru'))).toBeDefined();
  await user.click(button(words.saveSheet(6)));
  expect(recorded).toMatchObject([{ team1: { staff: { M: 'Rehema' }, shirt: '#ab0000' } }]);
});
