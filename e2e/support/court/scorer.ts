import { randomUUID } from 'node:crypto';
import type { Match } from '#contract/matches/match.ts';
import type { Call } from '../call-api.ts';

/** A league with two teams that meet today. `call` is an administrator's. */
export async function arrangeMatch(call: Call): Promise<Match> {
  const league = await call('POST', '/leagues', {
    name: `Ligi ${randomUUID().slice(0, 4)}`,
    type: 'League',
    startsAt: todayInEastAfrica(),
    location: 'Dar es Salaam',
    partner: 'N/A',
  });
  const team1 = await enter('Nyota');
  const team2 = await enter('Mawimbi');
  return call<Match>('POST', '/matches', {
    team1,
    team2,
    matchType: league.id,
    matchDate: todayInEastAfrica(),
    matchTime: '16:00',
    location: 'Uwanja wa Ndani',
  });

  async function enter(name: string): Promise<string> {
    const team = { name: `${name} ${randomUUID().slice(0, 4)}`, city: 'Dar es Salaam' };
    const { id } = await call('POST', '/teams', { ...team, coach: 'N/A', gender: 'Women' });
    await call('POST', `/leagues/${league.id}/teams/${id}`);
    return id;
  }
}

/** A friendly of Kibo and Mawenzi, on a day to come. */
export async function arrangeFriendly(call: Call): Promise<Match> {
  const of = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const team1 = await call('POST', '/teams', { ...of, name: 'Kibo' });
  const team2 = await call('POST', '/teams', { ...of, name: 'Mawenzi' });
  return call<Match>('POST', '/matches', {
    team1: team1.id,
    team2: team2.id,
    matchType: 'Friendly',
    matchDate: '2027-01-10',
    matchTime: '15:00',
  });
}

type Pen = { epoch: number; seq: number };
type Appended = { seq: number; match: Match };
export type Side = 'team1' | 'team2';
export type Scorer = {
  send(...events: object[]): Promise<Match>;
  point(winner: Side): Promise<Match>;
};

/** The holder of the pen: what it is entries stands once the promise is fulfilled. */
export async function takePen(call: Call, match: Match): Promise<Scorer> {
  const pen = await call<Pen>('POST', `/matches/${match.id}/pen`);
  let seq = pen.seq;

  async function send(...events: object[]): Promise<Match> {
    const entries = events.map((event) => ({ id: randomUUID(), at: Date.now(), ...event }));
    const batch = { epoch: pen.epoch, baseSeq: seq, events: entries };
    const appended = await call<Appended>('POST', `/matches/${match.id}/events`, batch);
    seq = appended.seq;
    return appended.match;
  }

  return {
    send,
    async point(winner) {
      const set = (await call<Match>('GET', `/matches/${match.id}`)).sets.at(-1);
      const no = (set?.team1Score ?? 0) + (set?.team2Score ?? 0) + 1;
      return send({ type: 'rally', winner, no });
    },
  };
}

/** Today in Dar es Salaam (UTC+3 all year), as YYYY-MM-DD. */
function todayInEastAfrica(): string {
  return new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
}
