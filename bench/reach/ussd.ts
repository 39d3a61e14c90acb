import { Agent, request } from 'node:http';
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

/** Screens for phones with keys: how many a second, and how long each takes. */
process.env.USSD_KEY = 'the-key-of-the-benchmark';
const wavu = startChild('wavu-server.ts');
const { port } = await wavu.request<Started>('start');

const CONNECTIONS = 8;
const SECONDS = isShort ? 1 : 5;
const ROUNDS = isShort ? 1 : 5;
/** As people press: most look at live scores, some at tables, few type a name. */
const SESSIONS = [
  '',
  '1',
  '1*1',
  '1*2',
  '2',
  '2*9',
  '2*9*1',
  '3',
  '4',
  '4*1',
  '4*1*9',
  '5*Jeshi',
  '9*1',
];

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function dial(text: string): Promise<string> {
  const body = new URLSearchParams({ sessionId: 'ATUid_1', phoneNumber: '+255700000000', text });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const path = `/ussd/${process.env.USSD_KEY}`;
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method: 'POST', headers, agent }, (answer) => {
      let screen = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        screen += part;
      });
      answer.on('end', () => resolve(screen));
    });
    sent.on('error', reject);
    sent.end(body.toString());
  });
}

async function keepDialling(until: number, took: number[]) {
  while (performance.now() < until) {
    const startedAt = performance.now();
    const screen = await dial(SESSIONS[Math.floor(Math.random() * SESSIONS.length)]!);
    took.push(performance.now() - startedAt);
    if (!screen.startsWith('CON ')) throw new Error(`No screen: ${screen}`);
  }
}

const rounds: { perSecond: number; cpu: number; p50: number; p99: number }[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const took: number[] = [];
  const before = await wavu.request<number>('cpu');
  const until = performance.now() + SECONDS * 1000;
  await Promise.all(Array.from({ length: CONNECTIONS }, () => keepDialling(until, took)));
  const cpu = ((await wavu.request<number>('cpu')) - before) / took.length;
  // The first round only warms up.
  if (round === 0) continue;
  const perSecond = took.length / SECONDS;
  rounds.push({ perSecond, cpu, p50: median(took), p99: percentile(took, 0.99) });
}
const of = (name: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[name]));
printTable(
  `USSD screens (medians of ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections)`,
  ['', 'per second', 'CPU each', 'median', 'p99'],
  [
    [
      '13 sessions at random',
      integer(of('perSecond')),
      us(of('cpu')),
      ms(of('p50')),
      ms(of('p99')),
    ],
  ],
);
await wavu.stop();
agent.destroy();
