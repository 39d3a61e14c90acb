import { startGateway } from '#server/site/sms/testing/gateway.ts';
import type { TestServer } from '../start-test-server.ts';
import { addFollowers } from './followers.ts';
import { type FanOutReport, type KillOptions, killTrial, newSubject } from './kill-trial.ts';

export type SmsReport = FanOutReport & {
  /** Messages that were taken by the gateway, by their state here. */
  sent: number;
  unknown: number;
  /** Messages that are said to be sent and never came to the gateway. */
  invented: number;
  spent: number;
};

/** Kills nodes in the middle of planning and sending results by SMS. */
export async function killSms(
  server: TestServer,
  numbers: number,
  options: KillOptions,
): Promise<SmsReport> {
  const { store } = server;
  const fake = await startGateway('beem');
  const subject = await newSubject(server);
  const followers = Array.from(
    { length: numbers },
    (_, index) => `+2557120${String(index).padStart(5, '0')}`,
  );
  await addFollowers(
    store.db,
    subject.teams[0],
    followers.map((number) => ({
      way: 'sms' as const,
      address: store.vault.digest(number),
      keys: store.vault.seal(number),
    })),
    Date.now(),
  );
  const site = { budget: 'site', per_day: 1_000_000_000 };
  await store.db.insertInto('sms_budget').values(site).execute();
  const rounds = Array.from({ length: options.kills }, (_, index) => index + 1);
  const textOf = (round: number) => `${round}-0`;
  const report = await killTrial(
    server,
    subject,
    {
      way: { is: 'sms', gateway: fake.gateway },
      recipients: numbers,
      happening: (round) => ({
        kind: round === 1 ? 'match.ended' : 'match.corrected',
        topic: 'result',
        before: round === 1 ? null : textOf(round - 1),
        value: textOf(round),
        facts: { sets: [] },
      }),
      prepare: () => undefined,
      arrivals: () => fake.taken.length,
      isSent: async () => (await rowsIn(store, ['planned', 'sending'])) === 0,
      nextTry: async () => undefined,
      async times() {
        const taken = Map.groupBy(fake.taken, ({ to, text }) => `${to} ${roundOf(text)}`);
        return followers.flatMap((number) =>
          rounds.map((round) => taken.get(`${number} ${round}`)?.length ?? 0),
        );
      },
    },
    options,
  );
  await fake.stop();
  const sent = await rowsIn(store, ['sent']);
  const unknown = await rowsIn(store, ['unknown']);
  const arrived = new Set(fake.taken.map(({ to, text }) => `${to} ${roundOf(text)}`));
  const rows = await store.db.selectFrom('sms').selectAll().where('state', '=', 'sent').execute();
  const numberOf = new Map(followers.map((number) => [store.vault.digest(number), number]));
  const invented = rows.filter(
    ({ address, text }) => !arrived.has(`${numberOf.get(address)} ${roundOf(text)}`),
  ).length;
  const { spent } = await store.db
    .selectFrom('sms_spent')
    .select((eb) => eb.fn.sum<number>('spent').as('spent'))
    .executeTakeFirstOrThrow();
  return { ...report, sent, unknown, invented, spent: Number(spent) };
}

/** `Chui 12-0 Faru`: the round stands in the place of the sets won. */
function roundOf(text: string): number {
  return Number(/(\d+)-0/.exec(text)?.[1]);
}

async function rowsIn(
  { db }: TestServer['store'],
  states: ('planned' | 'sending' | 'sent' | 'unknown')[],
) {
  const { count } = await db
    .selectFrom('sms')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', 'in', states)
    .executeTakeFirstOrThrow();
  return Number(count);
}
