import { setTimeout as pause } from 'node:timers/promises';
import { randomSource } from '#domain/competition/lots/random-source.ts';
import { write } from '#server/platform/db/write.ts';
import type { NewHappening } from '#server/platform/happenings/keep-happenings.ts';
import { TEST_SECRET, type TestServer } from '../start-test-server.ts';
import { type NodeWay, startNode } from './node.ts';

/** One way of telling and its counterpart, which takes what is sent in this process. */
export type FanOut = {
  way: NodeWay;
  /** Those who are to be told of each happening. */
  recipients: number;
  /** The happening of a round, without its match and teams. */
  happening: (round: number) => NewHappening;
  /** Before each round: some answers of it may be faults. */
  prepare: (isChosen: () => boolean) => void;
  /** All that has come to the counterpart. */
  arrivals: () => number;
  /** Whether what was told has left the node, but for what waits for a later try. */
  isSent: () => Promise<boolean>;
  /** The time of the next try; undefined where nothing waits. */
  nextTry: () => Promise<number | undefined>;
  /** The times that each recipient was told of each happening. */
  times: () => Promise<number[]>;
};

export type FanOutReport = {
  kills: number;
  /** Messages that were due: recipients by happenings. */
  due: number;
  arrived: number;
  /** Recipients of a happening who never heard of it. */
  lost: number;
  /** Recipients of a happening who heard of it more than once. */
  repeated: number;
  most: number;
};

export type KillOptions = {
  kills: number;
  seed: number;
  /** Hears of each kill. */
  onKill?: (kills: number) => void;
};

/** Longer than any lease, than a message of unknown outcome waits, and than the first wait after a fault. */
const APART_MS = 130_000;
/** Longer than any hold. */
const HELD_MS = 25_000;
/** One of so many answers is a fault. */
const FAULTS = 20;
const LOOK_MS = 20;

export type Subject = { match: string; teams: readonly [string, string] };

/**
 * Kills the node that sends in the middle of each fan-out, after a random number of messages, and lets another
 * one bring it to its end.
 */
export async function killTrial(
  { store, place }: Pick<TestServer, 'store' | 'place'>,
  { match, teams }: Subject,
  fanOut: FanOut,
  { kills, seed, onKill }: KillOptions,
): Promise<FanOutReport> {
  const draw = randomSource(String(seed));
  let now = Date.now();
  let begunAt = now;
  const clock = () => now + Date.now() - begunAt;
  // A busy machine takes longer than a node is set ahead: no node begins before the end of another.
  function start() {
    now = clock() + APART_MS;
    begunAt = Date.now();
    return startNode({ way: fanOut.way, place, secret: TEST_SECRET, now });
  }
  async function isSettled() {
    if (!(await isAllSent(store)) || !(await fanOut.isSent())) return false;
    return ((await fanOut.nextTry()) ?? Number.MAX_SAFE_INTEGER) > clock();
  }
  async function settle() {
    while (!(await isSettled())) await pause(LOOK_MS);
  }

  let node = start();
  // A consumer begins with what happens after its first look.
  while (!(await hasBegun(store))) await pause(LOOK_MS);
  for (let round = 1; round <= kills; round += 1) {
    fanOut.prepare(() => draw(FAULTS) === 0);
    const least = fanOut.arrivals() + 1 + draw(fanOut.recipients);
    const at = clock() - HELD_MS;
    const author = { actor: { kind: 'system', name: 'trial' }, now: at } as const;
    await write(store, author, async (tx) =>
      tx.happened({ matchId: match, teams: [...teams], ...fanOut.happening(round) }),
    );
    // On a machine that is very busy some wait for a later try, and fewer arrive.
    while (fanOut.arrivals() < least && !(await isSettled())) await pause(1);
    await pause(draw(10));
    await node.kill();
    onKill?.(round);
    node = start();
    await settle();
  }
  for (;;) {
    const due = await fanOut.nextTry();
    if (due === undefined) break;
    await node.kill();
    now = Math.max(now, due);
    node = start();
    await settle();
  }
  await node.kill();

  const times = await fanOut.times();
  return {
    kills,
    due: fanOut.recipients * kills,
    arrived: fanOut.arrivals(),
    lost: times.filter((count) => count === 0).length,
    repeated: times.filter((count) => count > 1).length,
    most: times.reduce((most, count) => Math.max(most, count), 0),
  };
}

async function hasBegun({ db }: TestServer['store']): Promise<boolean> {
  const rows = await db.selectFrom('consumer').select('name').execute();
  return ['0', '3000', '20000'].every((hold) => rows.some(({ name }) => name.endsWith(`:${hold}`)));
}

/** Whether every consumer of a way is past the newest happening. */
async function isAllSent({ db }: TestServer['store']): Promise<boolean> {
  const newest = await db
    .selectFrom('counter')
    .select('value')
    .where('name', '=', 'happening')
    .executeTakeFirstOrThrow();
  const behind = await db
    .selectFrom('consumer')
    .select('name')
    .where('name', 'not like', '%:retry')
    .where('version', '<', newest.value)
    .execute();
  return behind.length === 0;
}

/** A match of two teams, made by the API. */
export async function newSubject({ call }: Pick<TestServer, 'call'>): Promise<Subject> {
  async function create(path: string, body: object): Promise<string> {
    const answer = await call('POST', `/api/v1${path}`, body);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body.id;
  }
  const town = { city: 'Tanga', coach: 'N/A', gender: 'Men' };
  const first = await create('/teams', { ...town, name: 'Chui' });
  const second = await create('/teams', { ...town, name: 'Faru' });
  const fixture = { matchType: 'Friendly', matchDate: '2026-11-23', matchTime: '15:00' };
  const match = await create('/matches', { ...fixture, team1: first, team2: second });
  return { match, teams: [first, second] };
}
