import { ApiProblem } from '#app/lib/api/client.ts';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import type { TestServer } from '#server/testing/start-test-server.ts';
import type { Port } from './port.ts';

/** A fresh match of the real server: HTTP, commands and database as in earnest. */
export async function realPort(server: TestServer, name: string): Promise<Port> {
  async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
    const options = token === undefined ? {} : { token };
    const answer = await server.call(method, `/api/v1${path}`, body, options);
    if (answer.status >= 400) throw new ApiProblem(answer.status, answer.body);
    return answer.body as T;
  }

  const teams: { id: string }[] = [];
  for (const team of ['Chui', 'Faru']) {
    const facts = { city: 'Tanga', coach: 'N/A', gender: 'Men' };
    teams.push(await call('POST', '/teams', { name: `${team} ${name}`, ...facts }));
  }
  const when = { matchDate: '2026-11-21', matchTime: '16:00' };
  const fixture = { team1: teams[0]!.id, team2: teams[1]!.id, matchType: 'Friendly', ...when };
  const path = `/matches/${(await call<{ id: string }>('POST', '/matches', fixture)).id}`;
  const link = await call<{ token: string }>('POST', `${path}/scorer-links`);

  type Logged = { items: { seq: number; recordedAt: string }[] };
  const admin = await adminToken(server, name);
  return {
    actors: [admin, link.token],
    async append(token, batch) {
      const answer = await call<{ seq: number; match: { version: number } }>(
        'POST',
        `${path}/events`,
        batch,
        token,
      );
      return { seq: answer.seq, version: answer.match.version };
    },
    async eventsAfter(seq) {
      const { items } = await call<Logged>('GET', `${path}/events?after=${seq}&limit=1000`);
      return items.map(({ seq: _seq, recordedAt: _at, ...event }) => event) as never;
    },
    takePen: (token, takeOver) => call('POST', `${path}/pen`, { takeOver }, token),
    park: (token, { base, events }) =>
      call('POST', `${path}/parked`, { baseSeq: base, events }, token),
    async pressStart() {
      const { status } = await call<{ status: string }>('GET', path);
      if (status === 'not started') await call('POST', `${path}/status`, { status: 'Live' });
    },
    async parked() {
      const { items } = await call<{ items: { baseSeq: number; branch: { events: never[] } }[] }>(
        'GET',
        `${path}/parked`,
      );
      return items.map(({ baseSeq, branch }) => ({ base: baseSeq, events: branch.events }));
    },
    version: async () => (await call<{ version: number }>('GET', path)).version,
  };
}

async function adminToken({ store }: TestServer, name: string): Promise<string> {
  const author = { actor: { kind: 'system', name: 'simulation' }, now: Date.now() } as const;
  const email = `scorer-${name}@example.org`;
  await addUser(store, author, { email, name: 'Scorer', role: 'admin', password: 'long enough' });
  return addToken(store, author, { email, name: 'simulation' });
}
