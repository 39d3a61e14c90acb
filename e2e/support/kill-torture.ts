import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiNode, startApiNode } from './api-node.ts';

export type KillReport = {
  kills: number;
  sent: number;
  acknowledged: number;
  /** Acknowledged events that the log does not hold. */
  lost: number;
  /** Events that it holds twice, or places in it that are empty. */
  doubled: number;
  check: string;
};

type Sent = { id: string; type: string; at: number; [more: string]: unknown };
type Scorer = { url: string; token: string; match: string };

/** Small and repeatable: the moments of the kills follow from the seed. */
function createChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

async function call(scorer: Scorer, method: string, path: string, body?: unknown) {
  const answer = await fetch(`${scorer.url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${scorer.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/**
 * Each kill gets a match of its own, whose rallies are sent one by one until the server dies under
 * them at a random moment. After the restart the rest is sent again, as a phone does.
 */
export async function killTorture(options: {
  kills: number;
  seed: number;
  env?: Record<string, string>;
  /** Hears of each kill. */
  onKill?: (report: KillReport) => void;
}): Promise<KillReport> {
  const chance = createChance(options.seed);
  const wavu = await startApiNode(options.env ?? {});
  const report: KillReport = {
    kills: 0,
    sent: 0,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    check: '',
  };
  try {
    const scorer = await prepare(wavu);
    for (let kill = 0; kill < options.kills; kill += 1) {
      await oneKill(wavu, { ...scorer, match: await newMatch(scorer) }, chance, report);
      options.onKill?.(report);
    }
    report.check = (await wavu.command('check')).trim();
    return report;
  } finally {
    await wavu.remove();
  }
}

async function prepare(wavu: ApiNode): Promise<Scorer> {
  const email = 'torture@example.org';
  await wavu.command(
    'user',
    'add',
    '--email',
    email,
    '--name',
    'Torture',
    '--role',
    'admin',
    '--password',
    'a long enough password',
  );
  const token = (await wavu.command('token', 'add', '--email', email, '--name', 'torture')).trim();
  return { url: wavu.url, token, match: '' };
}

async function newMatch(scorer: Scorer): Promise<string> {
  const team = async (name: string) => {
    const input = { name, city: 'Tanga', coach: 'N/A', gender: 'Men' };
    return (await call(scorer, 'POST', '/teams', input)).body.id as string;
  };
  const fixture = {
    team1: await team('Chui'),
    team2: await team('Faru'),
    matchType: 'Friendly',
    matchDate: '2026-11-21',
    matchTime: '16:00',
  };
  return (await call(scorer, 'POST', '/matches', fixture)).body.id;
}

/** A whole set in the order of play, ready to send. */
function eventsOfSet(chance: () => number): Sent[] {
  const at = Date.now();
  const envelope = () => ({ id: randomUUID(), at });
  const events: Sent[] = [
    { ...envelope(), type: 'start' },
    { ...envelope(), type: 'set-start', set: 1, firstServe: 'team1' },
  ];
  const score = { team1: 0, team2: 0 };
  const isOver = () =>
    Math.max(score.team1, score.team2) >= 25 && Math.abs(score.team1 - score.team2) >= 2;
  for (let no = 1; !isOver(); no += 1) {
    const winner = chance() < 0.5 ? 'team1' : 'team2';
    score[winner] += 1;
    events.push({ ...envelope(), type: 'rally', winner, no });
  }
  return events;
}

async function oneKill(
  wavu: ApiNode,
  scorer: Scorer,
  chance: () => number,
  report: KillReport,
): Promise<void> {
  const events = eventsOfSet(chance);
  const acknowledged = new Set<string>();
  const path = `/matches/${scorer.match}`;
  const { epoch } = (await call(scorer, 'POST', `${path}/pen`, {})).body;
  // Anywhere in the set, and anywhere in a request.
  const lastCalm = Math.floor(chance() * (events.length - 1));
  const delay = chance() * 15;
  let death: Promise<void> | undefined;
  try {
    for (const [baseSeq, event] of events.entries()) {
      report.sent += 1;
      if (baseSeq === lastCalm) death = pause(delay).then(() => wavu.kill9());
      const answer = await call(scorer, 'POST', `${path}/events`, {
        epoch,
        baseSeq,
        events: [event],
      });
      if (answer.status === 200) acknowledged.add(event.id);
    }
  } catch {
    // The server died under the request: whether it was kept is not known.
  }
  await (death ?? wavu.kill9());
  await wavu.restart();
  report.kills += 1;
  report.acknowledged += acknowledged.size;

  const stored = await readLog(scorer, path);
  report.lost += [...acknowledged].filter((id) => !stored.includes(id)).length;
  const baseSeq = stored.length;
  const rest = events.slice(baseSeq);
  // As a phone does: the last acknowledged one again, and all that follows.
  const resent = events.slice(Math.max(0, baseSeq - 1));
  if (rest.length > 0) {
    const answer = await call(scorer, 'POST', `${path}/events`, {
      epoch,
      baseSeq: Math.max(0, baseSeq - 1),
      events: resent,
    });
    if (answer.status !== 200)
      throw new Error(`Not taken up again: ${JSON.stringify(answer.body)}`);
  }
  const log = await readLog(scorer, path);
  report.doubled += log.length - new Set(log).size;
  report.lost += events.filter((event) => !log.includes(event.id)).length;
}

async function readLog(scorer: Scorer, path: string): Promise<string[]> {
  const { body } = await call(scorer, 'GET', `${path}/events?limit=1000`);
  return body.items.map((event: { id: string }) => event.id);
}
