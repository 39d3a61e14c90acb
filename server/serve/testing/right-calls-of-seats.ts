import { UNCONTROLLED } from '#contract/seats/stream-control.ts';
import { SEATS } from '#domain/volleyball/seats/seat.ts';
import type { FactCall } from './fact-calls-of-players.ts';
import type { Maker, World } from './world.ts';

/** A match of the cast's scorer in its first set. */
async function playedMatch(world: World): Promise<string> {
  const id = await world.scoredMatch();
  const epoch = await world.pen(id, 'admin');
  const baseSeq = await world.seqOf(id);
  const events = [world.event('start', {}), world.event('set-start', { set: 1 })];
  await world.done('POST', `/matches/${id}/events`, { epoch, baseSeq, events });
  return id;
}

/** A match with one rally, by its id. */
async function ralliedMatch(world: World): Promise<{ id: string; rally: string }> {
  const id = await playedMatch(world);
  const epoch = await world.pen(id, 'admin');
  const baseSeq = await world.seqOf(id);
  const rally = world.event('rally', { winner: 'team1', no: 1 });
  await world.done('POST', `/matches/${id}/events`, { epoch, baseSeq, events: [rally] });
  return { id, rally: rally.id };
}

async function askedMatch(world: World): Promise<{ id: string; request: string }> {
  const id = await playedMatch(world);
  const path = `/matches/${id}/seats/team1/request`;
  const { body } = await world.done('PUT', path, { kind: 'timeout' }, 'coach');
  return { id, request: body.request.id };
}

const SIGNING = '/signing/sheet/coach1';

/** A match of the cast's scorer that is over: the coach of team 1 signs its sheet. */
async function signedMatch(world: World): Promise<{ id: string; seal: string }> {
  const id = await world.scoredMatch();
  const epoch = await world.pen(id, 'admin');
  const baseSeq = await world.seqOf(id);
  const events = [world.event('forfeit', { team: 'team2' })];
  await world.done('POST', `/matches/${id}/events`, { epoch, baseSeq, events });
  const { body } = await world.done('GET', `/matches/${id}${SIGNING}`, undefined, 'coach');
  return { id, seal: body.seal };
}

const seatOf = (seat: string, rest = ''): Maker => {
  return ({ ids }) => ({ path: `/matches/${ids.match}/seats/${seat}${rest}` });
};

/** Of the bench whose coach is in the cast. */
export const SEAT_CALLS: Record<string, Maker> = {
  'GET /matches/{id}/seats/{seat}': seatOf('team1'),
  'GET /matches/{id}/seats/{seat}/roster': seatOf('team1', '/roster'),
  'PUT /matches/{id}/seats/{seat}/request': async (world) => ({
    path: `/matches/${await playedMatch(world)}/seats/team1/request`,
    body: { kind: 'timeout' },
  }),
  'DELETE /matches/{id}/seats/{seat}/request': async (world) => ({
    path: `/matches/${(await askedMatch(world)).id}/seats/team1/request`,
  }),
  'GET /matches/{id}/signing/{paper}/{role}': ({ ids }) => ({
    path: `/matches/${ids.match}${SIGNING}`,
  }),
  'PUT /matches/{id}/signing/{paper}/{role}': async (world) => {
    const { id, seal } = await signedMatch(world);
    return { path: `/matches/${id}${SIGNING}`, body: { seal } };
  },
  'POST /matches/{id}/signing/{paper}/{role}/links': async (world) => ({
    path: `/matches/${await world.scoredMatch()}${SIGNING}/links`,
  }),
  'PUT /matches/{id}/rallies/{rally}/scouting': async (world) => {
    const { id, rally } = await ralliedMatch(world);
    return { path: `/matches/${id}/rallies/${rally}/scouting`, body: { touches: ['*01SM-'] } };
  },
  'PUT /matches/{id}/stream-control': ({ ids }) => ({
    path: `/matches/${ids.match}/stream-control`,
    body: { ...UNCONTROLLED, shown: 'lineup' },
  }),
  'POST /matches/{id}/seats/{seat}/dismissal': async (world) => {
    const { id, request } = await askedMatch(world);
    return { path: `/matches/${id}/seats/team1/dismissal`, body: { request } };
  },
  'POST /matches/{id}/seats/{seat}/links': async (world) => ({
    path: `/matches/${await world.scoredMatch()}/seats/team1/links`,
  }),
  'DELETE /matches/{id}/seats/{seat}/links': async (world) => ({
    path: `/matches/${await world.scoredMatch()}/seats/team1/links`,
  }),
};

/** The seats that are not the coach's: of the other bench and of the assistant. */
export const SEAT_FACTS: FactCall[] = SEATS.filter((seat) => seat !== 'team1').map((seat) => ({
  call: 'GET /matches/{id}/seats/{seat}',
  fact: `of ${seat}`,
  maker: seatOf(seat),
}));
