import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Match } from '#contract/match.ts';
import type { Wavu } from './wavu.ts';

type Post = (path: string, data: object) => Promise<unknown>;

function poster(request: APIRequestContext, wavu: Wavu): Post {
  return async (path, data) => {
    const headers = { origin: wavu.url };
    const response = await request.post(`${wavu.url}/api/v1${path}`, { data, headers });
    expect(response.ok(), `POST ${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
}

/** A league with two teams that meet today. `request` is signed in as an administrator. */
export async function arrangeMatch(request: APIRequestContext, wavu: Wavu): Promise<Match> {
  const post = poster(request, wavu);
  const league = (await post('/leagues', {
    ...{ name: `Ligi ${randomUUID().slice(0, 4)}`, type: 'League', startsAt: eatToday() },
    ...{ location: 'Dar es Salaam', partner: 'N/A' },
  })) as { id: string };
  const team1 = await enter('Nyota');
  const team2 = await enter('Mawimbi');
  return (await post('/matches', {
    ...{ team1, team2, matchType: league.id, matchDate: eatToday(), matchTime: '16:00' },
    location: 'Uwanja wa Ndani',
  })) as Match;

  async function enter(name: string): Promise<string> {
    const team = { name: `${name} ${randomUUID().slice(0, 4)}`, city: 'Dar es Salaam' };
    const { id } = (await post('/teams', { ...team, coach: 'N/A', gender: 'Women' })) as Match;
    await post(`/leagues/${league.id}/teams/${id}`, {});
    return id;
  }
}

export type Side = 'team1' | 'team2';
export type Scorer = {
  tell(...events: object[]): Promise<Match>;
  point(winner: Side): Promise<Match>;
};

/** The holder of the pen: what it is told stands once the promise is fulfilled. */
export async function takePen(
  request: APIRequestContext,
  wavu: Wavu,
  match: Match,
): Promise<Scorer> {
  const post = poster(request, wavu);
  const pen = (await post(`/matches/${match.id}/pen`, {})) as { epoch: number; seq: number };
  let seq = pen.seq;

  async function tell(...events: object[]): Promise<Match> {
    const told = events.map((event) => ({ id: randomUUID(), at: Date.now(), ...event }));
    const batch = { epoch: pen.epoch, baseSeq: seq, events: told };
    const answer = await post(`/matches/${match.id}/events`, batch);
    const appended = answer as { seq: number; match: Match };
    seq = appended.seq;
    return appended.match;
  }

  return {
    tell,
    async point(winner) {
      const response = await request.get(`${wavu.url}/api/v1/matches/${match.id}`);
      const set = ((await response.json()) as Match).sets.at(-1);
      const no = (set?.team1Score ?? 0) + (set?.team2Score ?? 0) + 1;
      return tell({ type: 'rally', winner, no });
    },
  };
}

/** Today in Dar es Salaam (UTC+3 all year), as YYYY-MM-DD. */
function eatToday(): string {
  return new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
}
