import { signUpCalls } from '#contract/sign-ups/sign-up-calls.ts';
import { limitByAddress } from '#server/accounts/auth/limit-by-address.ts';
import type { Store } from '#server/platform/db/store.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { createSignUpLink, endSignUpLinks, sendSignUp } from './commands.ts';
import { decideSignUp } from './decide-sign-up.ts';
import { getSignUp, getSignUpSubject, listSignUps, openSignUp } from './queries.ts';

const routes = routesOf(signUpCalls);

/** A whole team signs up in its hall, behind one address. */
const SENT_PER_ADDRESS = 30;
const OPENED_PER_ADDRESS = 300;

export type SignUpOptions = {
  trustProxy: number;
  /** The origin that people use, for links. */
  addressOf: (requestUrl: string) => string;
};

/** Links by which players sign up for a team, and the decisions about them. */
export function mountSignUps(api: Api, store: Store, options: SignUpOptions): void {
  const countSent = limitByAddress(SENT_PER_ADDRESS, options.trustProxy);
  const countOpened = limitByAddress(OPENED_PER_ADDRESS, options.trustProxy);

  api.openapi(routes.share, async (c) => {
    const { id } = c.req.valid('param');
    const { closesOn } = c.req.valid('json');
    const { token, expiresAt } = await createSignUpLink(store, await authorOf(c), id, closesOn);
    // The token stands behind #: it reaches no server log and no Referer header.
    const url = `${options.addressOf(c.req.url)}/join-team#${token}`;
    return c.json({ url, token, expiresAt: new Date(expiresAt).toISOString() }, 201, NO_STORE);
  });
  api.openapi(routes.unshare, async (c) => {
    await endSignUpLinks(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.list, async (c) => {
    const { id } = c.req.valid('param');
    const subject = await getSignUpSubject(store.db, id);
    authorise(await c.var.findActor(), 'team:sign-up', subject);
    return c.json(await listSignUps(store.db, id, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.decide, async (c) => {
    const { id, entry } = c.req.valid('param');
    await decideSignUp(store, await authorOf(c), id, entry, c.req.valid('json'));
    return c.json(await getSignUp(store.db, id, entry, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.open, async (c) => {
    countOpened(c);
    const { token } = c.req.valid('json');
    return c.json(await openSignUp(store.db, token, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.send, async (c) => {
    countSent(c);
    const { token, ...details } = c.req.valid('json');
    const own = await sendSignUp(store, await authorOf(c), token, details);
    return c.json({ token: own }, 201, NO_STORE);
  });
}
