import { setTimeout as pause } from 'node:timers/promises';
import { type ApiNode, startApiNode } from '../../e2e/support/api-node.ts';
import {
  type BadLine,
  openBadLine,
  type Passage,
} from '../../server/exchange/halls/testing/bad-line.ts';
import {
  addVerdict,
  emptyVerdict,
  judgeMatch,
  type Verdict,
} from '../../server/exchange/halls/testing/judge.ts';
import {
  type Court,
  createChance,
  DAY,
  type Desk,
  done,
  logOf,
  newMatch,
  newSeason,
  openCourt,
} from '../../server/exchange/halls/testing/play.ts';

/** Matches of one loan: a server takes a second to start anew, a command another one. */
const BATCH = 20;
const STEPS = 30;
const KILL = 0.02;
const SETTLE_MS = 180_000;
const FAULTS: readonly Passage[] = ['lose-request', 'lose-answer', 'double', 'echo', 'late'];

type Pair = { site: Node; hall: Node; line: BadLine; league: string; teams: string[] };
type Node = Desk & { node: ApiNode };
type Chance = () => number;

/** Histories in which hall and site are processes, with the worker of the program between them. */
export async function killHistories(
  histories: number,
  seed: number,
): Promise<Verdict & { histories: number; kills: number }> {
  const pair = await openPair();
  const sum = { ...emptyVerdict(), histories: 0, kills: 0 };
  try {
    for (let at = 0; sum.histories < histories; at += 1) {
      const count = Math.min(BATCH, histories - sum.histories);
      const { kills, ...verdict } = await playBatch(pair, createChance(seed + at), at, count);
      addVerdict(sum, verdict);
      sum.kills += kills;
      sum.histories += count;
      console.error(`${sum.histories} of ${histories} with kills: ${JSON.stringify(sum)}`);
    }
    return sum;
  } finally {
    await pair.line.close();
    await pair.site.node.remove();
    await pair.hall.node.remove();
  }
}

async function openNode(): Promise<Node> {
  const node = await startApiNode({});
  const email = 'hall@example.org';
  const person = ['--email', email, '--name', 'Mwandishi'];
  const secret = ['--role', 'admin', '--password', 'a long enough password'];
  await node.command('user', 'add', ...person, ...secret);
  const token = (await node.command('token', 'add', '--email', email, '--name', 'test')).trim();
  return { node, url: node.url, token };
}

async function openPair(): Promise<Pair> {
  const site = await openNode();
  const hall = await openNode();
  const line = await openBadLine(site.url);
  return { site, hall, line, ...(await newSeason(site)) };
}

async function playBatch(pair: Pair, chance: Chance, at: number, count: number) {
  const { site, hall, line } = pair;
  const day = new Date(Date.parse(DAY) + at * 86_400_000).toISOString().slice(0, 10);
  const ids: string[] = [];
  for (let match = 0; match < count; match += 1) {
    ids.push(await newMatch(site, pair.league, pair.teams, day));
  }
  const path = `/leagues/${pair.league}/loans`;
  const days = { firstDay: day, lastDay: day };
  const { loan, token } = await done(site, 'POST', path, { hall: 'Ukumbi', ...days });
  line.setPassage(() => 'pass');
  const league = ['--league', pair.league];
  await hall.node.command('hall', 'take', line.url, ...league, '--days', day, '--token', token);
  const courts = ids.map((id) => openCourt(hall, id, chance));
  const atSite = ids.map((id) => openCourt(site, id, chance));
  const badness = chance() * 0.5;
  line.setPassage(() =>
    chance() < badness ? FAULTS[Math.floor(chance() * FAULTS.length)]! : 'pass',
  );
  const whileLent: string[][] = ids.map(() => []);
  let logsAtEnd: string[][] | undefined;
  const breakAt = chance() < 0.5 ? Math.floor(chance() * count * STEPS) : -1;
  let kills = 0;
  for (let step = 0; step < count * STEPS; step += 1) {
    const which = Math.floor(chance() * count);
    if (chance() < KILL) kills += await killOne(pair, courts[which]!, chance);
    if (step === breakAt) {
      await done(site, 'POST', `${path}/${loan.id}/end`, { reason: 'Mvua' });
      logsAtEnd = await Promise.all(ids.map((id) => logOf(site, id)));
    } else if (chance() < 0.8) await courts[which]!.act();
    else if (chance() < 0.3) await courts[which]!.undo();
    else if ((await atSite[which]!.act()) && logsAtEnd === undefined) {
      whileLent[which]!.push(atSite[which]!.acknowledged.at(-1)!);
    }
  }
  line.setPassage(() => 'pass');
  await line.settle();
  await waitUntilSent(hall, loan.id);
  const sum = { ...emptyVerdict(), kills };
  for (const [index, court] of courts.entries()) {
    const story = {
      acknowledged: atSite[index]!.acknowledged,
      whileLent: whileLent[index]!,
      atEnd: logsAtEnd?.[index],
    };
    addVerdict(sum, await judgeMatch(pair, court, story));
  }
  if (breakAt < 0) await done(site, 'POST', `${path}/${loan.id}/end`, { reason: 'Mwisho' });
  return sum;
}

/** Dies at any moment of what it does, be it a point that is written or a piece that is sent. */
async function killOne({ site, hall }: Pair, court: Court, chance: Chance): Promise<number> {
  const { node } = chance() < 0.5 ? site : hall;
  const playing = court.act().catch(() => false);
  await pause(chance() * 12);
  await node.kill9();
  await playing;
  await node.restart();
  return 1;
}

/** The worker of the hall comes to its end by itself. */
async function waitUntilSent(hall: Desk, loan: string): Promise<void> {
  const end = Date.now() + SETTLE_MS;
  while (Date.now() < end) {
    const { sources } = await done(hall, 'GET', '/hall');
    const { matches } = sources.find(({ id }: { id: string }) => id === loan);
    if (matches.every((it: Sent) => it.sent + it.parked >= it.entries)) return;
    await pause(500);
  }
  throw new Error('The hall does not come to an end.');
}

type Sent = { sent: number; parked: number; entries: number };
