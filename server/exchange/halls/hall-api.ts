import { hallCalls } from '#contract/halls/hall-calls.ts';
import type { ParkedBranch } from '#contract/matches/parked-branch.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { lanAddresses } from '#server/platform/http/lan-addresses.ts';
import { mountLoans } from './api.ts';
import { giveSourcesBack } from './give-back.ts';
import { readHall } from './hall-queries.ts';
import { askSite } from './stories.ts';

const routes = routesOf(hallCalls);

type Stories = { items: ParkedBranch[]; next: null };

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
  api.openapi(routes.stories, async (c) => {
    const { id } = c.req.valid('param');
    const call = { method: 'GET', path: '/parked' } as const;
    return c.json(await askSite<Stories>(store, await authorOf(c), id, call), 200, NO_STORE);
  });
  api.openapi(routes.chooseStory, async (c) => {
    const { id, branch } = c.req.valid('param');
    const path = `/parked/${branch}/choice`;
    const call = { method: 'POST', path, body: c.req.valid('json') } as const;
    return c.json(await askSite<Stories>(store, await authorOf(c), id, call), 200, NO_STORE);
  });
  api.openapi(routes.giveBack, async (c) => {
    await giveSourcesBack(store, await authorOf(c));
    return c.body(null, 204);
  });
}
