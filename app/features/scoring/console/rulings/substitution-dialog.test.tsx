// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import type { PlayerSummary } from '#contract/people/player.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { lineups, type Scorer } from '#domain/volleyball/testing/record-match.ts';
import { consoleControls } from '../testing/console-controls.ts';
import { SubstitutionDialog } from './substitution-dialog.tsx';

const { console: words, refusals } = messagesOf('en');
/** 1 to 6 are on court, 7 is libero, 8 to 10 sit on the bench. */
const ROSTER = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
  (jerseyNumber) => ({ jerseyNumber, fullName: `Asha ${jerseyNumber}` }) as PlayerSummary,
);

type Props = { out?: number; isExceptional?: boolean; isForced?: boolean };

function open(props: Props = {}, prepare: (table: Scorer) => void = () => {}) {
  const console = consoleControls((table) => {
    table.must({ type: 'start' }, ...lineups(PRESETS.indoor, 1));
    table.must({ type: 'set-start', set: 1, firstServe: 'team1' });
    prepare(table);
  });
  const controls = { ...console.controls, rosters: { team1: ROSTER, team2: [] } };
  const dialog = <SubstitutionDialog controls={controls} side="team1" {...props} />;
  const shown = showPart(dialog);
  const { screen, user } = shown;
  const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
  const tap = async (...shirts: number[]) => {
    for (const shirt of shirts) await user.click(button(RegExp(`^Chui ${shirt}\\b`)));
  };
  const record = () => user.click(button(words.recordSubstitution));
  /** The shirts in the grid that stands under a heading. */
  const shirtsUnder = (heading: string) => {
    const grid = screen.getByText(heading).nextElementSibling as HTMLElement;
    return within(grid)
      .queryAllByRole('button')
      .map(({ textContent }) => Number(textContent));
  };
  return { ...shown, ...console, button, tap, record, shirtsUnder };
}

test('one player goes out, another comes in, and the pair is recorded', async () => {
  const { tap, record, recorded, shirtsUnder, closes } = open();
  expect(shirtsUnder(words.whoGoesOut)).toEqual([1, 2, 3, 4, 5, 6]);
  await tap(3);
  expect(shirtsUnder(words.whoComesIn(3))).toEqual([8, 9, 10]);
  await tap(9);
  await record();
  expect(recorded).toEqual([
    { type: 'substitution', team: 'team1', pairs: [{ out: 3, in: 9 }], kind: 'regular' },
  ]);
  expect(closes()).toBe(1);
});

test('several players of one request are recorded together, each once', async () => {
  const { tap, record, recorded, shirtsUnder } = open();
  await tap(3, 9);
  expect(shirtsUnder(words.oneMore)).toEqual([1, 2, 4, 5, 6]);
  await tap(4);
  expect(shirtsUnder(words.whoComesIn(4)), '9 comes in already').toEqual([8, 10]);
  await tap(8);
  await record();
  expect(recorded).toMatchObject([
    {
      pairs: [
        { out: 3, in: 9 },
        { out: 4, in: 8 },
      ],
    },
  ]);
});

test('a pair that is taken away is not recorded, and the dialog begins again', async () => {
  const { tap, button, user, screen } = open();
  await tap(3, 9);
  expect(screen.getByText(words.outIn(3, 9))).toBeTruthy();
  await user.click(button(words.takeAway));
  expect(screen.queryByText(words.outIn(3, 9))).toBeNull();
  expect(screen.queryByRole('button', { name: words.recordSubstitution })).toBeNull();
  expect(screen.getByText(words.whoGoesOut)).toBeTruthy();
});

test('a shirt that was tapped on the court is out already', async () => {
  const { tap, record, recorded } = open({ out: 5 });
  await tap(8);
  await record();
  expect(recorded).toMatchObject([{ pairs: [{ out: 5, in: 8 }] }]);
});

test('an exceptional substitution is recorded as one', async () => {
  const { tap, record, recorded, user, screen } = open();
  await user.click(screen.getByLabelText(words.exceptional));
  await tap(3, 9);
  await record();
  expect(recorded).toMatchObject([{ kind: 'exceptional' }]);
});

test('a player who is hurt leaves by force, which is no request of the team', async () => {
  const { tap, record, recorded } = open({ out: 3, isExceptional: true, isForced: true });
  await tap(9);
  await record();
  expect(recorded).toMatchObject([{ kind: 'exceptional', forced: true }]);
});

test('a player who came in goes back for the same player alone, others are told why not', async () => {
  const pairs = [{ out: 3, in: 9 }];
  const { tap, shirtsUnder, screen } = open({}, (table) => {
    table.must({ type: 'substitution', team: 'team1', pairs, kind: 'regular' });
    table.rallies('1');
  });
  expect(screen.getByRole('heading', { name: RegExp(`${words.substitution}.*1/6`) })).toBeTruthy();
  await tap(9);
  expect(shirtsUnder(words.whoComesIn(9))).toEqual([3]);
  const against = screen.getByText(words.otherShirts).parentElement!;
  const names = within(against)
    .getAllByRole('button', { name: /^Chui/ })
    .map((button) => button.getAttribute('aria-label')!);
  expect(names.length).toBeGreaterThan(0);
  const reasons = Object.values(refusals) as string[];
  expect(names.filter((name) => !reasons.some((reason) => name.includes(reason)))).toEqual([]);
});

test('a card and an injury of the player who was tapped are opened from here', async () => {
  const { button, user, opened } = open({ out: 3 });
  await user.click(button(words.card));
  await user.click(button(words.injury));
  expect(opened).toEqual([
    { kind: 'sanction', side: 'team1', person: 3 },
    { kind: 'medical', side: 'team1', player: 3 },
  ]);
});

test('a substitution that is refused stays open with its pair and says why', async () => {
  const { tap, record, refuseNext, screen, closes } = open();
  refuseNext({ ok: false, refusal: 'SET_RUNNING', detail: 'A set is played.' });
  await tap(3, 9);
  await record();
  expect(screen.getByRole('alert').textContent).toBe(refusals.SET_RUNNING);
  expect(screen.getByText(words.outIn(3, 9))).toBeTruthy();
  expect(closes()).toBe(0);
});
