import { randomUUID } from 'node:crypto';
import { stepAt, totpCode } from '#server/accounts/auth/totp.ts';
import type { CastRole } from './cast.ts';
import type { Maker, World } from './world.ts';

const TEAM = { name: 'Mpya', city: 'Moshi', coach: 'N/A', gender: 'Men' };

const AWAY = { firstDay: '2099-03-01', lastDay: '2099-03-03' };

export const CONSENT = { givenBy: 'Mama Yake', relation: 'mother', scopes: ['name'] };

/** An address that nobody else has: asked for too often, one gets no more mail. */
const email = () => `${randomUUID()}@example.org`;

/** The calls of teams, players and claims. */
export const TEAM_CALLS: Record<string, Maker> = {
  'POST /teams': () => ({ path: '/teams', body: TEAM }),
  'POST /teams/logo': ({ picture }) => ({ path: '/teams/logo', body: TEAM, file: picture }),
  'PATCH /teams/{id}': ({ ids }) => ({ path: `/teams/${ids.team}`, body: { about: 'x' } }),
  'DELETE /teams/{id}': async (world) => ({ path: `/teams/${await world.team()}` }),
  'PUT /teams/{id}/logo': ({ ids, picture }) => ({
    path: `/teams/${ids.team}/logo`,
    file: picture,
  }),
  'POST /teams/{id}/players': async (world) => ({
    path: `/teams/${world.ids.team}/players`,
    body: { playerId: await world.player() },
  }),
  'DELETE /teams/{id}/players/{playerId}': async (world) => ({
    path: `/teams/${world.ids.team}/players/${await world.player()}`,
  }),
  'POST /players': ({ ids }) => ({ path: '/players', body: { fullName: 'Mpya', team: ids.team } }),
  'PATCH /players/{id}': ({ ids }) => ({ path: `/players/${ids.player}`, body: { nickname: 'x' } }),
  'DELETE /players/{id}': async (world) => ({ path: `/players/${await world.player()}` }),
  'PUT /players/{id}/picture': ({ ids, picture }) => ({
    path: `/players/${ids.player}/picture`,
    file: picture,
  }),
  'POST /players/{id}/erasure': async (world) => ({
    path: `/players/${await world.player()}/erasure`,
    body: { name: 'keep' },
  }),
  'POST /officials/{id}/erasure': async (world) => ({
    path: `/officials/${await world.made('/officials', { name: 'Mwamuzi' })}/erasure`,
    body: { name: 'keep' },
  }),
  'POST /officials/{id}/absences': ({ ids }) => ({
    path: `/officials/${ids.official}/absences`,
    body: AWAY,
  }),
  'DELETE /officials/{id}/absences/{absence}': async (world) => {
    const path = `/officials/${world.ids.official}/absences`;
    return { path: `${path}/${await world.made(path, AWAY)}` };
  },
  'POST /officials/{id}/exams': (world) => ({
    path: `/officials/${world.ids.official}/exams`,
    body: { exam: 'points', events: [world.event('start')] },
  }),
  'POST /officials/{id}/exams/{exam}/withdrawal': async (world) => {
    const id = randomUUID();
    const { official } = world.ids;
    await world.server.store.db
      .insertInto('exam_result')
      .values({
        id,
        official_id: official,
        exam: 'points',
        // Long ago: it is no try of today.
        taken_at: 0,
        right_entries: 49,
        entries: 49,
        percent: 100,
        passed: 1,
        faults: '[]',
        withdrawn: null,
      })
      .execute();
    return { path: `/officials/${official}/exams/${id}/withdrawal`, body: { reason: 'Mvua' } };
  },
  'POST /officials/{id}/links': ({ ids }) => ({ path: `/officials/${ids.official}/links` }),
  'DELETE /officials/{id}/links': async (world) => ({
    path: `/officials/${await world.made('/officials', { name: 'Mwamuzi' })}/links`,
  }),
  'POST /players/{id}/consents': async (world) => ({
    path: `/players/${await world.player()}/consents`,
    body: CONSENT,
  }),
  'POST /players/{id}/consents/{consent}/withdrawal': async (world) => {
    const path = `/players/${await world.player()}/consents`;
    const { body } = await world.done('POST', path, CONSENT);
    return { path: `${path}/${body.items[0].id}/withdrawal`, body: {} };
  },
  'POST /team-requests/{id}/decision': async (world) => ({
    path: `/team-requests/${await world.request()}/decision`,
    body: { accept: true },
  }),
  'DELETE /team-requests/{id}': async (world) => ({
    path: `/team-requests/${await world.request()}`,
  }),
  'POST /players/{id}/claims': async (world) => ({
    path: `/players/${await world.player()}/claims`,
    body: {},
  }),
  'DELETE /players/{id}/account': async (world) => {
    const userId = world.people.player;
    return { path: `/players/${await world.player({ team: world.ids.team, userId })}/account` };
  },
  'POST /claims/{id}/decision': async (world) => ({
    path: `/claims/${await world.claim()}/decision`,
    body: { accept: false },
  }),
  'POST /me/calendar': () => ({ path: '/me/calendar' }),
  'POST /me/follows': ({ ids }) => ({
    path: '/me/follows',
    body: { follows: [{ kind: 'league', id: ids.league }] },
  }),
  'PUT /me/follows/{kind}/{id}': ({ ids }) => ({ path: `/me/follows/team/${ids.team}` }),
  'DELETE /me/follows': () => ({ path: '/me/follows' }),
  'DELETE /me/follows/{kind}/{id}': ({ ids }) => ({ path: `/me/follows/team/${ids.team}` }),
  'DELETE /claims/{id}': async (world) => ({ path: `/claims/${await world.claim()}` }),
};

/** Somebody begins to sign in with codes; again where they had not come to an end. */
async function secretOf(world: World, role: CastRole): Promise<string> {
  const password = world.password(role);
  return (await world.done('POST', '/account/second-factor', { password }, role)).body.secret;
}

/** The code of the present half minute. */
const codeOf = (world: World, secret: string) => totpCode(secret, stepAt(world.pass(60_000)));

/** The calls of accounts. Each person makes them with the own password, about the own account. */
export const ACCOUNT_CALLS: Record<string, Maker> = {
  'POST /teams/{id}/coach-invitation': async (world) => ({
    path: `/teams/${await world.team('Kocha Juma')}/coach-invitation`,
    body: { email: email() },
  }),
  'POST /users': () => ({
    path: '/users',
    body: { name: 'Mpya', email: email(), role: 'Fan' },
  }),
  'POST /users/{id}/sign-in-link': ({ ids }) => ({
    path: `/users/${ids.user}/sign-in-link`,
    body: {},
  }),
  'POST /users/sign-in-links': () => ({ path: '/users/sign-in-links', body: {} }),
  'PATCH /users/{id}': ({ ids }) => ({ path: `/users/${ids.user}`, body: { role: 'Coach' } }),
  'DELETE /users/{id}/sessions': ({ ids }) => ({ path: `/users/${ids.user}/sessions` }),
  'POST /registrations': (world, role) => {
    // Everybody asked for a new password before, from the same address.
    if (role === 'nobody') world.pass(15 * 60 * 1000);
    return { path: '/registrations', body: { name: 'Mpya', email: email(), isOfAge: true } };
  },
  'POST /password-resets': () => ({ path: '/password-resets', body: { email: email() } }),
  'GET /account/tokens': () => ({ path: '/account/tokens' }),
  'POST /account/tokens': () => ({ path: '/account/tokens', body: { name: 'Board', days: 1 } }),
  'DELETE /account/tokens/{id}': async (world, role) => ({
    path: `/account/tokens/${await world.apiToken(world.ownerFor(role))}`,
  }),
  'DELETE /account/sessions/{id}': async (world, role) => ({
    path: `/account/sessions/${await world.session(world.ownerFor(role))}`,
  }),
  'PATCH /account': () => ({ path: '/account', body: { name: 'Jina jipya' } }),
  'PUT /account/picture': ({ picture }) => ({ path: '/account/picture', file: picture }),
  'POST /account/email': ({ password }, role) => ({
    path: '/account/email',
    body: { email: email(), password: password(role) },
  }),
  'PUT /account/password': ({ password }, role) => ({
    path: '/account/password',
    body: { current: password(role), password: 'mpira wa wavu 6' },
  }),
  'POST /account/second-factor': ({ password }, role) => ({
    path: '/account/second-factor',
    body: { password: password(role) },
  }),
  'POST /account/second-factor/confirm': async (world, role) => {
    const owner = world.ownerFor(role);
    const secret = await secretOf(world, owner);
    world.secrets.set(owner, secret);
    return { path: '/account/second-factor/confirm', body: { code: codeOf(world, secret) } };
  },
  'POST /account/second-factor/end': (world, role) => {
    const code = codeOf(world, world.secrets.get(world.ownerFor(role))!);
    const body = { password: world.password(role), code };
    return { path: '/account/second-factor/end', body };
  },
  'POST /account/erasure': () => ({
    path: '/account/erasure',
    body: { password: 'mpira wa wavu 6' },
  }),
};
