import { createWebhook } from '#server/site/webhooks/commands.ts';
import { startReceiver } from '#server/site/webhooks/testing/receiver.ts';
import type { TestServer } from '../start-test-server.ts';
import { type FanOutReport, type KillOptions, killTrial, newSubject } from './kill-trial.ts';

const ADMIN = { kind: 'system', name: 'trial' } as const;

export type WebhooksReport = FanOutReport & {
  /** Deliveries that came again under another id, and those that came before an earlier one of their match. */
  renamed: number;
  disordered: number;
};

/** Kills nodes in the middle of delivering events to many receivers, some of which answer 503. */
export async function killWebhooks(
  server: TestServer,
  receivers: number,
  options: KillOptions,
): Promise<WebhooksReport> {
  const { store } = server;
  const fake = await startReceiver();
  const subject = await newSubject(server);
  const { port } = new URL(fake.address);
  const author = { actor: ADMIN, now: Date.now() };
  const paths = Array.from({ length: receivers }, (_, index) => `/in/${index}`);
  for (const path of paths) {
    const address = `http://localhost:${port}${path}`;
    const about = { name: path, shape: 'standard', events: ['match.set_ended'] } as const;
    await createWebhook(
      store,
      author,
      { ...about, events: [...about.events], address, language: 'sw' },
      true,
    );
  }
  const rounds = Array.from({ length: options.kills }, (_, index) => index + 1);
  const report = await killTrial(
    server,
    subject,
    {
      way: { is: 'webhooks' },
      recipients: receivers,
      happening: (round) => ({
        kind: 'match.set_ended',
        topic: `set:${round}`,
        before: null,
        value: '25-20',
        facts: { set: round, wins: [round, 0] },
      }),
      prepare(isChosen) {
        for (const _ of paths) fake.answers.push(isChosen() ? 503 : 204);
      },
      arrivals: () => fake.received.length,
      isSent: async () => true,
      nextTry: () => nextTry(store),
      async times() {
        const taken = Map.groupBy(fake.received, ({ path, event }) => `${path} ${event.data.set}`);
        return paths.flatMap((path) =>
          rounds.map((round) => taken.get(`${path} ${round}`)?.length ?? 0),
        );
      },
    },
    options,
  );
  await fake.stop();
  return { ...report, ...judge(fake.received, paths) };
}

async function nextTry({ db }: TestServer['store']): Promise<number | undefined> {
  const { at } = await db
    .selectFrom('webhook_delivery')
    .select((eb) => eb.fn.min('due_at').as('at'))
    .executeTakeFirstOrThrow();
  return at === null ? undefined : Number(at);
}

function judge(
  received: readonly { id: string; path: string; event: any }[],
  paths: readonly string[],
): Pick<WebhooksReport, 'renamed' | 'disordered'> {
  const ids = Map.groupBy(received, ({ path, event }) => `${path} ${event.data.set}`);
  const renamed = [...ids.values()].filter((same) => new Set(same.map(({ id }) => id)).size > 1);
  const byPath = Map.groupBy(received, ({ path }) => path);
  const disordered = paths.filter((path) => {
    const sets = [...new Set((byPath.get(path) ?? []).map(({ event }) => event.data.set))];
    return sets.some((set, index) => index > 0 && set < sets[index - 1]!);
  });
  return { renamed: renamed.length, disordered: disordered.length };
}
