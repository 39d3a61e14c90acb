import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A server as a person or program uses it. */
export type Desk = { url: string; token: string };

export type Answer = { status: number; body: any };

/** Small and repeatable: a history follows from its seed. */
export function createChance(seed: number): () => number {
  let state = (Math.imul(seed, 2654435761) ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const MOST_TRIES = 60;

/** As devices do, it waits where the server asks for a moment: many histories come from one account. */
export async function call(
  desk: Desk,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const { waitSeconds, ...answer } = await callOnce(desk, method, path, body);
    // 408: a machine that is busy with other work reads no request in time.
    if (![408, 429, 503].includes(answer.status) || tries === MOST_TRIES) return answer;
    await pause(waitSeconds * 1000);
  }
}

/** It sends once more over a new connection where an idle one was closed: entries have ids. */
export async function callOnce(
  desk: Desk,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer & { waitSeconds: number }> {
  const send = () =>
    fetch(`${desk.url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${desk.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const answer = await send().catch(send);
  const text = await answer.text();
  return {
    status: answer.status,
    body: text ? JSON.parse(text) : undefined,
    waitSeconds: Number(answer.headers.get('retry-after') ?? 1),
  };
}

export async function done(desk: Desk, method: string, path: string, body?: unknown) {
  const answer = await call(desk, method, path, body);
  if (answer.status < 300) return answer.body;
  throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
}

export const DAY = '2031-03-01';

/** A league with two teams, each with a player. */
export async function newSeason(desk: Desk): Promise<{ league: string; teams: string[] }> {
  const league = await done(desk, 'POST', '/leagues', {
    name: 'Ligi ya ukumbi',
    type: 'League',
    startsAt: '2031-01-01',
    location: 'Tanga',
    partner: 'N/A',
  });
  const teams: string[] = [];
  for (const name of ['Chui', 'Faru']) {
    const team = await done(desk, 'POST', '/teams', {
      name,
      city: 'Tanga',
      coach: 'N/A',
      gender: 'Men',
    });
    const player = { fullName: `Asha ${name}`, team: team.id, phone: '+255700000001' };
    await done(desk, 'POST', '/players', player);
    teams.push(team.id);
  }
  return { league: league.id, teams };
}

export async function newMatch(desk: Desk, league: string, teams: string[], day = DAY) {
  const [team1, team2] = teams;
  const plan = { team1, team2, matchType: league, matchDate: day, matchTime: '16:00' };
  return (await done(desk, 'POST', '/matches', plan)).id as string;
}

export type Court = {
  match: string;
  /** Ids of the entries that the server has acknowledged, in their order. */
  acknowledged: string[];
  /** The next entry: `act` plays, `undo` takes the last one back. */
  act: () => Promise<boolean>;
  undo: () => Promise<boolean>;
  /** Writes with a pen that was taken over meanwhile. @returns whether the server was so careless to take it */
  writeLate: () => Promise<boolean>;
};

/** A scorer at one match, who writes as a device does, with rallies until the match is decided. */
export function openCourt(desk: Desk, match: string, chance: () => number): Court {
  const acknowledged: string[] = [];
  const path = `/matches/${match}`;

  async function append(event: object): Promise<boolean> {
    const pen = await call(desk, 'POST', `${path}/pen`, { takeOver: true });
    if (pen.status !== 200) return false;
    const { epoch, seq } = pen.body;
    const entry = { id: randomUUID(), at: Date.now(), ...event };
    const body = { epoch, baseSeq: seq, events: [entry] };
    const answer = await call(desk, 'POST', `${path}/events`, body);
    if (answer.status === 200) acknowledged.push(entry.id);
    return answer.status === 200;
  }

  async function act(): Promise<boolean> {
    const state = await done(desk, 'GET', path);
    const winner = chance() < 0.5 ? 'team1' : 'team2';
    if (state.status === 'not started') return append({ type: 'start' });
    if (state.status !== 'Live' || chance() < 0.08) {
      return append({ type: 'remark', text: `Maelezo ${'x'.repeat(Math.floor(chance() * 300))}` });
    }
    const last = state.sets.at(-1);
    const isOpen = last !== undefined && state.currentSet === last.set;
    if (!isOpen)
      return append({ type: 'set-start', set: (last?.set ?? 0) + 1, firstServe: winner });
    return append({ type: 'rally', winner, no: last.team1Score + last.team2Score + 1 });
  }

  async function undo(): Promise<boolean> {
    const { items } = await done(desk, 'GET', `${path}/events?limit=1000`);
    const target = items.findLast(({ type }: { type: string }) => type === 'rally');
    return target ? append({ type: 'void', target: target.id }) : false;
  }

  async function writeLate(): Promise<boolean> {
    const pens = [];
    for (let hand = 0; hand < 2; hand += 1) {
      pens.push(await call(desk, 'POST', `${path}/pen`, { takeOver: true }));
    }
    const [first] = pens;
    if (first!.status !== 200) return false;
    const { epoch, seq } = first!.body;
    const entry = { id: randomUUID(), at: Date.now(), type: 'remark', text: 'Kalamu ya zamani' };
    const body = { epoch, baseSeq: seq, events: [entry] };
    return (await call(desk, 'POST', `${path}/events`, body)).status === 200;
  }

  return { match, acknowledged, act, undo, writeLate };
}

export async function logOf(desk: Desk, match: string): Promise<string[]> {
  const { items } = await done(desk, 'GET', `/matches/${match}/events?limit=1000`);
  return items.map(({ id }: { id: string }) => id);
}
