import { scoresheetCalls } from '#contract/matches/scoresheet-calls.ts';
import { actorKey } from '#domain/access/actor.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import type { Versions } from '#server/platform/pages/versions.ts';
import { createDrawingCache } from '#server/platform/threads/drawing-cache.ts';
import { mountBlankSheets } from './blank/blank-api.ts';
import { drawInThread } from './draw-in-thread.ts';
import { getSheetFacts } from './queries.ts';

const routes = routesOf({ pdf: scoresheetCalls.pdf });

type Paper = { name: string; bytes: Uint8Array };

const LIMITS = {
  /** Of 30 to 100 KB each. */
  max: 200,
  waiting: { max: 60, maxPerClient: 30 },
  /** Of an address: a league's whole day of play in both languages. */
  atOnce: 40,
  perSecond: 0.5,
};

/** @param versions without it each paper is drawn anew */
export function mountScoresheets(
  api: Api,
  store: Store,
  { trustProxy, versions }: { trustProxy: number; versions?: Versions | undefined },
): void {
  const drawings = createDrawingCache<Paper>(LIMITS);
  mountBlankSheets(api, store);

  api.openapi(routes.pdf, async (c) => {
    const { actor, now } = await authorOf(c);
    const { id } = c.req.valid('param');
    const language = c.req.valid('query').lang;
    const isVisitor = actor.kind === 'anonymous';
    const client = isVisitor ? clientAddress(c.env?.incoming, trustProxy) : actorKey(actor);
    // The public scoresheet is drawn once for all readers; a scorer's has signatures on it.
    const state = isVisitor ? await versions?.('match', id) : undefined;
    const key = state && `${id} ${language} ${state}`;
    const { name, bytes } = await drawings(key, { id: client, now }, async () => {
      const facts = await getSheetFacts(store, actor, id, now);
      const { matchDate, team1, team2 } = facts.match;
      const name = `${matchDate} ${team1.name} - ${team2.name}.pdf`;
      return { name, bytes: await drawInThread({ facts, language }) };
    });
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-cache',
    });
  });
}
