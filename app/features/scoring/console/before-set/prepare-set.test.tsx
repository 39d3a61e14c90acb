// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import { NO_TERMS, type ScoringTerms } from '#contract/leagues/scoring-terms.ts';
import { LIST_ROLES } from '#domain/volleyball/events.ts';
import type { Scorer } from '#domain/volleyball/testing/record-match.ts';
import { SignOff } from '../sign-off/sign-off.tsx';
import { consoleControls } from '../testing/console-controls.ts';
import { PrepareSet } from './prepare-set.tsx';

const { console: words } = messagesOf('en');
const players = [1, 2, 3, 4, 5, 6];

function open(terms: Partial<ScoringTerms>, prepare: (table: Scorer) => void, part = PrepareSet) {
  const console = consoleControls(prepare);
  const match = { ...console.controls.match, terms: { ...NO_TERMS, ...terms } };
  const Part = part;
  const shown = showPart(<Part controls={{ ...console.controls, match }} />);
  const button = (name: string) =>
    shown.screen.queryByRole<HTMLButtonElement>('button', { name: RegExp(`^${name}`) });
  return { ...shown, ...console, button };
}

const withToss = (table: Scorer) => table.must({ type: 'toss', firstServe: 'team1' });

test('a competition that demands line-ups begins no set without them, but by a remark', async () => {
  const { button, user, recorded } = open({ lineups: true }, withToss);
  expect(button(words.startSet(1))?.disabled).toBe(true);
  await user.click(button(words.recordAnyway)!);
  expect(recorded.map(({ type }) => type)).toEqual(['remark', 'start', 'set-start']);
  expect(recorded[0]).toMatchObject({ text: expect.stringContaining(words.lineupOf('Chui', 1)) });
});

test('with all line-ups and sheets in, or without the demand, a set begins', () => {
  const { button } = open({ lineups: true }, (table) => {
    table.must({ type: 'match-setup', team1: { players }, team2: { players } });
    table.must({ type: 'toss', firstServe: 'team1' });
    for (const team of ['team1', 'team2']) table.must({ type: 'lineup', set: 1, team, players });
  });
  expect(button(words.startSet(1))?.disabled).toBe(false);
});

test('a competition that demands signatures begins no match with unsigned team lists', () => {
  const signs = (role: string) => ({ type: 'sign', of: 'list', role }) as const;
  const listed = (table: Scorer) => {
    table.must({ type: 'match-setup', team1: { players }, team2: { players } });
    table.must({ type: 'toss', firstServe: 'team1' });
    table.must(...['captain1', 'coach1', 'captain2'].map(signs));
  };
  const first = open({ signatures: true }, listed);
  expect(first.button(words.startSet(1))?.disabled).toBe(true);
  first.screen.getByText(RegExp(words.stillMissing(words.listSigned('Faru'))));
});

test('a set that is not confirmed holds up the next one where the competition demands it', () => {
  const { button, screen } = open({ confirmation: true }, (table) => {
    table.must({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
    table.rallies('1'.repeat(25));
  });
  expect(button(words.startSet(2))?.disabled).toBe(true);
  expect(screen.getByText(words.stillMissing('Set 1'))).toBeDefined();
});

test('a sheet that has to be signed and official is neither ended nor official without signatures', async () => {
  const over = (table: Scorer) => table.must({ type: 'forfeit', team: 'team2' });
  const demands = { signatures: true, official: true };
  const { button, user, recorded } = open(demands, over, SignOff);
  expect(button(words.finalise)?.disabled).toBe(true);
  await user.click(button(words.recordAnyway)!);
  expect(recorded.map(({ type }) => type)).toContain('finalise');
  expect(recorded[0]?.type).toBe('remark');
});

const NAMED = { type: 'sign', name: 'Juma', manner: 'name' } as const;

function signedByName(table: Scorer): void {
  table.must({ type: 'forfeit', team: 'team2' });
  for (const role of ['captain1', 'captain2', 'referee1'] as const) table.must({ ...NAMED, role });
}

test('a sheet with names is not official where a name alone is no signature, and the words say why', () => {
  const { button, screen } = open({ identity: true }, signedByName, SignOff);
  expect(button(words.finalise)?.disabled).toBe(true);
  screen.getByText(RegExp(words.nameAlone));
});

test('drawings and accounts count where a name alone does not', () => {
  const { button } = open(
    { identity: true },
    (table) => {
      signedByName(table);
      table.must({ ...NAMED, role: 'captain1', manner: 'drawn' });
      table.must({ ...NAMED, role: 'captain2', manner: 'account' });
      table.must({ ...NAMED, role: 'referee1', manner: 'own-device' });
    },
    SignOff,
  );
  expect(button(words.finalise)?.disabled).toBe(false);
});

test('a competition that demands signatures takes names, unless it says that they do not count', () => {
  const { button } = open({ signatures: true }, signedByName, SignOff);
  expect(button(words.finalise)?.disabled).toBe(false);
});

test('a team list with names begins no match where a name alone is no signature', () => {
  const { button } = open({ identity: true }, (table) => {
    table.must({ type: 'match-setup', team1: { players }, team2: { players } });
    table.must({ type: 'toss', firstServe: 'team1' });
    for (const role of LIST_ROLES) table.must({ ...NAMED, role, of: 'list' });
  });
  expect(button(words.startSet(1))?.disabled).toBe(true);
});
