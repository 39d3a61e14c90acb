import type { Maker, World } from './world.ts';

const RESULT = {
  sets: [
    [25, 20],
    [25, 18],
    [25, 22],
  ],
};

/** A match whose day has come, and the links of both its captains. */
async function newLinks(world: World) {
  const path = `/matches/${await world.match({ matchDate: '2020-01-01' })}`;
  const { body } = await world.done('POST', `${path}/captain-links`);
  return { path, tokens: body.items.map(({ token }: { token: string }) => token) as string[] };
}

/** Captains who report the result of a match by their own links. */
export const CAPTAIN_CALLS: Record<string, Maker> = {
  'POST /matches/{id}/captain-links': async (world) => ({
    path: `/matches/${await world.match()}/captain-links`,
  }),
  'DELETE /matches/{id}/captain-links': async (world) => ({
    path: `${(await newLinks(world)).path}/captain-links`,
  }),
  'POST /leagues/{id}/captain-links': async (world) => {
    await world.match({ matchDate: '2026-12-09' });
    return { path: `/leagues/${world.ids.league}/captain-links`, body: { day: '2026-12-09' } };
  },
  'POST /matches/{id}/captain-reports/{report}/publication': async (world) => {
    const { path, tokens } = await newLinks(world);
    // A scorer of the match does not decide for a captain.
    const officials = [{ official: world.ids.official, duty: 'scorer' }];
    await world.done('PUT', `${path}/officials`, { officials });
    await world.done('POST', '/captain-reports', { ...RESULT, token: tokens[0] });
    const { body } = await world.done('GET', `${path}/captain-reports`);
    return { path: `${path}/captain-reports/${body.items[0].id}/publication`, body: {} };
  },
  'POST /captain-reports/opened': async (world) => ({
    path: '/captain-reports/opened',
    body: { token: (await newLinks(world)).tokens[0] },
  }),
  'POST /captain-reports': async (world) => ({
    path: '/captain-reports',
    body: { ...RESULT, token: (await newLinks(world)).tokens[0] },
  }),
};
