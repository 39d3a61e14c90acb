import { captainOf, sendDateRequest } from '#server/play/date-requests/commands.ts';
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

/** The address of a photo of the sheet of a match. */
async function newPhoto({ server, match, picture, tokens }: World): Promise<string> {
  const path = `/matches/${await match()}/sheet-photos`;
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(picture)]), 'x.png');
  const headers = { authorization: `Bearer ${tokens.admin}` };
  const answer = await server.app.request(`/api/v1${path}`, { method: 'POST', body, headers });
  const { id } = (await answer.json()) as { id: string };
  return `${path}/${id}`;
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
  'PUT /leagues/{id}/captain-numbers/{team}': async (world) => {
    await world.match();
    const { body } = await world.done('GET', `/leagues/${world.ids.league}/captain-numbers`);
    const [{ team }] = body.items;
    const path = `/leagues/${world.ids.league}/captain-numbers/${team.id}`;
    return { path, body: { numbers: ['0712 345 678'] } };
  },
  'POST /captain-reports/picture': async (world) => ({
    path: '/captain-reports/picture',
    body: { token: (await newLinks(world)).tokens[0] },
    file: world.picture,
  }),
  'GET /matches/{id}/sheet-photos': ({ ids }) => ({ path: `/matches/${ids.match}/sheet-photos` }),
  'POST /matches/{id}/sheet-photos': async (world) => ({
    path: `/matches/${await world.match()}/sheet-photos`,
    file: world.picture,
  }),
  'GET /matches/{id}/sheet-photos/{photo}': async (world) => ({ path: await newPhoto(world) }),
  'DELETE /matches/{id}/sheet-photos/{photo}': async (world) => ({ path: await newPhoto(world) }),
  'POST /captain-reports/opened': async (world) => ({
    path: '/captain-reports/opened',
    body: { token: (await newLinks(world)).tokens[0] },
  }),
  'POST /captain-reports': async (world) => ({
    path: '/captain-reports',
    body: { ...RESULT, token: (await newLinks(world)).tokens[0] },
  }),
};

/** A match to come, the links of both its captains, and the request of the first one. */
async function newRequest(world: World, isAsked = true) {
  const path = `/matches/${await world.match({ matchDate: '2026-12-20' })}`;
  const { body } = await world.done('POST', `${path}/captain-links`);
  const [token, other] = body.items.map(({ token }: { token: string }) => token) as string[];
  // Not by a call: an address has only so many of them.
  if (isAsked)
    await sendDateRequest(
      world.server.store,
      await captainOf(world.server.store, ASKED_AT, token!),
      OTHER_DATE,
    );
  const { items } = (await world.done('GET', `${path}/date-requests`)).body;
  return { path, token, other, request: items[0]?.id };
}

const ASKED_AT = Date.parse('2026-12-01T08:00:00Z');
const OTHER_DATE = { matchDate: '2026-12-27', matchTime: '10:00', reason: 'Mtihani' };

/** Captains who ask for another date, and the office that decides. */
export const DATE_REQUEST_CALLS: Record<string, Maker> = {
  'POST /date-requests/opened': async (world) => ({
    path: '/date-requests/opened',
    body: { token: (await newRequest(world, false)).token },
  }),
  'POST /date-requests': async (world) => ({
    path: '/date-requests',
    body: { ...OTHER_DATE, token: (await newRequest(world, false)).token },
  }),
  'POST /date-requests/answer': async (world) => {
    const { other, request } = await newRequest(world);
    return { path: '/date-requests/answer', body: { token: other, request, agrees: true } };
  },
  'POST /date-requests/withdrawal': async (world) => ({
    path: '/date-requests/withdrawal',
    body: { token: (await newRequest(world)).token },
  }),
  'POST /matches/{id}/date-requests/{request}/decision': async (world) => {
    const { path, request } = await newRequest(world);
    return {
      path: `${path}/date-requests/${request}/decision`,
      body: { decision: 'accepted' },
    };
  },
  'GET /matches/{id}/date-requests/{request}/clashes': async (world) => {
    const { path, request } = await newRequest(world);
    return { path: `${path}/date-requests/${request}/clashes` };
  },
  'POST /matches/{id}/own-date-request': async (world) => ({
    path: `${(await newRequest(world, false)).path}/own-date-request`,
    body: OTHER_DATE,
  }),
  'POST /matches/{id}/own-date-request/answer': async (world) => {
    const { path, request } = await newRequest(world);
    const body = { request, agrees: true };
    return { path: `${path}/own-date-request/answer`, body };
  },
  'POST /matches/{id}/own-date-request/withdrawal': async (world) => ({
    path: `${(await newRequest(world)).path}/own-date-request/withdrawal`,
  }),
};
