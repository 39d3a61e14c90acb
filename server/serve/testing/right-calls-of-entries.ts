import type { Maker, World } from './world.ts';

const LINK = { closesOn: '2026-12-31' };
const ENTRY = {
  name: 'Timu Mpya',
  city: 'Mwanza',
  gender: 'Women',
  contactName: 'Asha',
  phone: '0712000000',
  feePaid: false,
  players: [],
};

async function newEntryLink(world: World) {
  const { id } = await world.planned();
  const path = `/leagues/${id}`;
  const { body } = await world.done('POST', `${path}/entry-links`, LINK);
  return { path, token: body.token as string };
}

async function newEntry(world: World): Promise<string> {
  const { path, token } = await newEntryLink(world);
  await world.done('POST', '/team-entries', { ...ENTRY, token });
  const { body } = await world.done('GET', `${path}/entries`);
  return `${path}/entries/${body.items[0].id}`;
}

const teamStatistics =
  (ending: string): Maker =>
  async (world) => {
    const { id, teams } = await world.planned();
    return { path: `/leagues/${id}/teams/${teams.A}/statistics${ending}` };
  };

/** Teams that enter a league by a private link, and figures of a team in its league. */
export const ENTRY_CALLS: Record<string, Maker> = {
  'GET /leagues/{id}/teams/{teamId}/statistics': teamStatistics(''),
  'GET /leagues/{id}/teams/{teamId}/statistics.csv': teamStatistics('.csv'),
  'POST /leagues/{id}/entry-links': async (world) => ({
    path: `/leagues/${(await world.planned()).id}/entry-links`,
    body: LINK,
  }),
  'DELETE /leagues/{id}/entry-links': async (world) => ({
    path: `/leagues/${(await world.planned()).id}/entry-links`,
  }),
  'POST /leagues/{id}/entries/{entry}/decision': async (world) => ({
    path: `${await newEntry(world)}/decision`,
    body: { decision: 'refused', reason: 'Ligi imejaa' },
  }),
  'POST /team-entries/opened': async (world) => ({
    path: '/team-entries/opened',
    body: { token: (await newEntryLink(world)).token },
  }),
  'POST /team-entries': async (world) => ({
    path: '/team-entries',
    body: { ...ENTRY, token: (await newEntryLink(world)).token },
  }),
};
