import webPush from 'web-push';
import { startPushService } from '#server/site/push/testing/push-service.ts';
import type { TestServer } from '../start-test-server.ts';
import { addFollowers } from './followers.ts';
import { type FanOutReport, type KillOptions, killTrial, newSubject } from './kill-trial.ts';

const SUBJECT = 'https://ligi.example.org';

/** Kills nodes in the middle of telling many devices; the push service refuses some for a while. */
export async function killPush(
  server: TestServer,
  devices: number,
  options: KillOptions,
): Promise<FanOutReport> {
  const { store } = server;
  const keys = webPush.generateVAPIDKeys();
  const service = await startPushService({ publicKey: keys.publicKey, subject: SUBJECT });
  const browsers = Array.from({ length: devices }, service.subscribe);
  const subject = await newSubject(server);
  const addresses = browsers.map(({ endpoint: address, keys: own }) => ({
    way: 'push' as const,
    address,
    keys: JSON.stringify(own),
  }));
  await addFollowers(store.db, subject.teams[0], addresses, Date.now());
  const rounds = Array.from({ length: options.kills }, (_, index) => index + 1);
  const report = await killTrial(
    server,
    subject,
    {
      way: {
        is: 'push',
        publicUrl: SUBJECT,
        keys,
        localAuthority: service.authority,
        timeoutMs: 30_000,
      },
      recipients: devices,
      happening: (round) => ({
        // Of use for a day, so that a busy machine makes none of them late.
        kind: round === 1 ? 'match.ended' : 'match.corrected',
        topic: 'result',
        before: round === 1 ? null : `${round - 1}-0`,
        value: `${round}-0`,
        facts: { sets: [] },
      }),
      prepare(isChosen) {
        for (const { answers } of browsers) if (isChosen()) answers.push({ status: 503 });
      },
      arrivals: service.posts,
      isSent: async () => true,
      nextTry: () => nextTry(store),
      async times() {
        return browsers.flatMap(({ received }) => {
          const counts = Map.groupBy(received, ({ text }) =>
            Number(/(\d+)–0/.exec(text.title)?.[1]),
          );
          return rounds.map((round) => counts.get(round)?.length ?? 0);
        });
      },
    },
    options,
  );
  await service.stop();
  return report;
}

/** When a device is told what it has missed. */
async function nextTry({ db }: TestServer['store']): Promise<number | undefined> {
  const { at } = await db
    .selectFrom('delivery_address')
    .select((eb) => eb.fn.min('retry_at').as('at'))
    .executeTakeFirstOrThrow();
  return at === null ? undefined : Number(at);
}
