// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, type MatchLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { livePositions, type Scorer } from '#domain/volleyball/testing/record-match.ts';
import { consoleControls } from '../console/testing/console-controls.ts';
import { EntryList } from '../log/entry-list.tsx';
import type { EventFacts } from '../log/event-facts.ts';

const rules = PRESETS.indoor;
const { match } = consoleControls().controls;

/** The list of a match, and the log after what was recorded from it. */
function shownEntries(prepare: (table: Scorer) => void) {
  const table = livePositions(rules);
  prepare(table);
  let log: MatchLog = table.log;
  const recorded: EventFacts[] = [];
  const { user } = showPart(
    <EntryList
      match={match}
      log={table.log}
      onRecord={(facts) => {
        const next = appendEvent(log, { ...facts, id: 'new', at: 1 } as MatchEvent);
        if (!next.ok) return next;
        log = next.log;
        recorded.push(facts);
        return null;
      }}
    />,
  );
  return { user, recorded, log: () => log };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });

test('a wrong line-up is put right after its effects were shown', async () => {
  const { user, recorded, log } = shownEntries((table) => table.rallies('12121212121211'));
  await user.click(button(/Line-up Chui: 1 2 3 4 5 6/));
  await user.click(button('Put right'));
  const second = screen.getByLabelText('Position II');
  expect(second).toHaveProperty('value', '2');
  await user.clear(second);
  await user.type(second, '9');
  await user.click(button('Show the effects'));
  expect(screen.getByText('the server of 1 rally')).toBeTruthy();
  expect(screen.getByText('1 column of the sheet')).toBeTruthy();
  expect(recorded).toEqual([]);
  await user.click(button('Mend'));
  expect(log().state.sets[0]!.team1.court!.starters).toEqual([1, 9, 3, 4, 5, 6]);
});

test('entries that no longer fit wait for a decision and are put right or taken out together', async () => {
  const { user, recorded, log } = shownEntries((table) => {
    table.rallies('1');
    table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 6, in: 8 }] });
    table.rallies('1');
    table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 8, in: 6 }] });
  });
  await user.click(button(/Line-up Chui/));
  await user.click(button('Put right'));
  const sixth = screen.getByLabelText('Position VI');
  await user.clear(sixth);
  await user.type(sixth, '9');
  await user.click(button('Show the effects'));
  expect(button('2 entries wait for you')).toHaveProperty('disabled', true);
  expect(screen.getByText(/6 out, 8 in at 1–0 no longer fits/)).toBeTruthy();
  await user.click(button('It was: Substitution Chui: 9 out, 8 in'));
  expect(screen.getByText(/Put right together/)).toBeTruthy();
  expect(screen.getByText(/8 out, 6 in at 2–0: /)).toBeTruthy();
  await user.click(button('Take it out'));
  expect(screen.getByText('Taken out together: Substitution Chui: 8 out, 6 in')).toBeTruthy();
  await user.click(button('Mend'));
  expect(recorded).toMatchObject([
    { type: 'correct', with: [{ entry: {} }], also: [expect.any(String)] },
  ]);
  expect(log().state.sets[0]!.team1.court!.positions).toEqual([1, 2, 3, 4, 5, 8]);
});

test('all shirts that follow from a correction are put right at once', async () => {
  const { user, log } = shownEntries((table) => {
    table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 6, in: 8 }] });
    table.rallies('1');
    table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 8, in: 6 }] });
  });
  await user.click(button(/Line-up Chui/));
  await user.click(button('Put right'));
  const sixth = screen.getByLabelText('Position VI');
  await user.clear(sixth);
  await user.type(sixth, '9');
  await user.click(button('Show the effects'));
  await user.click(button('Put the shirts right in all 2'));
  await user.click(button('Mend'));
  expect(log().state.sets[0]!.team1.court!.positions).toEqual([1, 2, 3, 4, 5, 9]);
});

test('a forgotten time-out is put in where it was, and a missing field is named', async () => {
  const { user, recorded } = shownEntries((table) => table.rallies('12'));
  await user.click(button(/Point Faru/));
  await user.click(button('Put an entry in before it'));
  await user.click(button('Show the effects'));
  expect(screen.getByText('Please fill in: Team')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Team'), 'Faru');
  await user.click(button('Show the effects'));
  expect(screen.getByText('Nothing else changes.')).toBeTruthy();
  await user.click(button('Mend'));
  expect(recorded).toMatchObject([{ type: 'insert', entry: { type: 'timeout', team: 'team2' } }]);
});

test('an entry against the rules is put in with the reason of the referee alone', async () => {
  const { user, log } = shownEntries((table) => table.rallies('21'));
  await user.click(button(/Point Chui/));
  await user.click(button('Put an entry in before it'));
  await user.selectOptions(screen.getByLabelText('Kind of entry'), 'Libero exchange');
  await user.selectOptions(screen.getByLabelText('Team'), 'Chui');
  await user.selectOptions(screen.getByLabelText('Exchange'), 'Libero for a player');
  await user.type(screen.getByLabelText('Libero'), '7');
  await user.type(screen.getByLabelText('Player'), '3');
  await user.click(button('Show the effects'));
  expect(within(screen.getByRole('alert')).getByText(/back row/)).toBeTruthy();
  await user.click(button('Record it anyway'));
  expect(screen.getByText('Please give a reason.')).toBeTruthy();
  await user.type(screen.getByLabelText('Reason'), 'Allowed');
  await user.click(button('Record it anyway'));
  await user.click(button('Mend'));
  expect(log().state.warnings[0]).toMatchObject({ override: 'Allowed' });
});
