// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import type { WaysReport } from '#contract/ways/ways.ts';
import { WaySums } from './way-tables.tsx';

type Report = WaysReport['ways'][number];

const OFF: Report = {
  way: 'sms',
  isReady: false,
  isStopped: false,
  recipients: 0,
  waiting: 0,
  sent: 0,
  failed: 0,
  withheld: 0,
  cost: 0,
  spentToday: 0,
  perDay: 0,
};

function factsOf(report: Report): string[] {
  const { screen } = showPart(<WaySums ways={[report]} />);
  const [item] = screen.getAllByRole('listitem');
  return [...item!.querySelectorAll('.facts-line span')].map((fact) => fact.textContent ?? '');
}

test('a way that is off and has sent nothing says only that', () => {
  expect(factsOf(OFF)).toEqual(['Not set up']);
});

test('a way that was switched off keeps the figures that it has', () => {
  expect(factsOf({ ...OFF, sent: 12, cost: 264 })).toEqual(['Not set up', 'Sent: 12', 'TZS 264']);
});

test('a way that is ready shows every figure, also those that are 0', () => {
  const facts = factsOf({ ...OFF, isReady: true });
  expect(facts).toContain('Waiting: 0');
  expect(facts).toContain('TZS a day: 0 of 0 today');
});
