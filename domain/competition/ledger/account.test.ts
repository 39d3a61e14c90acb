import { expect, test } from 'vitest';
import { balanceOf, type Charge, judgeCharge, type Payment, statementOf } from './account.ts';

const TODAY = '2027-03-10';
const charge = (facts: Partial<Charge> = {}): Charge => ({
  id: 'fee',
  amount: 100_000,
  issuedOn: '2027-03-01',
  dueOn: '2027-03-31',
  isCancelled: false,
  ...facts,
});
const payment = (amount: number, facts: Partial<Payment> = {}): Payment => ({
  id: `p${amount}`,
  charge: 'fee',
  amount,
  paidOn: '2027-03-05',
  ...facts,
});

test.each([
  ['open before its day', {}, [], { paid: 0, open: 100_000, state: 'open' }],
  ['open on its day', { dueOn: TODAY }, [], { open: 100_000, state: 'open' }],
  ['overdue after its day', { dueOn: '2027-03-09' }, [], { state: 'overdue' }],
  ['overdue the day after, where it was due at once', { dueOn: null }, [], { state: 'overdue' }],
  ['open in part', {}, [payment(40_000)], { paid: 40_000, open: 60_000, state: 'open' }],
  ['paid by parts', {}, [payment(40_000), payment(60_000)], { open: 0, state: 'paid' }],
  ['paid by more than it was', {}, [payment(120_000)], { paid: 120_000, open: 0, state: 'paid' }],
  ['not paid by money for another', {}, [payment(1, { charge: 'x' })], { paid: 0, state: 'open' }],
  ['cancelled', { isCancelled: true, dueOn: null }, [], { open: 0, state: 'cancelled' }],
])('a charge is %s', (_, facts, payments, found) => {
  expect(judgeCharge(charge(facts), payments, TODAY)).toMatchObject(found);
});

test('a balance is what was charged less what came, with its overdue part', () => {
  const charges = [charge(), charge({ id: 'fine', amount: 50_000, dueOn: null })];
  expect(balanceOf(charges, [payment(30_000)], TODAY)).toEqual({
    charged: 150_000,
    paid: 30_000,
    balance: 120_000,
    overdue: 50_000,
  });
});

test('money for a charge that was cancelled later stands to the credit of the club', () => {
  const charges = [charge({ isCancelled: true })];
  expect(balanceOf(charges, [payment(100_000)], TODAY)).toEqual({
    charged: 0,
    paid: 100_000,
    balance: -100_000,
    overdue: 0,
  });
});

test('a statement goes by day, a charge before the payment of its day, with the balance after each', () => {
  const charges = [
    charge({ id: 'fine', amount: 50_000, issuedOn: '2027-03-05' }),
    charge(),
    charge({ id: 'gone', isCancelled: true }),
  ];
  const lines = statementOf(charges, [payment(100_000)]);
  expect(lines.map(({ id, amount, balance }) => [id, amount, balance])).toEqual([
    ['fee', 100_000, 100_000],
    ['fine', 50_000, 150_000],
    ['p100000', -100_000, 50_000],
  ]);
});
