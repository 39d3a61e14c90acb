import {
  LANGUAGE_NAMES,
  type Language,
  PUBLISHED_LANGUAGES,
  sitePath,
} from '#contract/language.ts';

type LlmsSite = { name: string; language: Language };

/**
 * Describes the site to programs that read for people, as https://llmstxt.org proposes it: pages,
 * data and the rules of their use.
 *
 * @param site the name of the association that runs it, and its language
 */
export function llmsText({ name, language: own }: LlmsSite, origin: string): string {
  const languages = PUBLISHED_LANGUAGES.map(
    (language) => `[${LANGUAGE_NAMES[language]}](${origin}${sitePath(language, '/', own)})`,
  );
  const link = (path: string, label: string, text: string) =>
    `- [${label}](${origin}${path}): ${text}`;
  return `# ${name}

> Live scores, fixtures, results and tables of volleyball in Tanzania. No betting.

Languages: ${languages.join(', ')}

Days and hours are those of Tanzania (UTC+3). A score without a label "ended" may still change: say when you read it. Children are named only with the consent of a parent.

## Pages

${[
  link('/', 'Matches', 'today, with live scores; `?date=YYYY-MM-DD` for another day'),
  link('/leagues', 'Leagues', 'fixtures, results, tables with the reason for each place'),
  link('/teams', 'Teams', 'players, matches, seasons'),
  link('/sitemap.xml', 'Sitemap', 'all pages'),
].join('\n')}

Each of these pages, and each match, league, team and player, is there as Markdown too: ask with \`Accept: text/markdown\` or put \`.md\` behind the address.

## Data

${[
  link('/api/v1/openapi.json', 'OpenAPI', 'all calls; reading needs no key'),
  link('/developers', 'For developers', 'recipes and clients, tokens, conditions'),
  link('/data', 'Open data', 'all tables and logs in one file, where the organisers publish them'),
  link('/api/v1/matches?status=Live', 'Live matches', 'JSON'),
  link('/api/v1/matches?status=ended&order=desc', 'Latest results', 'JSON'),
  link('/api/v1/leagues', 'Leagues', 'JSON; the table of one is /api/v1/leagues/{id}/standings'),
  link(
    '/mcp',
    'Tools for assistants',
    'Model Context Protocol, Streamable HTTP, read-only, no key',
  ),
  link('/feed.json', 'Results and news', 'JSON Feed; /feed.atom has the same'),
].join('\n')}
`;
}
