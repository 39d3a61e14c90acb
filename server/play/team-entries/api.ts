import { teamEntryCalls } from '#contract/entries/team-entry-calls.ts';
import { limitByAddress } from '#server/accounts/auth/limit-by-address.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { createEntryLink, endEntryLinks, sendEntry } from './commands.ts';
import { decideEntry } from './decide-entry.ts';
import { getEntry, listEntries, openEntry } from './queries.ts';

const routes = routesOf(teamEntryCalls);

const SENT_PER_ADDRESS = 10;
const OPENED_PER_ADDRESS = 300;

export type EntryOptions = {
  trustProxy: number;
  /** The origin that people use, for links. */
  addressOf: (requestUrl: string) => string;
};

/** Links by which teams enter a league, and the decisions about these entries. */
export function mountTeamEntries(api: Api, store: Store, options: EntryOptions): void {
  const countSent = limitByAddress(SENT_PER_ADDRESS, options.trustProxy);
  const countOpened = limitByAddress(OPENED_PER_ADDRESS, options.trustProxy);

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
    countOpened(c);
    const { token } = c.req.valid('json');
    return c.json(await openEntry(store.db, token, c.var.now), 200, NO_STORE);
  });
  api.openapi(routes.send, async (c) => {
    countSent(c);
    const { token, ...details } = c.req.valid('json');
    const own = await sendEntry(store, await authorOf(c), token, details);
    return c.json({ token: own }, 201, NO_STORE);
  });
}
