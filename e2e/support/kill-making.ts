import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startApiNode } from './api-node.ts';

export type MakingReport = {
  kills: number;
  /** The call whose answer was lost with the server. */
  unanswered: number;
  /** Of these: written all the same. */
  written: number;
  /** Teams of one key, of which there may be one. */
  twice: number;
};

/**
 * Teams are made one after the other, each under a key of its own, until the server dies under one of
 * them; after the restart that one is sent again, as a person does.
 */
export async function killMaking(
  kills: number,
  env: Record<string, string> = {},
): Promise<MakingReport> {
  const wavu = await startApiNode(env);
  const report: MakingReport = { kills, unanswered: 0, written: 0, twice: 0 };
  try {
    const email = 'making@example.org';
    const identity = ['--email', email, '--name', 'Making', '--role', 'admin'];
    await wavu.command('user', 'add', ...identity, '--password', 'a long enough password');
    const token = (await wavu.command('token', 'add', '--email', email, '--name', 't')).trim();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const make = (key: string) =>
      fetch(`${wavu.url}/api/v1/teams`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify({ name: key, city: 'Tanga', coach: 'N/A', gender: 'Men' }),
      });
    const count = async (key: string) => {
      const answer = await fetch(`${wavu.url}/api/v1/teams?q=${key}`, { headers });
      return ((await answer.json()) as { items: unknown[] }).items.length;
    };
    for (let kill = 0; kill < kills; kill += 1) {
      const lost = await makeUntilKilled(make, wavu.kill9, kill);
      await wavu.restart();
      report.unanswered += 1;
      report.written += await count(lost);
      const again = await make(lost);
      if (again.status !== 201) throw new Error(`Not made: ${await again.text()}`);
      report.twice += (await count(lost)) - 1;
    }
    return report;
  } finally {
    await wavu.remove();
  }
}

/** @returns the key of the team under which the server died */
async function makeUntilKilled(
  make: (key: string) => Promise<Response>,
  kill9: () => Promise<void>,
  round: number,
): Promise<string> {
  // Each time somewhere else in a request, the first ones of which are slow.
  const death = pause(40 + round * 7.3).then(kill9);
  for (;;) {
    const key = randomUUID();
    try {
      await (await make(key)).text();
    } catch {
      await death;
      return key;
    }
  }
}
