import { afterAll, expect, test } from 'vitest';
import { localDate } from '#server/platform/time/local-time.ts';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailOf } from '#server/testing/trail-of.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;
const TODAY = localDate(Date.now());

async function newBooks() {
  const { id, teams } = await newLeague(server, ['A', 'B']);
  const path = `/api/v1/leagues/${id}`;
  const charge = (facts: object = {}) =>
    call('POST', `${path}/charges`, {
      teams: [teams.A],
      kind: 'entry-fee',
      text: 'Msimu',
      amount: 1000,
      ...facts,
    });
  const pay = (entry: string, amount: number, facts: object = {}) =>
    call('POST', `${path}/charges/${entry}/payments`, {
      amount,
      paidOn: TODAY,
      way: 'cash',
      ...facts,
    });
  const cancel = (kind: 'charges' | 'payments', entry: string) =>
    call('POST', `${path}/${kind}/${entry}/cancellation`, { reason: 'Umekosewa' });
  const trail = async () =>
    (await trailOf(store, `league:${id}`)).filter(([action]) => /charge|payment/.test(action));
  return { id, path, teams, charge, pay, cancel, trail };
}

test('a charge may be due today or later, and has no due day where none is named', async () => {
  const { charge } = await newBooks();
  const due = async (dueOn?: string) => (await charge({ dueOn })).body.charges?.[0].dueOn;
  expect(await due(TODAY)).toBe(TODAY);
  const yesterday = await charge({ dueOn: localDate(Date.now() - 24 * 60 * 60 * 1000) });
  expect([yesterday.status, yesterday.body.code]).toEqual([422, 'DUE_IN_PAST']);
  const { body } = await charge();
  expect(body.charges.map(({ dueOn }: { dueOn: string | null }) => dueOn).sort()).toEqual([
    TODAY,
    null,
  ]);
});

test('every step of the books stands in the trail without its text', async () => {
  const { charge, pay, cancel, trail, teams } = await newBooks();
  const [{ id }] = (await charge({ text: 'Siri' })).body.charges;
  const [{ payments }] = (await pay(id, 400)).body.charges;
  await cancel('payments', payments[0].id);
  await cancel('charges', id);
  const team = teams.A;
  const fee = { team, kind: 'entry-fee', amount: 1000 };
  expect(await trail()).toEqual([
    ['league.charge', null, fee],
    ['league.payment', null, { team, amount: 400, paidOn: TODAY }],
    ['league.payment-cancel', { team, amount: 400 }, null],
    ['league.charge-cancel', fee, null],
  ]);
});

test('an entry of another league is not found, and one that was cancelled is not cancelled again', async () => {
  const books = await newBooks();
  const other = await newBooks();
  const [{ id }] = (await books.charge()).body.charges;
  const [{ payments }] = (await books.pay(id, 1)).body.charges;
  for (const answer of [
    await other.cancel('charges', id),
    await other.cancel('payments', payments[0].id),
    await other.pay(id, 1),
    await books.pay('none', 1),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect((await books.cancel('charges', id)).status).toBe(200);
  const again = await books.cancel('charges', id);
  expect([again.status, again.body.code]).toEqual([422, 'CANCELLED']);
});

test('a payment has no reference where none was typed, and one that is too large says what is open', async () => {
  const { charge, pay } = await newBooks();
  const [{ id }] = (await charge()).body.charges;
  const [paid] = (await pay(id, 400)).body.charges;
  expect(paid.payments).toMatchObject([{ reference: '', amount: 400 }]);
  const tooMuch = await pay(id, 601);
  expect(tooMuch.body.errors).toMatchObject([
    { field: 'amount', message: expect.stringContaining('600') },
  ]);
});

test('the receipts of a year begin at 1', async () => {
  await store.db.deleteFrom('payment').execute();
  const { charge, pay } = await newBooks();
  const [{ id }] = (await charge()).body.charges;
  const receipts = async () =>
    (await pay(id, 1)).body.charges[0].payments.map(({ receipt }: { receipt: string }) => receipt);
  const year = TODAY.slice(0, 4);
  expect(await receipts()).toEqual([`${year}-0001`]);
  expect(await receipts()).toEqual([`${year}-0001`, `${year}-0002`]);
});
