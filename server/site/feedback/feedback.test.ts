import { afterAll, expect, test } from 'vitest';
import { openMail } from '#server/platform/mail/sealed-mail.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer({ trustProxy: 1 });
afterAll(() => server.stop());
const { call, store } = server;

let lastAddress = 0;
/** Each form comes from an address of its own. */
function freshAddress() {
  lastAddress += 1;
  return { 'x-forwarded-for': `10.0.0.${lastAddress}` };
}

function send(body: object, headers: Record<string, string> = {}) {
  return call('POST', '/api/v1/feedback', body, { token: null, headers });
}

async function submit(fields: Record<string, string>, headers = freshAddress()) {
  const incoming = { headers, socket: {} };
  const body = new URLSearchParams(fields);
  const init = { method: 'POST', body, headers };
  const answer = await server.app.request('/api/v1/feedback', init, { incoming });
  return { status: answer.status, to: answer.headers.get('location') };
}

async function stored(message: string) {
  const { body } = await call('GET', '/api/v1/feedback?limit=100');
  return body.items.filter((it: { message: string }) => it.message === message);
}

test('anybody sends feedback and an administrator reads it', async () => {
  const { status, body } = await send({
    name: 'Neema',
    email: 'neema@example.org',
    message: 'The hall is wrong.\nIt was Uhuru.',
    page: '/fixtures',
  });
  expect([status, body]).toEqual([201, { sent: true }]);
  expect(await stored('The hall is wrong.\nIt was Uhuru.')).toMatchObject([
    { name: 'Neema', email: 'neema@example.org', page: '/fixtures', read: false },
  ]);
});

test('feedback needs only a message', async () => {
  expect((await send({ message: 'Asante' })).status).toBe(201);
  expect(await stored('Asante')).toMatchObject([{ name: null, email: null, page: null }]);
});

test('a plain form redirects to its page in its language', async () => {
  const empty = { name: '', email: '', page: '', website: '' };
  const english = await submit({ ...empty, message: 'By form' });
  expect(english).toEqual({ status: 303, to: '/feedback?sent=1' });
  const swahili = await submit({ ...empty, message: 'Kwa fomu', language: 'sw' });
  expect(swahili).toEqual({ status: 303, to: '/sw/feedback?sent=1' });
  expect(await stored('By form')).toHaveLength(1);
  expect(await stored('Kwa fomu')).toHaveLength(1);
});

test('an invalid plain form redirects with its invalid fields', async () => {
  const faulty = { message: ' ', email: 'not an address', language: 'sw' };
  expect(await submit(faulty)).toEqual({
    status: 303,
    to: '/sw/feedback?error=email%2Cmessage',
  });
  const elsewhere = await submit({ message: 'x', language: '//evil.example' });
  expect(elsewhere).toEqual({ status: 303, to: '/feedback?error=language' });
});

test.each([
  ['no message', { name: 'A' }, 'message'],
  ['an empty message', { message: '  ' }, 'message'],
  ['a huge message', { message: 'x'.repeat(5001) }, 'message'],
  ['a control character', { message: 'a\u0000b' }, 'message'],
  ['a wrong address', { message: 'a', email: 'a@b' }, 'email'],
  ['an address that smuggles a header', { message: 'a', email: 'a@b.co\r\nBcc: c@d.co' }, 'email'],
  ['a huge name', { message: 'a', name: 'x'.repeat(121) }, 'name'],
  ['an unknown field', { message: 'a', read: true }, 'read'],
])('%s is refused by name', async (_, body, field) => {
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors.map((it: { field: string }) => it.field)).toContain(field);
});

test('a missing body, or one of another type, is refused', async () => {
  const none = await call('POST', '/api/v1/feedback', undefined, { token: null });
  expect(none.status).toBe(400);
  const csv = await call('POST', '/api/v1/feedback', 'a,b', { token: null });
  expect(csv.status).toBe(415);
});

test('a form from another site is refused', async () => {
  const headers = { origin: 'https://evil.example' };
  expect((await send({ message: 'Foreign' }, headers)).status).toBe(403);
  expect(await stored('Foreign')).toEqual([]);
});

test('a bot that fills in the honeypot field gets the usual answer and is ignored', async () => {
  const body = { message: 'Buy now', website: 'https://spam.example' };
  expect((await send(body)).status).toBe(201);
  expect((await submit(body)).to).toBe('/feedback?sent=1');
  expect(await stored('Buy now')).toEqual([]);
});

test('an address that sends too much has to wait, others do not', async () => {
  const headers = freshAddress();
  for (let n = 0; n < 10; n += 1) {
    expect((await submit({ message: 'Again' }, headers)).to).toBe('/feedback?sent=1');
  }
  expect((await submit({ message: 'Again' }, headers)).to).toBe('/feedback?error=too-many');
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Again' }),
  };
  const incoming = { headers, socket: {} };
  const json = await server.app.request('/api/v1/feedback', init, { incoming });
  expect(json.status).toBe(429);
  expect(Number(json.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await submit({ message: 'Another' })).to).toBe('/feedback?sent=1');
  expect(await stored('Again')).toHaveLength(10);
});

test('feedback is read and marked by administrators only', async () => {
  await send({ message: 'Mark me' });
  const [{ id }] = await stored('Mark me');
  for (const [method, path, body] of [
    ['GET', '/api/v1/feedback', undefined],
    ['PATCH', `/api/v1/feedback/${id}`, { read: true }],
  ] as const) {
    expect((await call(method, path, body, { token: null })).status).toBe(401);
  }
  const before = (await call('GET', '/api/v1/feedback')).body.unread;
  const marks = await Promise.all([
    call('PATCH', `/api/v1/feedback/${id}`, { read: true }),
    call('PATCH', `/api/v1/feedback/${id}`, { read: true }),
  ]);
  expect(marks.map((it) => [it.status, it.body.read])).toEqual([
    [200, true],
    [200, true],
  ]);
  const after = (await call('GET', '/api/v1/feedback?unread=true&limit=100')).body;
  expect(after.unread).toBe(before - 1);
  expect(after.items.map((it: { id: string }) => it.id)).not.toContain(id);
  const back = await call('PATCH', `/api/v1/feedback/${id}`, { read: false });
  expect(back.body.read).toBe(false);
  expect((await call('PATCH', '/api/v1/feedback/none', { read: true })).status).toBe(404);
  expect((await call('PATCH', `/api/v1/feedback/${id}`, { read: 1 })).status).toBe(400);
});

test('pages of feedback follow each other without gap or repeat', async () => {
  const all = (await call('GET', '/api/v1/feedback?limit=100')).body.items;
  const seen: unknown[] = [];
  let cursor = '';
  do {
    const { body } = await call('GET', `/api/v1/feedback?limit=3&cursor=${cursor}`);
    seen.push(...body.items);
    cursor = body.next ?? '';
  } while (cursor !== '');
  expect(seen).toEqual(all);
  expect(all.length).toBeGreaterThan(10);
});

test('without mail nothing is queued, and messages stay out of the audit log', async () => {
  await send({ message: 'Between us', email: 'secret@example.org' });
  expect(await store.db.selectFrom('mail').select('id').execute()).toEqual([]);
  const trail = await store.db.selectFrom('audit').selectAll().execute();
  expect(trail.some((row) => row.action === 'feedback.send')).toBe(true);
  expect(JSON.stringify(trail)).not.toMatch(/Between us|secret@example/);
});

test('every administrator gets a mail about feedback if mail is set up', async () => {
  const mailing = await startTestServer({ mailOrigin: 'https://wavu.example' });
  const message = { name: 'Juma', email: 'juma@example.org', message: 'Habari', page: '/teams' };
  await mailing.call('POST', '/api/v1/feedback', message, { token: null });
  const rows = await mailing.store.db.selectFrom('mail').selectAll().execute();
  const mails = rows.map((row) => openMail(row, mailing.store.vault));
  await mailing.stop();
  expect(mails).toMatchObject([
    { recipient: 'admin@example.com', subject: 'Feedback from Juma', bulk: 0, attempts: 0 },
  ]);
  expect(mails[0]?.text).toContain('Juma <juma@example.org> wrote about /teams:\n\nHabari');
  expect(JSON.parse(mails[0]!.headers)).toEqual({ 'Reply-To': 'juma@example.org' });
  expect(server.failures).toEqual([]);
});

test('a mail about feedback without a name, an address or a page says so, and has no address to reply to', async () => {
  const mailing = await startTestServer({ mailOrigin: 'https://wavu.example' });
  const send = (body: object) =>
    mailing.call('POST', '/api/v1/feedback', { message: 'Habari', ...body }, { token: null });
  await send({});
  await send({ name: 'Juma' });
  await send({ email: 'juma@example.org' });
  const rows = await mailing.store.db.selectFrom('mail').selectAll().orderBy('id').execute();
  const mails = rows.map((row) => openMail(row, mailing.store.vault));
  await mailing.stop();
  expect(mails.map(({ text }) => text.split(' wrote')[0]!.split('\n').at(-1))).toEqual([
    'a visitor',
    'Juma',
    '<juma@example.org>',
  ]);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Feedback from a visitor',
    'Feedback from Juma',
    'Feedback from a visitor',
  ]);
  for (const { text } of mails) {
    expect(text).toContain(' wrote:\n\nHabari');
    expect(text).toContain('You get this as an administrator of https://wavu.example');
  }
  expect(mails.map(({ headers }) => JSON.parse(headers)['Reply-To'])).toEqual([
    undefined,
    undefined,
    'juma@example.org',
  ]);
});

test('finished feedback counts as read and leaves the inbox until it is reopened', async () => {
  await call('POST', '/api/v1/feedback', { message: 'Fanya hili' }, { token: null });
  const inbox = async (done: boolean) => {
    const { body } = await call('GET', `/api/v1/feedback?limit=100&done=${done}`);
    return body.items.map((it: { message: string }) => it.message);
  };
  const [{ id }] = (await call('GET', '/api/v1/feedback?limit=1')).body.items;
  const path = `/api/v1/feedback/${id}`;
  const { body } = await call('PATCH', path, { done: true });
  expect(body).toMatchObject({ read: true, done: true });
  expect(await inbox(true)).toEqual(['Fanya hili']);
  expect(await inbox(false)).not.toContain('Fanya hili');
  await call('PATCH', path, { done: true });
  expect((await call('PATCH', path, { done: false })).body).toMatchObject({
    read: true,
    done: false,
  });
  expect(await inbox(false)).toContain('Fanya hili');
  const trail = await call('GET', `/api/v1/audit?subject=feedback:${id}`);
  expect(trail.body.items).toMatchObject([
    { before: { done: true }, after: { done: false } },
    { before: { read: false, done: false }, after: { read: true, done: true } },
    { action: 'feedback.send' },
  ]);
  expect((await call('PATCH', path, {})).status).toBe(400);
});
