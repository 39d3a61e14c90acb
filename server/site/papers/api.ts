import type { Context } from 'hono';
import type { Language } from '#contract/language.ts';
import { type PaperSize, paperCalls } from '#contract/leagues/paper-calls.ts';
import { ledgerCalls } from '#contract/ledger/ledger-calls.ts';
import { passCalls } from '#contract/passes/pass-calls.ts';
import { actorKey, leaguesOf } from '#domain/access/actor.ts';
import { can } from '#domain/access/can.ts';
import { csvText } from '#server/exchange/exports/csv-text.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { type Api, type ApiEnv, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import type { Versions } from '#server/platform/pages/versions.ts';
import { createDrawingCache } from '#server/platform/threads/drawing-cache.ts';
import { threadWorker } from '#server/platform/threads/worker.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { getBracketFacts } from './bracket-queries.ts';
import type { PaperFacts } from './paper-facts.ts';
import type { PaperTask } from './paper-worker.ts';
import { getPassFacts } from './pass-queries.ts';
import {
  getCrewFacts,
  getDayFacts,
  getPosterFacts,
  getScheduleFacts,
  getTableFacts,
  type Reader,
} from './queries.ts';
import { getStatementFacts, getWholeStatementFacts, readLedgerSheet } from './statement-queries.ts';
import { type PaperWords, WORDS } from './words.ts';

const routes = routesOf(paperCalls);
const passRoutes = routesOf({ print: passCalls.print });
const ledgerRoutes = routesOf({
  statement: ledgerCalls.statement,
  statementOfAll: ledgerCalls.statementOfAll,
  table: ledgerCalls.table,
});

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
  /** The pictures of players. */
  storage: Storage;
  publicUrl?: string | undefined;
  /** Without it each paper is drawn anew. */
  versions?: Versions | undefined;
  /** The code that phones without internet dial. */
  ussdCode?: string | undefined;
  /** The number to which people write by SMS. */
  smsNumber?: string | undefined;
};

type PaperRequest = {
  lang: Language;
  paper: PaperSize;
  /** Names the paper: the kind, and what it is of. */
  of: readonly string[];
  /** Drafts stand on it: it is not kept for others. */
  isPrivate?: boolean;
  facts: (reader: Reader) => Promise<PaperFacts>;
};

/** Papers of leagues and days, drawn once for all readers until something on the site changes. */
export function mountPapers(api: Api, store: Store, options: Options): void {
  const { trustProxy, publicUrl, versions, ussdCode = null, smsNumber = null } = options;
  const drawings = createDrawingCache<File>(LIMITS);

  async function answer(c: Context<ApiEnv>, { lang, paper, of, isPrivate, facts }: PaperRequest) {
    const { actor, now } = await authorOf(c);
    const client =
      actor.kind === 'anonymous' ? clientAddress(c.env?.incoming, trustProxy) : actorKey(actor);
    const origin = publicUrl ?? new URL(c.req.url).origin;
    const state = isPrivate ? undefined : await versions?.('scores');
    const key = state && JSON.stringify([of, lang, paper, origin, state]);
    const { name, bytes } = await drawings(key, { id: client, now }, async () => {
      const found = await facts({ language: lang, origin, now, ussdCode, smsNumber });
      return {
        name: `${fileName(found, WORDS[lang])}.pdf`,
        bytes: await drawInThread({ facts: found, language: lang, size: paper }),
      };
    });
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-cache',
    });
  }

  mountLedgerPapers(api, store, answer);

  mountPasses(api, store, options.storage, answer);

  api.openapi(routes.schedule, async (c) => {
    const { actor } = await authorOf(c);
    const { id } = c.req.valid('param');
    const isPlanner = can(actor, 'league:write', { kind: 'league', id });
    return answer(c, {
      ...c.req.valid('query'),
      of: ['league', id],
      isPrivate: isPlanner,
      facts: (reader) => getScheduleFacts(store, id, reader, isPlanner),
    });
  });

  api.openapi(routes.day, (c) => {
    const { date } = c.req.valid('param');
    const facts = (reader: Reader) => getDayFacts(store, date, reader);
    return answer(c, { ...c.req.valid('query'), of: ['day', date], facts });
  });

  api.openapi(routes.crew, (c) => {
    const { date } = c.req.valid('param');
    const facts = (reader: Reader) => getCrewFacts(store, date, reader);
    return answer(c, { ...c.req.valid('query'), of: ['crew', date], facts });
  });

  mountTables(api, store, answer);

  api.openapi(routes.poster, async (c) => {
    const { now } = await authorOf(c);
    const { id } = c.req.valid('param');
    const { round, ...form } = c.req.valid('query');
    // The next round also changes with the day.
    const of = ['poster', id, round ?? '', localDate(now)];
    const facts = (reader: Reader) => getPosterFacts(store, { league: id, round }, reader);
    return answer(c, { ...form, of, facts });
  });

  api.openapi(routes.dayPoster, (c) => {
    const { date } = c.req.valid('param');
    const { league, ...form } = c.req.valid('query');
    const part = { date, ...(league === undefined ? {} : { league }) };
    const facts = (reader: Reader) => getPosterFacts(store, part, reader);
    return answer(c, { ...form, of: ['day poster', date, league ?? ''], facts });
  });
}

type Answer = (c: Context<ApiEnv>, request: PaperRequest) => Promise<Response>;

/** The tables and the bracket of a league. */
function mountTables(api: Api, store: Store, answer: Answer): void {
  api.openapi(routes.table, (c) => {
    const { id } = c.req.valid('param');
    const facts = (reader: Reader) => getTableFacts(store, id, reader);
    return answer(c, { ...c.req.valid('query'), of: ['table', id], facts });
  });

  api.openapi(routes.bracket, (c) => {
    const { id } = c.req.valid('param');
    const facts = (reader: Reader) => getBracketFacts(store, id, reader);
    return answer(c, { ...c.req.valid('query'), of: ['bracket', id], facts });
  });
}

/** The passes of players of a league. */
function mountPasses(api: Api, store: Store, storage: Options['storage'], answer: Answer): void {
  api.openapi(passRoutes.print, (c) => {
    const { id } = c.req.valid('param');
    const { team, lang } = c.req.valid('query');
    const facts = (reader: Reader) => getPassFacts(store, storage, { league: id, team }, reader);
    return answer(c, { lang, paper: 'A4', of: ['passes', id], isPrivate: true, facts });
  });
}

/** The files of the books of a league. */
function mountLedgerPapers(api: Api, store: Store, answer: Answer): void {
  api.openapi(ledgerRoutes.statement, (c) => {
    const { id } = c.req.valid('param');
    const { account, lang } = c.req.valid('query');
    const facts = (reader: Reader) => getStatementFacts(store, { league: id, account }, reader);
    return answer(c, { lang, paper: 'A4', of: ['statement', id], isPrivate: true, facts });
  });

  api.openapi(ledgerRoutes.statementOfAll, async (c) => {
    const { account, lang } = c.req.valid('query');
    const leagues = leaguesOf((await authorOf(c)).actor);
    const facts = (reader: Reader) => getWholeStatementFacts(store, { account, leagues }, reader);
    return answer(c, { lang, paper: 'A4', of: ['statement', account], isPrivate: true, facts });
  });

  api.openapi(ledgerRoutes.table, async (c) => {
    const { id } = c.req.valid('param');
    const { lang } = c.req.valid('query');
    const body = csvText(await readLedgerSheet(store, id, lang, c.var.now));
    return c.body(body, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="ledger.csv"`,
      ...NO_STORE,
    }) as never;
  });
}

function fileName(facts: PaperFacts, words: PaperWords): string {
  switch (facts.kind) {
    case 'schedule':
      return `${words.schedule} ${facts.subject}`;
    case 'day':
      return `${words.daySheet} ${facts.subject}`;
    default:
      return `${words.titles[facts.kind]} ${facts.subject}`;
  }
}
