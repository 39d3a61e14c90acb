import { createVault } from '#server/platform/config/vault.ts';
import { connect } from '#server/platform/db/connect.ts';
import { createStore } from '#server/platform/db/store.ts';
import type { NodeFacts } from './node.ts';

/** A node that tells of what happens by one way, until it is killed or its parent ends. */
const { way, place, secret, now } = JSON.parse(process.argv[2]!) as NodeFacts;
const begun = Date.now();
const clock = () => now + Date.now() - begun;
const connection = await connect(place, now);
const store = createStore(connection, () => undefined, createVault(secret));
const onError = (error: unknown) => void process.stderr.write(`${String(error)}\n`);
const running = { store, clock, onError };
// The others are not loaded: a node is begun for each kill.
if (way.is === 'push') {
  const { startPush } = await import('#server/site/push/start-push.ts');
  startPush({ ...running, ...way, place });
} else if (way.is === 'sms') {
  const { startSms } = await import('#server/site/sms/start-sms.ts');
  startSms({ ...running, gateways: { sms: way.gateway } });
} else {
  const { startWebhooks } = await import('#server/site/webhooks/start-webhooks.ts');
  const poster = { allowsHttp: true, allowsLocal: true };
  startWebhooks({ ...running, origin: 'http://ligi.test', mailOrigin: undefined, poster });
}
process.once('disconnect', () => process.exit(0));
