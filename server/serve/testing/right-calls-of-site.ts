import { randomUUID } from 'node:crypto';
import { write } from '#server/platform/db/write.ts';
import { testEvent } from '#server/site/webhooks/event.ts';
import { deliveryRow } from '#server/site/webhooks/queue.ts';
import type { Maker, World } from './world.ts';

/** Another name each time: some nouns have each name once. */
const name = () => `Jina ${randomUUID()}`;

const NEWS = { title: 'Habari', text: 'Ndefu kidogo.' };
const venue = () => ({ name: name(), place: 'Mwanza' });
const named = () => ({ name: name() });

/** The three calls that write a noun which administrators alone keep. */
function crudCalls(resource: string, bodyOf: () => object, change: object): Record<string, Maker> {
  const createdPath = async (world: World) =>
    `/${resource}/${await world.made(`/${resource}`, bodyOf())}`;
  return {
    [`POST /${resource}`]: () => ({ path: `/${resource}`, body: bodyOf() }),
    [`PATCH /${resource}/{id}`]: async (world) => ({
      path: await createdPath(world),
      body: change,
    }),
    [`DELETE /${resource}/{id}`]: async (world) => ({ path: await createdPath(world) }),
  };
}

/** The calls of the site around the sport. */
const RECEIVER = {
  name: 'Gazeti',
  address: 'https://gazeti.example/wavu',
  shape: 'standard',
  events: ['match.ended'],
  language: 'sw',
};
const ENDPOINT = 'https://push.example.org/send/one';

/** A message of the office to the administrator. */
async function newMessage({ store, adminId }: World['server']): Promise<string> {
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const to = [`user:${adminId}`] as const;
  await write(store, author, async ({ tell }) => tell({ kind: 'invitation', to }));
  const rows = store.db.selectFrom('message').select('id').orderBy('id', 'desc').limit(1);
  return (await rows.executeTakeFirstOrThrow()).id;
}

export const SITE_CALLS: Record<string, Maker> = {
  'PUT /me/messages/seen': async ({ server }) => ({
    path: '/me/messages/seen',
    body: { message: await newMessage(server) },
  }),
  ...crudCalls('news', () => NEWS, { title: 'Nyingine' }),
  ...crudCalls('venues', venue, { place: 'Moshi' }),
  ...crudCalls('clubs', () => ({ name: name(), city: 'Mwanza' }), { city: 'Moshi' }),
  'PATCH /clubs/{id}': ({ ids }) => ({ path: `/clubs/${ids.club}`, body: { city: 'Moshi' } }),
  'PUT /clubs/{id}/managers/{userId}': ({ ids }) => ({
    path: `/clubs/${ids.club}/managers/${ids.user}`,
  }),
  'DELETE /clubs/{id}/managers/{userId}': async (world) => {
    const path = `/clubs/${world.ids.club}/managers/${world.ids.user}`;
    await world.done('PUT', path);
    return { path };
  },
  ...crudCalls('seasons', () => ({ name: name(), startsOn: '2027-10-01', endsOn: '2028-06-30' }), {
    endsOn: '2028-05-31',
  }),
  ...crudCalls('officials', named, { level: 'FIVB' }),
  ...crudCalls('partners', named, { link: 'https://example.org' }),
  'PUT /partners/{id}/logo': ({ ids, picture }) => ({
    path: `/partners/${ids.partner}/logo`,
    file: picture,
  }),
  'PUT /news/{id}/picture': ({ ids, picture }) => ({
    path: `/news/${ids.news}/picture`,
    file: picture,
  }),
  'DELETE /news/{id}/picture': ({ ids }) => ({ path: `/news/${ids.news}/picture` }),
  'PUT /site/logo': ({ picture }) => ({ path: '/site/logo', file: picture }),
  'PATCH /site': () => ({ path: '/site', body: { slogan: 'Wavu' } }),
  'POST /archive/{kind}/{id}/restore': async (world) => {
    const id = await world.made('/venues', venue());
    await world.done('DELETE', `/venues/${id}`);
    return { path: `/archive/venue/${id}/restore` };
  },
  'POST /feedback': () => ({ path: '/feedback', body: { message: 'Asante' } }),
  'PATCH /feedback/{id}': async (world) => {
    await world.done('POST', '/feedback', { message: 'Asante' });
    const { items } = (await world.done('GET', '/feedback')).body;
    return { path: `/feedback/${items[0].id}`, body: { read: true } };
  },
  'POST /push/device': () => ({ path: '/push/device', body: { endpoint: ENDPOINT } }),
  'POST /push/stop': () => ({ path: '/push/stop', body: { endpoint: ENDPOINT } }),
  'POST /push/tells': ({ ids }) => ({
    path: '/push/tells',
    body: {
      endpoint: ENDPOINT,
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
      language: 'sw',
      quiet: null,
      kind: 'team',
      id: ids.team,
      sets: false,
      start: false,
      lineup: false,
    },
  }),
  'POST /push/test': () => ({ path: '/push/test', body: { endpoint: ENDPOINT } }),
  'PUT /push/state': () => ({ path: '/push/state', body: { isStopped: false } }),
  'PUT /sms/state': () => ({ path: '/sms/state', body: { isStopped: false } }),
  'PUT /sms/budgets/{budget}': () => ({ path: '/sms/budgets/site', body: { perDay: 5000 } }),
  'POST /sms/test': () => ({ path: '/sms/test', body: { number: '0712345678' } }),
  'PUT /ways/state': () => ({ path: '/ways/state', body: { isStopped: false } }),
  'POST /webhooks': () => ({ path: '/webhooks', body: RECEIVER }),
  'PATCH /webhooks/{id}': async (world) => ({
    path: `/webhooks/${await world.made('/webhooks', RECEIVER)}`,
    body: { isOn: false },
  }),
  'DELETE /webhooks/{id}': async (world) => ({
    path: `/webhooks/${await world.made('/webhooks', RECEIVER)}`,
  }),
  'POST /webhooks/{id}/secret': async (world) => ({
    path: `/webhooks/${await world.made('/webhooks', RECEIVER)}/secret`,
  }),
  'GET /webhooks/{id}/deliveries': async (world) => ({
    path: `/webhooks/${await world.made('/webhooks', RECEIVER)}/deliveries`,
  }),
  'POST /webhooks/{id}/deliveries/{delivery}/replay': async (world) => {
    const id = await world.made('/webhooks', RECEIVER);
    const { store } = world.server;
    const about = { event: testEvent(1), body: '{}', version: null, now: Date.now() };
    const row = deliveryRow({ id }, about);
    await store.db.insertInto('webhook_delivery').values(row).execute();
    return { path: `/webhooks/${id}/deliveries/${row.id}/replay` };
  },
  'POST /newsletter': () => ({ path: '/newsletter', body: { email: 'fan@example.com' } }),
  'POST /newsletter/issues': async ({ server: { store }, ids }) => {
    const dates = { asked_at: 1, mailed_at: 1, confirmed_at: 1 };
    await store.db
      .insertInto('subscriber')
      .values({ id: ids.user, email: 'reader@example.com', language: 'sw', ...dates })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { path: '/newsletter/issues', body: { subject: 'Habari', text: 'Ndefu kidogo.' } };
  },
  'POST /setup/restore/code': () => ({ path: '/setup/restore/code', body: { code: 'none' } }),
  'GET /search': () => ({ path: '/search?q=own' }),
  'GET /archive': () => ({ path: '/archive?kind=team' }),
  'GET /me/matches': () => ({ path: '/me/matches?as=coach&when=coming' }),
};
