import type { Context, Hono } from 'hono';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import type { Feed } from '#server/platform/live/feed.ts';
import type { Freshness } from './freshness.ts';
import { createPageCache } from './page-cache.ts';
import { pageHandler } from './page-handler.ts';
import { createRenderShare } from './render-share.ts';
import type { PageRequest, RenderedPage } from './rendered-page.ts';

export type KeptFileOptions = {
  feed: Pick<Feed, 'caughtUp'>;
  freshness: Freshness;
  /** Scheme and host of the site. */
  origin: string;
  trustProxy: number;
  clock: () => number;
};

type Files = {
  /** The addresses, as a pattern of the router. */
  path: string;
  /** The words of a query that the files know. */
  query: readonly string[];
  /** Makes a file; throws where there is none. */
  make: (request: PageRequest) => Promise<KeptFile>;
};

/** Without `shows` it is made anew when names, hours or texts of the site have changed. */
type KeptFile = Partial<Pick<RenderedPage, 'shows' | 'matchId' | 'version'>> & {
  headers: Record<string, string>;
  text: string;
};

const MB = 1024 * 1024;
/** A result reaches a file within a minute; names, hours and news at once. */
const KEPT_MS = 60_000;

/** Files that programs ask for again and again: made once for all of them, and limited as pages are. */
export function mountKeptFiles(
  app: Hono<ApiEnv>,
  { path, query, make }: Files,
  { feed, freshness, trustProxy, clock }: KeptFileOptions,
): void {
  const share = createRenderShare();
  const admitOf = (c: Context<ApiEnv>) =>
    share.admit({ id: clientAddress(c.env?.incoming, trustProxy), now: c.var.now });
  const cache = createPageCache({
    feed,
    freshness,
    clock,
    maxBytes: 8 * MB,
    keptMs: KEPT_MS,
    isHtml: false,
    async render(request) {
      const { headers, text, ...facts } = await make(request);
      return { status: 200, headers, body: Buffer.from(text), shows: 'site', ...facts };
    },
  });
  app.get(
    path,
    pageHandler(cache, () => query, admitOf, {}),
  );
}
