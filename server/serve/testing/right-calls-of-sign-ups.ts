import type { Maker, World } from './world.ts';

const LINK = { closesOn: '2026-12-31' };
const PERSON = {
  fullName: 'Zawadi Mpya',
  dateOfBirth: '2000-02-03',
  gender: 'Women',
  jerseyNumber: 7,
  position: null,
  phone: '0712000000',
};

async function newLink(world: World): Promise<{ path: string; token: string }> {
  const path = `/teams/${await world.team()}`;
  return { path, token: (await world.done('POST', `${path}/sign-up-links`, LINK)).body.token };
}

/** Players who sign up for a team by a private link. */
export const SIGN_UP_CALLS: Record<string, Maker> = {
  'POST /teams/{id}/sign-up-links': async (world) => ({
    path: `/teams/${await world.team()}/sign-up-links`,
    body: LINK,
  }),
  'DELETE /teams/{id}/sign-up-links': async (world) => ({
    path: `/teams/${await world.team()}/sign-up-links`,
  }),
  'POST /teams/{id}/sign-ups/{entry}/decision': async (world) => {
    const { path, token } = await newLink(world);
    await world.done('POST', '/sign-ups', { ...PERSON, token });
    const { body } = await world.done('GET', `${path}/sign-ups`);
    return {
      path: `${path}/sign-ups/${body.items[0].id}/decision`,
      body: { decision: 'accepted' },
    };
  },
  'POST /sign-ups/opened': async (world) => ({
    path: '/sign-ups/opened',
    body: { token: (await newLink(world)).token },
  }),
  'POST /sign-ups': async (world) => ({
    path: '/sign-ups',
    body: { ...PERSON, token: (await newLink(world)).token },
  }),
};
