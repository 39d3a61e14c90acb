import { boxScoreCalls } from '#contract/statistics/statistics-calls.ts';
import { csvText } from '#server/exchange/exports/csv-text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import type { Versions } from '#server/platform/pages/versions.ts';
import { createDrawingCache } from '#server/platform/threads/drawing-cache.ts';
import { threadWorker } from '#server/platform/threads/worker.ts';
import { getLeague } from '#server/play/leagues/queries.ts';
import {
  getLeagueStatistics,
  getMatchStatistics,
  getTeamStatistics,
} from '#server/play/statistics/queries.ts';
import { boxFacts } from './box-facts.ts';
import type { BoxTask } from './box-worker.ts';
import { leagueWorksheet, matchWorksheet } from './box-worksheet.ts';
import { teamSeasonWorksheet } from './season-worksheet.ts';
import { WORDS } from './words.ts';

const routes = routesOf(boxScoreCalls);

type Paper = { name: string; bytes: Uint8Array };

const LIMITS = {
  /** Of 30 to 60 KB each. */
  max: 100,
  waiting: { max: 60, maxPerClient: 30 },
  /** Of an address. */
  atOnce: 40,
  perSecond: 0.5,
};

const drawInThread = threadWorker<BoxTask, Uint8Array>(new URL('./box-worker.ts', import.meta.url));

function headersOf(type: string, name: string) {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, no-cache',
  };
}
const CSV = 'text/csv; charset=utf-8';

type Options = { trustProxy: number; versions?: Versions | undefined };

/** Anybody may take them: they hold what the pages show. */
export function mountBoxScores(api: Api, store: Store, { trustProxy, versions }: Options): void {
  const drawings = createDrawingCache<Paper>(LIMITS);

  api.openapi(routes.csv, async (c) => {
    const { lang } = c.req.valid('query');
    const facts = boxFacts(await getMatchStatistics(store, c.req.valid('param').id, c.var.now));
    const text = csvText(matchWorksheet(facts.teams, WORDS[lang]));
    return c.body(text, 200, headersOf(CSV, `${facts.subject}.csv`)) as never;
  });

  api.openapi(routes.ofLeague, async (c) => {
    const { lang } = c.req.valid('query');
    const { id } = c.req.valid('param');
    const { name } = await getLeague(store, id);
    const text = csvText(
      leagueWorksheet(await getLeagueStatistics(store, id, c.var.now), WORDS[lang]),
    );
    return c.body(text, 200, headersOf(CSV, `${name}.csv`)) as never;
  });

  api.openapi(routes.ofTeam, async (c) => {
    const { lang, player } = c.req.valid('query');
    const { id, teamId } = c.req.valid('param');
    const [{ name }, season] = await Promise.all([
      getLeague(store, id),
      getTeamStatistics(store, { league: id, team: teamId, player }, c.var.now),
    ]);
    const chosen = season.players.find((line) => line.player.id === player);
    const subject = chosen ? `${season.team.name} – ${chosen.player.name}` : season.team.name;
    const text = csvText(teamSeasonWorksheet(season, WORDS[lang], chosen));
    return c.body(text, 200, headersOf(CSV, `${name} – ${subject}.csv`)) as never;
  });

  api.openapi(routes.pdf, async (c) => {
    const { id } = c.req.valid('param');
    const { lang } = c.req.valid('query');
    const { now } = c.var;
    const client = clientAddress(c.env?.incoming, trustProxy);
    const state = await versions?.('scores');
    const key = state && `${id} ${lang} ${state}`;
    const { name, bytes } = await drawings(key, { id: client, now }, async () => {
      const facts = boxFacts(await getMatchStatistics(store, id, now));
      const name = `${WORDS[lang].title} ${facts.subject}.pdf`;
      return { name, bytes: await drawInThread({ facts, language: lang }) };
    });
    return c.body(new Uint8Array(bytes), 200, {
      ...headersOf('application/pdf', name),
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
  });
}
