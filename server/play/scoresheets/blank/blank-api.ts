import { scoresheetCalls } from '#contract/matches/scoresheet-calls.ts';
import { actorKey } from '#domain/access/actor.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { createDrawingCache } from '#server/platform/threads/drawing-cache.ts';
import { threadWorker } from '#server/platform/threads/worker.ts';
import { getBlankSheets } from './blank-queries.ts';
import type { BlankTask } from './blank-worker.ts';

const routes = routesOf({ blank: scoresheetCalls.blank });

const LIMITS = {
  /** None is kept: rosters are of whoever asks. */
  max: 0,
  waiting: { max: 10, maxPerClient: 3 },
  /** Of a person. */
  atOnce: 10,
  perSecond: 0.2,
};

/** A thread apart from that of single scoresheets, which need not wait for the sheets of a day. */
const drawInThread = threadWorker<BlankTask, Uint8Array>(
  new URL('./blank-worker.ts', import.meta.url),
);

export function mountBlankSheets(api: Api, store: Store): void {
  const drawings = createDrawingCache<Uint8Array>(LIMITS);
  api.openapi(routes.blank, async (c) => {
    const author = await authorOf(c);
    const { date } = c.req.valid('param');
    const { lang: language, paper: size, league } = c.req.valid('query');
    const client = { id: actorKey(author.actor), now: author.now };
    const bytes = await drawings(undefined, client, async () => {
      const day = await getBlankSheets(store, { date, league }, author);
      return drawInThread({ day, language, size });
    });
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${date}.pdf"`,
      'cache-control': 'private, no-cache',
    });
  });
}
