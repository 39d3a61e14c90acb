import { setTimeout as pause } from 'node:timers/promises';
import type { Gateway } from '#server/platform/config/sms-gateway.ts';
import { write } from '#server/platform/db/write.ts';
import { startSms } from '#server/site/sms/start-sms.ts';
import { addFollowers } from '#server/testing/fan-out/followers.ts';
import { newSubject } from '#server/testing/fan-out/kill-trial.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { integer, isShort, median, ms, percentile, printTable } from '../measure/print-table.ts';
import { cpuMicroseconds, startChild } from '../server/child.ts';

/** A result to many numbers: SQLite, and a gateway in a process of its own that answers at once. */
const SIZES = isShort ? [1, 100] : [1, 100, 1000];
const ROUNDS = isShort ? 1 : 3;
/** Longer than the hold of a result. */
const HELD_MS = 25_000;

const gateway = startChild('sms-gateway.ts');
const place = await gateway.request<Gateway & { kind: 'beem' }>('start');
const server = await startTestServer({ publicUrl: 'http://ligi.test' });
const { store } = server;
const subject = await newSubject(server);
// In the evening and at night nothing is sent: here it is noon in Tanzania.
const noon = Date.parse(`${new Date().toISOString().slice(0, 10)}T09:00:00Z`) - performance.now();
const clock = () => noon + performance.now();
const running = startSms({
  store,
  gateways: { sms: place },
  onError: (error) => console.error(error),
  clock,
});
await store.db
  .insertInto('sms_budget')
  .values({ budget: 'site', per_day: 1_000_000_000 })
  .execute();
// A consumer begins with what happens after its first look.
await pause(2000);

async function follow(from: number, to: number) {
  const numbers = Array.from(
    { length: to - from },
    (_, at) => `+2557120${String(from + at).padStart(5, '0')}`,
  );
  const addresses = numbers.map((number) => ({
    way: 'sms' as const,
    address: store.vault.digest(number),
    keys: store.vault.seal(number),
  }));
  await addFollowers(store.db, subject.teams[0], addresses, clock());
}

let round = 0;
async function tell(count: number): Promise<{ arrivals: number[]; cpu: number }> {
  round += 1;
  await gateway.request('reset');
  const before = cpuMicroseconds();
  const author = { actor: { kind: 'system', name: 'bench' }, now: clock() - HELD_MS } as const;
  await write(store, author, async (tx) =>
    tx.happened({
      kind: round === 1 ? 'match.ended' : 'match.corrected',
      topic: 'result',
      matchId: subject.match,
      teams: [...subject.teams],
      before: round === 1 ? null : `${round - 1}-0`,
      value: `${round}-0`,
      facts: { sets: [] },
    }),
  );
  const heldUntil = Date.now();
  for (;;) {
    const arrivals = await gateway.request<number[]>('arrivals');
    const open = await store.db
      .selectFrom('sms')
      .select('id')
      .where('state', 'in', ['planned', 'sending'])
      .limit(1)
      .executeTakeFirst();
    if (arrivals.length >= count && open === undefined) {
      const cpu = (cpuMicroseconds() - before) / 1000 / count;
      return { arrivals: arrivals.map((at) => at - heldUntil), cpu };
    }
    await pause(20);
  }
}

const rows: string[][] = [];
let followers = 0;
for (const count of SIZES) {
  await follow(followers, count);
  followers = count;
  // The first one starts the thread and opens the connections.
  await tell(count);
  const rounds: { arrivals: number[]; cpu: number }[] = [];
  for (let at = 0; at < ROUNDS; at += 1) rounds.push(await tell(count));
  const of = (figure: (arrivals: number[]) => number) =>
    ms(median(rounds.map(({ arrivals }) => figure(arrivals))));
  rows.push([
    integer(count),
    of((arrivals) => Math.min(...arrivals)),
    of((arrivals) => percentile(arrivals, 0.5)),
    of((arrivals) => Math.max(...arrivals)),
    ms(median(rounds.map(({ cpu }) => cpu))),
  ]);
}
printTable(
  `SMS: a result from the end of its hold to the gateway (medians of ${ROUNDS} rounds)`,
  ['numbers', 'first', 'half of them', 'all', 'CPU each'],
  rows,
);
await running.stop();
await server.stop();
await gateway.stop();
