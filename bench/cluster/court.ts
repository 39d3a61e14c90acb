import { setTimeout as pause } from 'node:timers/promises';
import { sharedClock } from '../server/child.ts';
import { createScorer } from '../server/scorer.ts';
import type { WavuNode } from './node.ts';

type Place = { epoch: number; seq: number };

export type Court = {
  match: string;
  /** One rally, sent again until it is acknowledged, as a phone does. */
  point(): Promise<void>;
  /** Points at this pace, in milliseconds, until it is told to end. */
  playOn(everyMs: number): { end(): Promise<void> };
  /** The version of the match's room. */
  version(): Promise<number>;
  acknowledged(): number;
  /** Entries of the log, asked of a node. */
  logged(): Promise<number>;
  /** The duration of each point that was acknowledged since the last call, in milliseconds. */
  takeDelays(): number[];
};

const TRY_AGAIN_MS = 200;
const PATIENCE_MS = 90_000;
const PASSWORD = 'a password for the cluster';

/**
 * An administrator.
 *
 * @returns opens a court with a match of its own, long enough for 144 points, whose taps go to a port,
 *   whatever stands there
 */
export async function createCourts(node: WavuNode): Promise<(port: number) => Promise<Court>> {
  const email = 'court@example.org';
  const person = ['--email', email, '--name', 'Court', '--role', 'admin', '--password', PASSWORD];
  await node.command('user', 'add', ...person);
  const token = await node.command('token', 'add', '--email', email, '--name', 'court');
  return (port) => openCourt(port, token);
}

async function openCourt(port: number, token: string): Promise<Court> {
  let delays: number[] = [];
  let acknowledged = 0;

  const call = callsTo(port, token);
  const scorer = createScorer({
    createMatch: () => createMatch(call),
    takePen: (id) => call<Place>('POST', `/matches/${id}/pen`, { takeOver: true }),
    async send(id, body) {
      const { seq } = await call<Place>('POST', `/matches/${id}/events`, body);
      acknowledged += body.events.length;
      return { seq };
    },
  });
  await scorer.getReady();
  const match = scorer.match();

  async function point(): Promise<void> {
    await scorer.getReady();
    if (scorer.match() !== match) throw new Error('The match is over: open another court.');
    const from = sharedClock();
    await scorer.point();
    delays.push(sharedClock() - from);
  }

  return {
    match,
    point,
    playOn(everyMs) {
      let isOver = false;
      const work = (async () => {
        while (!isOver) {
          await point();
          await pause(everyMs);
        }
      })();
      return {
        end() {
          isOver = true;
          return work;
        },
      };
    },
    async version() {
      // With a word that no cache on the way has seen: it may hold the line of a second ago.
      const path = `/matches/${match}/line?asked=${Date.now()}`;
      const { v } = await call<{ v: number }>('GET', path);
      return v;
    },
    acknowledged: () => acknowledged,
    async logged() {
      const { seq } = await call<{ seq: number }>('GET', `/matches/${match}`);
      return seq;
    },
    takeDelays() {
      const taken = delays;
      delays = [];
      return taken;
    },
  };
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

function callsTo(port: number, token: string): Call {
  async function once<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Entries carry their ids: one that was kept without an answer is not kept twice. */
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await once<T>(method, path, body);
      } catch (error) {
        if (Date.now() > until || /: 4\d\d /.test(String(error))) throw error;
        await pause(TRY_AGAIN_MS);
      }
    }
  }

  return call;
}

async function createMatch(call: Call): Promise<string> {
  const team = async (name: string) => {
    const input = { name: `${name} ${Date.now()}`, city: 'Tanga', coach: 'N/A', gender: 'Men' };
    return (await call<{ id: string }>('POST', '/teams', input)).id;
  };
  const matchDate = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  const fixture = { team1: await team('Chui'), team2: await team('Faru'), matchType: 'Friendly' };
  const match = { ...fixture, matchDate, matchTime: '18:30' };
  return (await call<{ id: string }>('POST', '/matches', match)).id;
}
