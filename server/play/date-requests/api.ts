import { dateRequestCalls } from '#contract/date-requests/date-request-calls.ts';
import { textOf } from '#contract/text/text.ts';
import { createTryLimit } from '#server/accounts/auth/try-limit.ts';
import type { Store } from '#server/platform/db/store.ts';
import { tooMany } from '#server/platform/errors/app-error.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { getMatch } from '#server/play/matches/queries.ts';
import { answerDateRequest, sendDateRequest, withdrawDateRequest } from './commands.ts';
import { decideDateRequest } from './decide.ts';
import { listDateRequests, openDateRequest } from './queries.ts';

const routes = routesOf(dateRequestCalls);

const WINDOW_MS = 15 * 60 * 1000;
/** Many people share one address behind a mobile network. */
const SENT_PER_ADDRESS = 60;
const OPENED_PER_ADDRESS = 300;

/** Requests of captains for another date of a match, and the decision of the office. */
export function mountDateRequests(api: Api, store: Store, options: { trustProxy: number }): void {
  const sent = createTryLimit(SENT_PER_ADDRESS, WINDOW_MS);
  const opened = createTryLimit(OPENED_PER_ADDRESS, WINDOW_MS);
  const count = (limit: typeof sent, address: string, now: number) => {
    const wait = limit.waitSeconds(address, now);
    if (wait > 0) throw tooMany(textOf('limit.aMoment'), wait);
    limit.failed(address, now);
  };

  api.openapi(routes.open, async (c) => {
    count(opened, clientAddress(c.env?.incoming, options.trustProxy), c.var.now);
    const { token } = c.req.valid('json');
    return c.json(await openDateRequest(store, token, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.send, async (c) => {
    count(sent, clientAddress(c.env?.incoming, options.trustProxy), c.var.now);
    const input = c.req.valid('json');
    await sendDateRequest(store, c.var.now, input);
    return c.json(await openDateRequest(store, input.token, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.answer, async (c) => {
    count(sent, clientAddress(c.env?.incoming, options.trustProxy), c.var.now);
    const input = c.req.valid('json');
    await answerDateRequest(store, c.var.now, input);
    return c.json(await openDateRequest(store, input.token, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.withdraw, async (c) => {
    count(sent, clientAddress(c.env?.incoming, options.trustProxy), c.var.now);
    const { token } = c.req.valid('json');
    await withdrawDateRequest(store, c.var.now, token);
    return c.json(await openDateRequest(store, token, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.list, async (c) => {
    return c.json(await listDateRequests(store, c.req.valid('param').id), 200, NO_STORE);
  });
  api.openapi(routes.decide, async (c) => {
    const { id, request } = c.req.valid('param');
    await decideDateRequest(store, await authorOf(c), id, request, c.req.valid('json'));
    return c.json(await getMatch(store, id), 200, NO_STORE);
  });
}
