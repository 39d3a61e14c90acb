import type { Context, Hono } from 'hono';
import { neutralPath } from '#contract/language.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { markdownText } from './markdown-text.ts';
import { ReadRefused } from './tool.ts';
import { TOOLS } from './tools.ts';

const ID = '([0-9a-f-]{36})';

/** The pages that there are in Markdown, and the tool that reads each with these arguments. */
const PAGES: readonly [RegExp, string, (id: string, query: Query) => object][] = [
  [/^\/$/, 'list_matches', (_, { date }) => ({ ...(date ? { date } : { status: 'Live' }) })],
  [/^\/leagues$/, 'list_leagues', () => ({})],
  [new RegExp(`^/(?:right/)?${ID}$`), 'get_match', (id) => ({ id })],
  [
    new RegExp(`^/league/${ID}(?:/standingList)?$`),
    'get_standings',
    (league, { group }) => ({ league, ...(group ? { group } : {}) }),
  ],
  [new RegExp(`^/league/${ID}/bracket$`), 'get_bracket', (league) => ({ league })],
  [new RegExp(`^/team/${ID}$`), 'get_team', (id) => ({ id })],
  [new RegExp(`^/player-profile/${ID}$`), 'get_player', (id) => ({ id })],
];
type Query = Record<string, string>;

type Options = {
  publicUrl: string | undefined;
  readAs: (c: Context<ApiEnv>, path: string) => Promise<Response>;
};

/**
 * Pages as Markdown, for programs that ask for `text/markdown` or put `.md` behind the address: `/league/{id}.md`. They are
 * English, as the tools are, and have the limits of the public API.
 */
export function mountMarkdown(app: Hono<ApiEnv>, { publicUrl, readAs }: Options): void {
  app.get('*', async (c, next) => {
    const hasEnding = c.req.path.endsWith('.md');
    if (!hasEnding && !c.req.header('accept')?.includes('text/markdown')) return next();
    const path = neutralPath(hasEnding ? c.req.path.slice(0, -'.md'.length) : c.req.path);
    const found = findPage(path === '/index' ? '/' : path, c.req.query());
    if (found === undefined) return next();
    const { tool, input } = found;
    try {
      const { page, data } = await tool.answer(input, async (read) => {
        const answer = await readAs(c, read);
        return { status: answer.status, body: await answer.json() };
      });
      const origin = publicUrl ?? new URL(c.req.url).origin;
      const facts = { page: origin + page, asOf: new Date(c.var.now).toISOString() };
      return answerText(c, 200, markdownText(tool.title, facts, data));
    } catch (error) {
      if (error instanceof ReadRefused) {
        return answerText(c, 404, markdownText('Not found', {}, { reason: error.message }));
      }
      throw error;
    }
  });
}

function findPage(path: string, query: Query) {
  for (const [pattern, name, inputOf] of PAGES) {
    const match = pattern.exec(path);
    if (!match) continue;
    const tool = TOOLS.find((each) => each.name === name)!;
    const parsed = tool.input.safeParse(inputOf(match[1] ?? '', query));
    if (parsed.success) return { tool, input: parsed.data as Record<string, unknown> };
  }
  return undefined;
}

/** A cache that looks at the address alone must never hand it to a browser. */
function answerText(c: Context<ApiEnv>, status: 200 | 404, text: string) {
  return c.body(text, status, {
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Accept',
    'access-control-allow-origin': '*',
  });
}
