import type { Started } from './started.ts';

/** Writes to the benchmarked server as its administrator. */
export function postTo({ port, token }: Started) {
  return async function post<T>(path: string, body: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
}

/** A friendly of today between two teams of the season; its id. */
export async function arrangeFriendly(started: Started): Promise<string> {
  const matchDate = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  const [team1, team2] = started.pair;
  const fixture = { team1, team2, matchType: 'Friendly', matchDate, matchTime: '18:30' };
  const { id } = await postTo(started)<{ id: string }>('/matches', fixture);
  return id;
}
