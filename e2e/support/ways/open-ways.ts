/** The ids of the things that a stranger can read about. */
type Ids = { league: string; match: string; team: string; player: string };

const USSD_DEPTH = 3;

/**
 * All that leaves the site without a page: calendars, feeds, embedded parts, screens, texts and answers for
 * assistants, screens of USSD. Throws where an address does not answer.
 *
 * @returns the address and the text of each answer
 */
export async function readOpenWays(
  url: string,
  ussdKey: string,
  ids: Ids,
): Promise<[string, string][]> {
  const { league, match, team, player } = ids;
  const pages = [
    '/',
    `/${match}`,
    `/league/${league}`,
    `/team/${team}`,
    `/player-profile/${player}`,
  ];
  const files = [
    ...[`/team/${team}.ics`, `/league/${league}.ics`],
    ...['', '/news', `/league/${league}`, `/team/${team}`].flatMap((of) => [
      `${of}/feed.atom`,
      `${of}/feed.json`,
    ]),
    ...[`match/${match}`, `league/${league}/standings`, `team/${team}`].map((of) => `/embed/${of}`),
    `/oembed?url=${encodeURIComponent(`${url}/${match}`)}`,
    ...['bug', 'lower', 'lineup', 'recap'].map((style) => `/score/${match}/overlay?style=${style}`),
    `/score/${match}/board`,
    '/llms.txt',
  ];
  const read: [string, string][] = [];
  for (const path of files) read.push([path, await textOf(url + path)]);
  for (const path of pages) {
    const accept = { accept: 'text/markdown' };
    read.push([`${path} as Markdown`, await textOf(url + path, { headers: accept })]);
  }
  for (const [name, input] of [
    ['search', { query: 'kanarinenye' }],
    ['search', { query: 'canary' }],
    ['list_leagues', {}],
    ['list_matches', {}],
    ['get_match', { id: match }],
    ['get_standings', { league }],
    ['get_bracket', { league }],
    ['get_team', { id: team }],
    ['get_player', { id: player }],
  ] as const) {
    read.push([`MCP ${name}`, await askTool(url, name, input)]);
  }
  return [...read, ...(await dialAll(`${url}/ussd/${ussdKey}`))];
}

async function textOf(address: string, options: RequestInit = {}): Promise<string> {
  const answer = await fetch(address, options);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

function askTool(url: string, name: string, input: object): Promise<string> {
  const params = { name, arguments: input };
  return textOf(`${url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
}

/** Every screen that can be reached by the numbers that the screens before it show. */
async function dialAll(address: string, keys: readonly string[] = []): Promise<[string, string][]> {
  const text = keys.join('*');
  const screen = await textOf(address, {
    method: 'POST',
    body: new URLSearchParams({ sessionId: 's', phoneNumber: '+255713900009', text }),
  });
  const own: [string, string] = [`USSD ${text}`, screen];
  if (keys.length === USSD_DEPTH) return [own];
  const next = [...screen.matchAll(/^(\d)[.)]? /gm)].map(([, key = '']) => key);
  const below: [string, string][] = [];
  for (const key of next) below.push(...(await dialAll(address, [...keys, key])));
  return [own, ...below];
}
