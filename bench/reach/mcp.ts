import { Agent, request } from 'node:http';
import { get } from '../measure/get.ts';
import {
  integer,
  isShort,
  median,
  ms,
  percentile,
  printTable,
  us,
} from '../measure/print-table.ts';
import { startChild } from '../server/child.ts';
import type { Started } from '../server/started.ts';

/** Questions of assistants: how many a second, and how long each takes. */
process.env.TRUST_PROXY = '1';
const wavu = startChild('wavu-server.ts');
const { port, match } = await wavu.request<Started>('start');

const CONNECTIONS = 8;
const SECONDS = isShort ? 1 : 5;
const ROUNDS = isShort ? 1 : 5;
/** Each asks as another visitor: a visitor has limits. */
const VISITORS = 60_000;

async function firstOf(noun: string): Promise<{ id: string; name: string }> {
  const { body } = await get(port, `/api/v1/${noun}?limit=1`, {});
  return JSON.parse(body.toString()).items[0];
}
const league = await firstOf('leagues');
const team = await firstOf('teams');
const TOOLS: [string, object][] = [
  ['search', { query: team.name }],
  ['list_leagues', {}],
  ['list_matches', { league: league.id }],
  ['get_match', { id: match }],
  ['get_standings', { league: league.id }],
  ['get_team', { id: team.id }],
];

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let count = 0;

function ask(name: string, args: object): Promise<string> {
  count += 1;
  const visitor = count % VISITORS;
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'x-forwarded-for': `10.${Math.floor(visitor / 250) % 250}.${visitor % 250}.1`,
  };
  const params = { name, arguments: args };
  const body = JSON.stringify({ jsonrpc: '2.0', id: count, method: 'tools/call', params });
  return new Promise((resolve, reject) => {
    const sent = request({ port, path: '/mcp', method: 'POST', headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve(text));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function keepAsking([name, args]: [string, object], until: number, took: number[]) {
  while (performance.now() < until) {
    const startedAt = performance.now();
    const text = await ask(name, args);
    took.push(performance.now() - startedAt);
    const { result } = JSON.parse(text);
    if (result === undefined || result.isError) throw new Error(`${name}: ${text.slice(0, 300)}`);
  }
}

const rows: string[][] = [];
for (const tool of TOOLS) {
  const bytes = Buffer.byteLength(await ask(...tool));
  const rounds: { perSecond: number; cpu: number; p50: number; p99: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const took: number[] = [];
    const before = await wavu.request<number>('cpu');
    const until = performance.now() + SECONDS * 1000;
    await Promise.all(Array.from({ length: CONNECTIONS }, () => keepAsking(tool, until, took)));
    const cpu = ((await wavu.request<number>('cpu')) - before) / took.length;
    // The first round only warms up.
    if (round === 0) continue;
    const perSecond = took.length / SECONDS;
    rounds.push({ perSecond, cpu, p50: median(took), p99: percentile(took, 0.99) });
  }
  const of = (name: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[name]));
  rows.push([
    tool[0],
    `${(bytes / 1024).toFixed(1)} KB`,
    integer(of('perSecond')),
    us(of('cpu')),
    ms(of('p50')),
    ms(of('p99')),
  ]);
}
printTable(
  `Tools of assistants (medians of ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections)`,
  ['', 'answer', 'per second', 'CPU each', 'median', 'p99'],
  rows,
);
await wavu.stop();
agent.destroy();
