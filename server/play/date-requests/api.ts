import type { Context } from 'hono';
import { dateRequestCalls } from '#contract/date-requests/date-request-calls.ts';
import { limitByAddress } from '#server/accounts/auth/limit-by-address.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, type ApiEnv, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { getMatch } from '#server/play/matches/queries.ts';
import { checkDate } from './check-date.ts';
import {
  answerDateRequest,
  captainOf,
  coachOf,
  sendDateRequest,
  withdrawDateRequest,
} from './commands.ts';
import { decideDateRequest } from './decide.ts';
import { listDateRequests, openDateRequest, openOwnDateRequest } from './queries.ts';

const routes = routesOf(dateRequestCalls);

const SENT_PER_ADDRESS = 60;
const OPENED_PER_ADDRESS = 300;

/** Requests of captains for another date of a match, and the decision of the office. */
export function mountDateRequests(api: Api, store: Store, options: { trustProxy: number }): void {
  const countSent = limitByAddress(SENT_PER_ADDRESS, options.trustProxy);
  const countOpened = limitByAddress(OPENED_PER_ADDRESS, options.trustProxy);

  api.openapi(routes.open, async (c) => {
    countOpened(c);
    const { token } = c.req.valid('json');
    return c.json(await openDateRequest(store, token, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.send, async (c) => {
    countSent(c);
    const { token, ...input } = c.req.valid('json');
    await sendDateRequest(store, await captainOf(store, c.var.now, token), input);
    return c.json(await openDateRequest(store, token, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.answer, async (c) => {
    countSent(c);
    const { token, ...input } = c.req.valid('json');
    await answerDateRequest(store, await captainOf(store, c.var.now, token), input);
    return c.json(await openDateRequest(store, token, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.withdraw, async (c) => {
    countSent(c);
    const { token } = c.req.valid('json');
    await withdrawDateRequest(store, await captainOf(store, c.var.now, token));
    return c.json(await openDateRequest(store, token, c.var.now), 200, NO_STORE);
  });
  mountOfCoaches(api, store);
  api.openapi(routes.list, async (c) => {
    return c.json(await listDateRequests(store, c.req.valid('param').id), 200, NO_STORE);
  });
  api.openapi(routes.check, async (c) => {
    const { id, request } = c.req.valid('param');
    return c.json(await checkDate(store, id, request, c.req.valid('query')), 200, NO_STORE);
  });
  api.openapi(routes.decide, async (c) => {
    const { id, request } = c.req.valid('param');
    await decideDateRequest(store, await authorOf(c), id, request, c.req.valid('json'));
    return c.json(await getMatch(store, id), 200, NO_STORE);
  });
}

/** The same for coaches, by their accounts. */
function mountOfCoaches(api: Api, store: Store): void {
  const opened = async (c: Context<ApiEnv>, id: string) =>
    openOwnDateRequest(store, await c.var.findActor(), id, c.var.now);

  api.openapi(routes.openOwn, async (c) => {
    return c.json(await opened(c, c.req.valid('param').id), 200, NO_STORE);
  });
  api.openapi(routes.sendOwn, async (c) => {
    const { id } = c.req.valid('param');
    await sendDateRequest(store, coachOf(await authorOf(c), id), c.req.valid('json'));
    return c.json(await opened(c, id), 200, NO_STORE);
  });
  api.openapi(routes.answerOwn, async (c) => {
    const { id } = c.req.valid('param');
    await answerDateRequest(store, coachOf(await authorOf(c), id), c.req.valid('json'));
    return c.json(await opened(c, id), 200, NO_STORE);
  });
  api.openapi(routes.withdrawOwn, async (c) => {
    const { id } = c.req.valid('param');
    await withdrawDateRequest(store, coachOf(await authorOf(c), id));
    return c.json(await opened(c, id), 200, NO_STORE);
  });
}
