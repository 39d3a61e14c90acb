import type { SigningParams } from '#contract/signing/signing.ts';
import { signingCalls } from '#contract/signing/signing-calls.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { createSigningLink, handSignature } from './commands.ts';
import { listOwnPlaces } from './own-places.ts';
import { readSigning } from './queries.ts';

const routes = routesOf(signingCalls);

export type SigningOptions = {
  /** The origin that people use, for links. */
  addressOf: (requestUrl: string) => string;
};

const placeOf = ({ paper, role }: SigningParams) => ({ paper, role });

/** Signatures on devices of one's own. */
export function mountSigning(api: Api, store: Store, { addressOf }: SigningOptions): void {
  api.openapi(routes.mine, async (c) => {
    const userId = ownAccount(await c.var.findActor());
    const items = await listOwnPlaces(store, userId, c.var.now);
    return c.json({ items, next: null }, 200, NO_STORE);
  });
  api.openapi(routes.one, async (c) => {
    const params = c.req.valid('param');
    const view = await readSigning(store, await c.var.findActor(), params.id, placeOf(params));
    return c.json(view, 200, NO_STORE);
  });
  api.openapi(routes.hand, async (c) => {
    const params = c.req.valid('param');
    const author = await authorOf(c);
    const place = placeOf(params);
    await handSignature(store, author, params.id, place, c.req.valid('json'));
    return c.json(await readSigning(store, author.actor, params.id, place), 200, NO_STORE);
  });
  api.openapi(routes.share, async (c) => {
    const params = c.req.valid('param');
    const place = placeOf(params);
    const { id } = params;
    const { token, expiresAt } = await createSigningLink(store, await authorOf(c), id, place);
    // The token stands behind #: it reaches no server log and no Referer header.
    const url = `${addressOf(c.req.url)}/sign/${id}/${place.paper}/${place.role}#${token}`;
    const link = { url, token, expiresAt: new Date(expiresAt).toISOString() };
    return c.json(link, 201, NO_STORE);
  });
}
