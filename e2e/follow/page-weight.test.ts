import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { type Answer, get } from '../../bench/measure/get.ts';
import { apiOf } from '../support/call-api.ts';
import { arrangeScoutedMatch, fillScoutedLeague } from '../support/court/scouted-match.ts';
import { kindOf, readSitemap } from '../support/crawl.ts';
import { expect, test } from '../support/journey.ts';
import { addAdmin, signIn } from '../support/sign-in.ts';
import { startWavu, type Wavu } from '../support/wavu.ts';

/** A page with its style, and the script of it, as they come over the wire. */
const MOST_OF_A_PAGE = 14 * 1024;
const MOST_OF_THE_SCRIPT = 3 * 1024;
/** The number of weighed pages of a kind: the demonstration has few matches, and many teams and people. */
const MOST_OF_A_KIND = 30;

/** The tabs of a match; its first one is in the sitemap, for wide screens. */
const MATCH_TABS = ['', '/points', '/lineups', '/statistics', '/h2h', '/standings', '/group'];

/** The tabs of a match with every touch, which the demonstration does not have. */
const SCOUTED_PARTS = [
  ...MATCH_TABS.filter((tab) => tab !== '/group'),
  '/points?set=all',
  '/points?set=all&text',
  '/lineups?set=1',
  '/statistics?view=positions',
  '/statistics?view=course',
  '/statistics?player=1-7',
];

let wavu: Wavu;

test.describe.configure({ timeout: 0 });
test.beforeAll(async () => {
  test.setTimeout(0);
  wavu = await startWavu({ env: { DEMO: 'on' } });
});
test.afterAll(() => wavu?.remove());

/** As it comes over the wire; an address that asks for much is asked to wait. */
async function readCompressed(path: string): Promise<Answer> {
  for (;;) {
    const answer = await get(Number(new URL(wavu.url).port), path);
    if (answer.status !== 429) {
      expect([answer.status, answer.head['content-encoding']], path).toEqual([200, 'br']);
      return answer;
    }
    await pause(1000 * Number(answer.head['retry-after'] ?? 1));
  }
}

/** Pages of each kind in both languages, and what a phone reads of each match. */
async function listPaths(): Promise<string[]> {
  const byKind = Map.groupBy(await readSitemap(wavu.url), kindOf);
  return [...byKind].flatMap(([kind, paths]) => {
    const some = paths.slice(0, MOST_OF_A_KIND);
    if (!/^(\/sw)?\/:id$/.test(kind)) return some;
    const alone = some.map((path) => path.replace(/(?=\/[^/]+$)/, '/right'));
    return [...some, ...alone.flatMap((path) => MATCH_TABS.map((tab) => path + tab))];
  });
}

test('every public page with its style has at most 14 KB and its script 3 KB', async () => {
  const tooHeavy: string[] = [];
  const scripts = new Set<string>();
  const kinds = new Set<string>();
  for (const path of await listPaths()) {
    const { body } = await readCompressed(path);
    const html = brotliDecompressSync(body).toString();
    if (body.length > MOST_OF_A_PAGE) tooHeavy.push(`${body.length} ${path}`);
    expect(html.includes('rel="stylesheet"'), `${path} has no style but its own`).toBe(false);
    for (const [, src] of html.matchAll(/<script[^>]* src="([^"]+)"/g)) scripts.add(src!);
    kinds.add(kindOf(path));
  }
  expect(tooHeavy).toEqual([]);
  expect(kinds.size).toBeGreaterThan(70);
  expect(scripts.size).toBe(1);
  for (const src of scripts) {
    const { body } = await readCompressed(src);
    expect(body.length).toBeLessThanOrEqual(MOST_OF_THE_SCRIPT);
  }
});

test('every page of a fully scouted match, and of a season of such matches, has at most 14 KB', async ({
  browser,
}) => {
  const context = await browser.newContext();
  await signIn(context, wavu, await addAdmin(wavu));
  const call = apiOf(context.request, wavu);
  const { id, player, league, teams } = await arrangeScoutedMatch(call, context.request, wavu.url);
  await call('PUT', `/matches/${id}/best-player`, { player });
  const paths = ['/', '/right/', '/sw/', '/sw/right/'].flatMap((base) =>
    SCOUTED_PARTS.map((part) => base + id + part),
  );
  await fillScoutedLeague(call, context.request, wavu.url, league);
  type Season = { players: { player: { id: string } }[] };
  const path = `/leagues/${league}/teams/${teams[1]}/statistics`;
  const season = await call<Season>('GET', path);
  const own = `?team=${teams[1]}`;
  const ofPlayer = `${own}&player=${season.players[0]!.player.id}`;
  paths.push(
    ...['/league/', '/sw/league/'].flatMap((base) =>
      ['', '?view=teams', '?view=players', own, ofPlayer].map(
        (query) => `${base}${league}/statistics${query}`,
      ),
    ),
  );
  const tooHeavy: string[] = [];
  for (const path of paths) {
    const { body } = await readCompressed(path);
    test.info().annotations.push({ type: path, description: String(body.length) });
    if (body.length > MOST_OF_A_PAGE) tooHeavy.push(`${body.length} ${path}`);
  }
  expect(tooHeavy).toEqual([]);
  await context.close();
});
