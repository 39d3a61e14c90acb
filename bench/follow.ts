import { setTimeout as after } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Team } from '#contract/people/team.ts';
import { eventAt, scriptOf } from '#server/demo/script.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { startWavu, type Wavu } from '../e2e/support/wavu.ts';
import { openBrowser } from './measure/browser.ts';
import { countingLine } from './measure/counting-line.ts';
import { integer, isShort, printTable } from './measure/print-table.ts';

/**
 * The cost of following a match to its end at the pace at which it was played: real matches, their
 * rallies 14 to 36 s apart, 40 s for a time-out and three minutes between sets, on a phone of its own
 * each. Every byte is counted on the socket: heads, stream and its beats, worker, dictionary.
 */
const MINUTE_MS = 60_000;
/** By then a phone has loaded everything of the first view. */
const FIRST_VIEW_MS = 10_000;
/** In the short form only the end of each match is played. */
const SHORT_MS = 4 * MINUTE_MS;

type Trial = { name: string; log: number; fromShare: number };
const TRIALS: Trial[] = [
  { name: 'rally by rally: reasons, players, substitutions', log: 0, fromShare: 0 },
  { name: 'the same, its second half', log: 0, fromShare: 0.5 },
  { name: 'point by point', log: 2, fromShare: 0 },
  { name: 'point by point, its second half', log: 2, fromShare: 0.5 },
];

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;
type Place = { epoch: number; seq: number };
type Pair = { ids: readonly [string, string]; squads: readonly [number[], number[]] };

async function callOf(wavu: Wavu): Promise<Call> {
  const account = ['--email', 'bench@example.org', '--name', 'Bench'];
  const password = ['--role', 'admin', '--password', 'measure a match'];
  await wavu.command('user', 'add', ...account, ...password);
  const printed = await wavu.command('token', 'add', ...account);
  const token = /wavu_\S+/.exec(printed)?.[0];
  if (!token) throw new Error(`No token was printed: ${printed}`);
  return async (method, path, body) => {
    const answer = await fetch(`${wavu.url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
}

/** Two teams of the demonstration with the shirts of their squads, another pair for each trial. */
async function findPair(call: Call, number: number): Promise<Pair> {
  const { items } = await call<{ items: Team[] }>('GET', '/teams?limit=100');
  const men = items.filter(({ gender }) => gender === 'Men').slice(2 * number, 2 * number + 2);
  const [first, second] = await Promise.all(
    men.map(async ({ id }) => {
      const path = `/players?limit=100&team=${id}`;
      const { items: players } = await call<{ items: { jerseyNumber: number }[] }>('GET', path);
      return { id, shirts: players.map(({ jerseyNumber }) => jerseyNumber) };
    }),
  );
  return { ids: [first!.id, second!.id], squads: [first!.shirts, second!.shirts] };
}

async function createMatch(call: Call, [team1, team2]: Pair['ids']): Promise<string> {
  const matchDate = localDate(Date.now());
  const fixture = { team1, team2, matchType: 'Friendly', matchDate, matchTime: '18:30' };
  const { id } = await call<{ id: string }>('POST', '/matches', fixture);
  return id;
}

async function openFan(browser: Browser, wavu: Wavu, id: string) {
  const line = await countingLine(wavu.url);
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${line.url}/right/${id}`);
  await after(FIRST_VIEW_MS);
  return { line, page, firstView: line.received() };
}

async function follow(browser: Browser, wavu: Wavu, call: Call, trial: Trial, number: number) {
  const pair = await findPair(call, number);
  const steps = scriptOf(trial.log, pair.squads);
  const length = steps.reduce((sum, { afterMs }) => sum + afterMs, 0);
  const from = isShort ? length - SHORT_MS : trial.fromShare * length;
  const id = await createMatch(call, pair.ids);
  const { epoch, seq } = await call<Place>('POST', `/matches/${id}/pen`, {});
  let baseSeq = seq;
  const send = async (index: number) => {
    const events = [eventAt(id, steps[index]!, index, Date.now())];
    const sent = await call<Place>('POST', `/matches/${id}/events`, { epoch, baseSeq, events });
    baseSeq = sent.seq;
  };

  let played = 0;
  let index = 0;
  // The match is live before anybody opens its page.
  while (index === 0 || played + steps[index]!.afterMs < from) {
    played += steps[index]!.afterMs;
    await send(index);
    index += 1;
  }
  const { line, page, firstView } = await openFan(browser, wavu, id);
  const sentAtFirst = line.sent();
  const first = index;
  const begin = Date.now() - played;
  let reported = 0;
  for (; index < steps.length; index += 1) {
    played += steps[index]!.afterMs;
    await after(Math.max(0, begin + played - Date.now()));
    await send(index);
    const minute = Math.floor(played / MINUTE_MS);
    if (minute >= reported + 5) {
      reported = minute;
      console.error(`${trial.name}: minute ${minute}, ${line.received() - firstView} B`);
    }
  }
  await page.locator('article[data-match][data-status=ended]').waitFor();
  await after(FIRST_VIEW_MS);
  const minutes = (Date.now() - begin - from) / MINUTE_MS;
  const down = line.received() - firstView;
  const figures = [firstView, down, line.sent() - sentAtFirst, down / minutes].map(integer);
  console.error([trial.name, ...figures].join(' | '));
  await page.context().close();
  await line.close();
  return [trial.name, integer(steps.length - first), minutes.toFixed(1), ...figures];
}

const browser = await openBrowser();
const wavu = await startWavu({ env: { DEMO: 'on' } });
try {
  const call = await callOf(wavu);
  const rows = await Promise.all(
    TRIALS.map((trial, number) => follow(browser, wavu, call, trial, number)),
  );
  printTable(
    'A match followed to its end at its own pace (bytes on the socket)',
    ['', 'entries', 'minutes', 'first view', 'then', 'asked', 'a minute'],
    rows,
  );
} finally {
  await browser.close();
  await wavu.remove();
}
