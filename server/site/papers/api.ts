import type { Language } from '#contract/language.ts';
import { paperCalls } from '#contract/leagues/paper-calls.ts';
import { actorKey } from '#domain/access/actor.ts';
import { can } from '#domain/access/can.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import type { Versions } from '#server/platform/pages/versions.ts';
import { createDrawingCache } from '#server/platform/threads/drawing-cache.ts';
import { threadWorker } from '#server/platform/threads/worker.ts';
import type { PaperFacts } from './paper-facts.ts';
import type { PaperTask } from './paper-worker.ts';
import { getDayFacts, getScheduleFacts } from './queries.ts';
import { WORDS } from './words.ts';

const routes = routesOf(paperCalls);

type File = { name: string; bytes: Uint8Array };

const LIMITS = {
  /** Of 20 to 200 KB each. */
  max: 100,
  waiting: { max: 60, maxPerClient: 30 },
  /** Of an address or a person. */
  atOnce: 40,
  perSecond: 0.5,
};

const drawInThread = threadWorker<PaperTask, Uint8Array>(
  new URL('./paper-worker.ts', import.meta.url),
);

type Options = {
  trustProxy: number;
  publicUrl?: string | undefined;
  /** Without it each paper is drawn anew. */
  versions?: Versions | undefined;
};

/** Schedules and sheets of a day, drawn once for all readers until something on the site changes. */
export function mountPapers(api: Api, store: Store, options: Options): void {
  const { trustProxy, publicUrl, versions } = options;
  const drawings = createDrawingCache<File>(LIMITS);

  async function stateOf(isPublic: boolean): Promise<string | undefined> {
    return isPublic ? versions?.('scores') : undefined;
  }
  async function draw(facts: PaperFacts, language: Language, size: 'A4' | 'A3'): Promise<File> {
    const bytes = await drawInThread({ facts, language, size });
    const { schedule, daySheet } = WORDS[language];
    const title = facts.kind === 'schedule' ? schedule : daySheet;
    return { name: `${title} ${facts.subject}.pdf`, bytes };
  }
  const headersOf = (name: string) => ({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, no-cache',
  });

  api.openapi(routes.schedule, async (c) => {
    const { actor, now } = await authorOf(c);
    const { id } = c.req.valid('param');
    const { lang, paper } = c.req.valid('query');
    const isPlanner = can(actor, 'league:write', { kind: 'league', id });
    const client =
      actor.kind === 'anonymous' ? clientAddress(c.env?.incoming, trustProxy) : actorKey(actor);
    const origin = publicUrl ?? new URL(c.req.url).origin;
    const state = await stateOf(!isPlanner);
    const key = state && ['league', id, lang, paper, origin, state].join(' ');
    const { name, bytes } = await drawings(key, { id: client, now }, async () => {
      const reader = { language: lang, origin, now };
      return draw(await getScheduleFacts(store, id, reader, isPlanner), lang, paper);
    });
    return c.body(new Uint8Array(bytes), 200, headersOf(name));
  });

  api.openapi(routes.day, async (c) => {
    const { actor, now } = await authorOf(c);
    const { date } = c.req.valid('param');
    const { lang, paper } = c.req.valid('query');
    const client =
      actor.kind === 'anonymous' ? clientAddress(c.env?.incoming, trustProxy) : actorKey(actor);
    const origin = publicUrl ?? new URL(c.req.url).origin;
    const state = await stateOf(true);
    const key = state && ['day', date, lang, paper, origin, state].join(' ');
    const { name, bytes } = await drawings(key, { id: client, now }, async () => {
      const facts = await getDayFacts(store, date, { language: lang, origin, now });
      return draw(facts, lang, paper);
    });
    return c.body(new Uint8Array(bytes), 200, headersOf(name));
  });
}
