// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import { SANCTION_GRADES } from '#domain/volleyball/events.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { lineups, type Scorer } from '#domain/volleyball/testing/record-match.ts';
import { consoleControls } from '../testing/console-controls.ts';
import { SanctionDialog } from './sanction-dialog.tsx';

const { console: words, refusals } = messagesOf('en');

function open(person?: number, prepare: (table: Scorer) => void = () => {}) {
  const console = consoleControls((table) => {
    table.must({ type: 'start' }, ...lineups(PRESETS.indoor, 1));
    table.must({ type: 'set-start', set: 1, firstServe: 'team1' });
    prepare(table);
  });
  const whom = person === undefined ? {} : { person };
  const dialog = <SanctionDialog controls={console.controls} side="team2" {...whom} />;
  const shown = showPart(dialog);
  const press = (name: string | RegExp) =>
    shown.user.click(shown.screen.getByRole('button', { name }));
  const give = (grade: keyof typeof words.grades) => press(RegExp(`^${words.grades[grade]}`));
  return { ...shown, ...console, press, give };
}

test.each(SANCTION_GRADES)('a card of the grade %s is recorded for the player', async (grade) => {
  const { press, give, recorded, closes } = open();
  await press(/^Faru 13\b/);
  await give(grade);
  expect(recorded).toEqual([{ type: 'sanction', team: 'team2', person: 13, grade }]);
  expect(closes()).toBe(1);
});

test('members of the staff are sanctioned by their letters', async () => {
  const { press, give, recorded } = open();
  await press(RegExp(words.staff.AC1));
  await give('warning');
  expect(recorded).toMatchObject([{ person: 'AC1', grade: 'warning' }]);
});

test('a person with a shirt that is on no list is typed', async () => {
  const { user, screen, give, recorded } = open();
  await user.type(screen.getByLabelText(words.otherShirt), '44{Enter}');
  await give('penalty');
  expect(recorded).toMatchObject([{ person: 44, grade: 'penalty' }]);
});

test('no card is offered before the person is known, and no person after', async () => {
  const { press, screen } = open();
  expect(screen.queryByRole('button', { name: RegExp(words.grades.warning) })).toBeNull();
  await press(/^Faru 11\b/);
  expect(screen.getByText(words.sanctionFor(11))).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Faru 12/ })).toBeNull();
});

test('a player who was tapped on the court is known already', () => {
  expect(open(14).screen.getByText(words.sanctionFor(14))).toBeTruthy();
});

test('earlier cards of the team stand beside, those of the other team do not', () => {
  const { screen } = open(14, (table) => {
    table.must({ type: 'sanction', team: 'team2', person: 12, grade: 'warning' });
    table.must({ type: 'sanction', team: 'team1', person: 3, grade: 'warning' });
  });
  expect(screen.getByText(words.given(12, words.grades.warning, 1))).toBeTruthy();
  expect(screen.queryByText(words.given(3, words.grades.warning, 1))).toBeNull();
});

test('a card that is refused stays open and says why', async () => {
  const { give, refuseNext, screen, closes } = open(14);
  refuseNext({ ok: false, refusal: 'SET_RUNNING', detail: 'A set is played.' });
  await give('warning');
  expect(screen.getByRole('alert').textContent).toBe(refusals.SET_RUNNING);
  expect(closes()).toBe(0);
});
