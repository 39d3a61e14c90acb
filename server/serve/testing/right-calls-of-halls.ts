import { LENT_DAYS } from './cast.ts';
import type { Maker, World } from './world.ts';

const loan = { hall: 'Kiwanja', ...LENT_DAYS };

async function loanOf(world: World): Promise<string> {
  const league = await world.league();
  const { body } = await world.done('POST', `/leagues/${league}/loans`, loan);
  return `/leagues/${league}/loans/${body.loan.id}`;
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
  'POST /loan/taking': async (world) => {
    await world.match({ matchDate: LENT_DAYS.firstDay });
    return { path: '/loan/taking' };
  },
  'POST /hall/return': async (world) => {
    await world.borrowed();
    return { path: '/hall/return' };
  },
};
