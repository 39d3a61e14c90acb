import type { Maker, World } from './world.ts';

const PLACE = { day: '2026-12-05', location: 'Meza' };
const TIME = '16:00';

/** A match of the secretary's league at the desk. */
const matchAtDesk = (world: World) =>
  world.match({
    matchDate: PLACE.day,
    matchTime: TIME,
    location: PLACE.location,
    court: '1',
  });

async function changeOf(world: World) {
  const id = await matchAtDesk(world);
  const move = { id, from: { court: '1', time: TIME }, to: { court: '2', time: TIME } };
  return { ...PLACE, kind: 'move', court: '2', moves: [move] };
}

export const DESK_CALLS: Record<string, Maker> = {
  'GET /desk': async (world) => {
    await matchAtDesk(world);
    return { path: `/desk?day=${PLACE.day}&location=${PLACE.location}` };
  },
  'POST /desk/plans': async (world) => {
    await matchAtDesk(world);
    const body = { ...PLACE, kind: 'late', court: '1', time: '16:30' };
    return { path: '/desk/plans', body };
  },
  'POST /desk/changes': async (world) => ({ path: '/desk/changes', body: await changeOf(world) }),
  'POST /desk/changes/{id}/undo': async (world) => {
    const { body } = await world.done('POST', '/desk/changes', await changeOf(world));
    return { path: `/desk/changes/${body.id}/undo` };
  },
  'POST /desk/crews': async (world) => {
    await matchAtDesk(world);
    const officials = [{ official: world.ids.official, duty: 'referee1' }];
    return { path: '/desk/crews', body: { ...PLACE, crews: [{ court: '1', officials }] } };
  },
  'POST /desk/links': async (world) => {
    await matchAtDesk(world);
    return { path: '/desk/links', body: PLACE };
  },
  'DELETE /desk/links': async (world) => {
    await matchAtDesk(world);
    return { path: `/desk/links?day=${PLACE.day}&location=${PLACE.location}` };
  },
  'POST /court-links/next': async (world) => {
    await matchAtDesk(world);
    const { body } = await world.done('POST', '/desk/links', PLACE);
    const { token } = body.items.find(({ court }: { court: string }) => court === '1');
    return { path: '/court-links/next', body: { token } };
  },
};
