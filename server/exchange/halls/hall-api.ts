import { hallCalls } from '#contract/halls/hall-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { lanAddresses } from '#server/platform/http/lan-addresses.ts';
import { mountLoans } from './api.ts';
import { giveSourcesBack } from './give-back.ts';
import { readHall } from './hall-queries.ts';

const routes = routesOf(hallCalls);

/** Loans at the site, and the server in a hall. @param publicUrl the origin that people use, where there is one */
export function mountHalls(api: Api, store: Store, publicUrl: string | undefined): void {
  mountLoans(api, store, {
    addressOf: (requestUrl) => publicUrl ?? new URL(requestUrl).origin,
  });
  api.openapi(routes.read, async (c) => {
    const { protocol, port } = new URL(c.req.url);
    const inNetwork = lanAddresses().map(
      (address) => `${protocol}//${address}${port === '' ? '' : `:${port}`}`,
    );
    const addresses = publicUrl === undefined ? inNetwork : [publicUrl];
    return c.json(await readHall(store, addresses), 200, NO_STORE);
  });
  api.openapi(routes.giveBack, async (c) => {
    await giveSourcesBack(store, await authorOf(c));
    return c.body(null, 204);
  });
}
