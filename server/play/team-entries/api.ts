import { teamEntryCalls } from '#contract/entries/team-entry-calls.ts';
import { textOf } from '#contract/text/text.ts';
import { createTryLimit } from '#server/accounts/auth/try-limit.ts';
import type { Store } from '#server/platform/db/store.ts';
import { tooMany } from '#server/platform/errors/app-error.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { createEntryLink, endEntryLinks, sendEntry } from './commands.ts';
import { decideEntry } from './decide-entry.ts';
import { getEntry, listEntries, openEntry } from './queries.ts';

const routes = routesOf(teamEntryCalls);

const WINDOW_MS = 15 * 60 * 1000;
/** Many people share one address behind a mobile network. */
const SENT_PER_ADDRESS = 10;
const OPENED_PER_ADDRESS = 300;

export type EntryOptions = {
  trustProxy: number;
  /** The origin that people use, for links. */
  addressOf: (requestUrl: string) => string;
};

/** Links by which teams enter a league, and the decisions about these entries. */
export function mountTeamEntries(api: Api, store: Store, options: EntryOptions): void {
  const sent = createTryLimit(SENT_PER_ADDRESS, WINDOW_MS);
  const opened = createTryLimit(OPENED_PER_ADDRESS, WINDOW_MS);
  const count = (limit: typeof sent, address: string, now: number) => {
    const wait = limit.waitSeconds(address, now);
    if (wait > 0) throw tooMany(textOf('limit.aMoment'), wait);
    limit.failed(address, now);
  };

  api.openapi(routes.share, async (c) => {
    const { id } = c.req.valid('param');
    const input = c.req.valid('json');
    const { token, expiresAt } = await createEntryLink(store, await authorOf(c), id, input);
    // The token stands behind #: it reaches no server log and no Referer header.
    const url = `${options.addressOf(c.req.url)}/enter-team#${token}`;
    const link = { url, token, fee: input.fee ?? null };
    return c.json({ ...link, expiresAt: new Date(expiresAt).toISOString() }, 201, NO_STORE);
  });
  api.openapi(routes.unshare, async (c) => {
    await endEntryLinks(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.list, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await listEntries(store.db, id, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.decide, async (c) => {
    const { id, entry } = c.req.valid('param');
    const counts = await decideEntry(store, await authorOf(c), id, entry, c.req.valid('json'));
    return c.json({ entry: await getEntry(store.db, id, entry), ...counts }, 200, NO_STORE);
  });
  api.openapi(routes.open, async (c) => {
    count(opened, clientAddress(c.env?.incoming, options.trustProxy), c.var.now);
    const { token } = c.req.valid('json');
    return c.json(await openEntry(store.db, token, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.send, async (c) => {
    count(sent, clientAddress(c.env?.incoming, options.trustProxy), c.var.now);
    const { token, ...details } = c.req.valid('json');
    const own = await sendEntry(store, await authorOf(c), token, details);
    return c.json({ token: own }, 201, NO_STORE);
  });
}
