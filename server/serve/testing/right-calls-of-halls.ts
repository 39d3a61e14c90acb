import { randomUUID } from 'node:crypto';
import { LENT_DAYS } from './cast.ts';
import type { Maker, World } from './world.ts';

const loan = { hall: 'Kiwanja', ...LENT_DAYS };

async function loanOf(world: World): Promise<string> {
  const league = await world.league();
  const { body } = await world.done('POST', `/leagues/${league}/loans`, loan);
  return `/leagues/${league}/loans/${body.loan.id}`;
}

/** A change of the hall that waits for a decision. */
async function waitingChange(world: World): Promise<string> {
  const place = await loanOf(world);
  const id = randomUUID();
  const facts = { fullName: 'Mgeni', team: null, jerseyNumber: 7, position: null, gender: null };
  await world.server.store.db
    .insertInto('hall_change')
    .values({
      loan_id: place.split('/').at(-1)!,
      kind: 'player',
      subject_id: id,
      revision: 1,
      facts: JSON.stringify(facts),
      base: null,
      taken: null,
      author: 'Juma',
      changed_at: 0,
      received_at: 0,
      state: 'waiting',
      reason: 'loan-over',
      decided_at: null,
      decided_by: null,
    })
    .execute();
  return `${place}/changes/${id}/decision`;
}

/** A story that a device told beside the log of a lent match. */
async function parkedAt(world: World): Promise<string> {
  const match = await world.lentMatch();
  const events = [world.event('remark', { text: 'Mvua' })];
  const { body } = await world.done('POST', `/matches/${match}/parked`, { baseSeq: 0, events });
  return `/loan/matches/${match}/parked/${body.id}/choice`;
}

/** The calls around halls to which matches are lent. */
export const HALL_CALLS: Record<string, Maker> = {
  'POST /leagues/{id}/loans': async (world) => ({
    path: `/leagues/${await world.league()}/loans`,
    body: loan,
  }),
  'POST /leagues/{id}/loans/{loan}/end': async (world) => ({
    path: `${await loanOf(world)}/end`,
    body: { reason: 'Hakuna mtandao' },
  }),
  'POST /leagues/{id}/loans/{loan}/extension': async (world) => ({
    path: `${await loanOf(world)}/extension`,
    body: { until: '2031-01-05T00:00:00Z', reason: 'Mvua' },
  }),
  'GET /leagues/{id}/loans/{loan}/changes': async (world) => ({
    path: `${await loanOf(world)}/changes`,
  }),
  'POST /leagues/{id}/loans/{loan}/changes/{change}/decision': async (world) => ({
    path: await waitingChange(world),
    body: { keep: 'hall', revision: 1 },
  }),
  'POST /loan/changes': ({ ids }) => ({
    path: '/loan/changes',
    body: {
      changes: [
        {
          kind: 'player',
          id: randomUUID(),
          revision: 1,
          author: 'Juma',
          at: 0,
          base: null,
          facts: {
            fullName: `Mgeni ${randomUUID()}`,
            team: ids.team,
            jerseyNumber: null,
            position: null,
            gender: null,
          },
        },
      ],
    },
  }),
  'GET /loan/matches/{id}/parked': async (world) => ({
    path: `/loan/matches/${await world.lentMatch()}/parked`,
  }),
  'POST /loan/matches/{id}/parked/{branch}/choice': async (world) => {
    const path = await parkedAt(world);
    return { path, body: { keep: 'server', seq: 0, by: 'Juma' } };
  },
  'POST /hall/matches/{id}/parked/{branch}/choice': ({ ids }) => ({
    path: `/hall/matches/${ids.match}/parked/${randomUUID()}/choice`,
    body: { keep: 'server', seq: 0 },
  }),
  'POST /loan/taking': async (world) => {
    await world.match({ matchDate: LENT_DAYS.firstDay });
    return { path: '/loan/taking' };
  },
  'POST /hall/return': async (world) => {
    await world.borrowed();
    return { path: '/hall/return' };
  },
};
