import { languageNamed } from '#contract/language.ts';
import { pushCalls } from '#contract/site/push-calls.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound, tooMany } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { createTokenBucket } from '#server/platform/http/token-bucket.ts';
import { setStopped, stopDevice, tellDevice } from './commands.ts';
import { findAddress, findDevice, pushFigures } from './queries.ts';
import type { Push } from './start-push.ts';

const routes = routesOf(pushCalls);

/** Of an address: many phones share one per mobile network. */
const PER_ADDRESS = [300, 2] as const;

export type PushApiOptions = { push: Push | undefined; trustProxy: number };

/** Messages to devices, with or without an account. Endpoints are sent in bodies, never in addresses. */
export function mountPush(api: Api, store: Store, { push, trustProxy }: PushApiOptions): void {
  const perAddress = createTokenBucket(...PER_ADDRESS);
  for (const path of ['/push/device', '/push/tells', '/push/stop'])
    api.use(path, async (c, next) => {
      const wait = perAddress.take(clientAddress(c.env?.incoming, trustProxy), c.var.now);
      if (wait > 0) throw tooMany(textOf('limit.aMoment'), wait);
      await next();
    });

  api.openapi(routes.key, async (c) => {
    const settings = await push?.settings();
    const publicKey = settings && !settings.isStopped ? settings.publicKey : null;
    return c.json({ publicKey }, 200, NO_STORE);
  });
  api.openapi(routes.device, async (c) => {
    return c.json(await findDevice(store.db, c.req.valid('json').endpoint), 200, NO_STORE);
  });
  api.openapi(routes.tell, async (c) => {
    await tellDevice(store, await authorOf(c), c.req.valid('json'));
    return c.body(null, 204);
  });
  api.openapi(routes.stop, async (c) => {
    const { endpoint, subject } = c.req.valid('json');
    await stopDevice(store, await authorOf(c), endpoint, subject);
    return c.body(null, 204);
  });
  api.openapi(routes.report, async (c) => {
    const settings = await push?.settings();
    const figures = await pushFigures(store.db, c.var.now);
    const state = { isReady: push !== undefined, isStopped: settings?.isStopped ?? false };
    return c.json({ ...state, ...figures }, 200, NO_STORE);
  });
  api.openapi(routes.state, async (c) => {
    // The row of the settings is made with them.
    await push?.settings();
    await setStopped(store, await authorOf(c), c.req.valid('json').isStopped);
    return c.body(null, 204);
  });
  api.openapi(routes.test, async (c) => {
    authorise(await c.var.findActor(), 'site:administer', { kind: 'site' });
    if ((await push?.settings())?.isStopped) return c.json({ outcome: 'stopped' }, 200, NO_STORE);
    const { endpoint } = c.req.valid('json');
    const address = await findAddress(store.db, endpoint);
    const outcome = address && (await push?.test(endpoint, languageNamed(address.language)));
    if (!outcome) throw notFound('push.notFound');
    return c.json({ outcome: 'reason' in outcome ? outcome.reason : outcome.is }, 200, NO_STORE);
  });
}
