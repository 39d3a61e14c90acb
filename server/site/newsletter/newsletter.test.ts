import { afterAll, expect, test } from 'vitest';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { deliverDue } from '#server/platform/mail/postman.ts';
import { readable, startMailRelay } from '#server/platform/mail/testing/mail-relay.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const ORIGIN = 'https://wavu.example';
let now = Date.parse('2026-11-21T12:00:00Z');
const options = { trustProxy: 1, mailOrigin: ORIGIN, clock: () => now };
const server = await startTestServer(options);
const relay = await startMailRelay();
const mailer = await createMailer(relay.url, ORIGIN);
const { call, store } = server;
afterAll(async () => {
  mailer.close();
  await Promise.all([relay.stop(), server.stop()]);
});

let lastAddress = 0;
/** Each call comes from an address of its own, unless told otherwise. */
async function post(path: string, body: object | undefined, address?: string) {
  lastAddress += 1;
  const headers = { 'x-forwarded-for': address ?? `10.1.0.${lastAddress}` };
  const isForm = body instanceof URLSearchParams;
  const init = {
    method: 'POST',
    headers: isForm || !body ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  };
  const answer = await server.app.request(path, init, { incoming: { headers, socket: {} } });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

function subscribe(body: object, address?: string) {
  return post('/api/v1/newsletter', body, address);
}

/** Delivers, and gives the mails to one address, newest last. */
async function mailsTo(email: string): Promise<string[]> {
  await deliverDue(store, mailer, () => now);
  return relay.received.filter((it) => it.to.includes(email)).map((it) => readable(it.raw));
}

/** The call that the page of the link in a mail makes. */
function linkIn(mail: string | undefined, kind: string, prefix = ''): string {
  const page = new RegExp(`${ORIGIN}${prefix}/newsletter/${kind}\\?token=([\\w-]+)`);
  const url = page.exec(mail ?? '');
  expect(url).not.toBeNull();
  return `/api/v1/newsletter/${kind}?token=${url![1]!}`;
}

/** The request of the page's button. */
function pressed(language = 'en') {
  return new URLSearchParams({ language });
}

async function counts() {
  const { subscribers, pending } = (await call('GET', '/api/v1/newsletter')).body;
  return { subscribers, pending };
}

async function subscribed(email: string, language: 'en' | 'sw' = 'en') {
  await subscribe({ email, language });
  const prefix = language === 'sw' ? '/sw' : '';
  const link = linkIn((await mailsTo(email)).at(-1), 'confirm', prefix);
  expect((await post(link, undefined)).status).toBe(204);
}

let lastIssue = 0;
function sendIssue() {
  lastIssue += 1;
  return call('POST', '/api/v1/newsletter/issues', { subject: `No. ${lastIssue}`, text: 'Habari' });
}

test('an address is subscribed when its owner confirms the mailed link', async () => {
  const response = await subscribe({ email: ' Asha@Example.org ' });
  expect(response.status).toBe(202);
  expect(await counts()).toEqual({ subscribers: 0, pending: 1 });
  const [mail] = await mailsTo('asha@example.org');
  expect(mail).toContain('Subject: Confirm the Wavu newsletter');
  const link = linkIn(mail, 'confirm');
  const answer = await post(link, pressed());
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/newsletter?sent=confirmed',
  ]);
  expect(await counts()).toEqual({ subscribers: 1, pending: 0 });
  expect((await post(link, undefined)).status).toBe(204);
  expect(await counts()).toEqual({ subscribers: 1, pending: 0 });
});

test('neither answer nor mail reveals whether an address is known', async () => {
  const known = await subscribe({ email: 'asha@example.org' });
  const unknown = await subscribe({ email: 'nobody@example.org' });
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  now += 15 * 60 * 1000;
  await subscribe({ email: 'asha@example.org' });
  const mail = (await mailsTo('asha@example.org')).at(-1);
  expect(mail).toContain('You already get the Wavu newsletter');
  linkIn(mail, 'unsubscribe');
});

test('an address gets at most one mail in a quarter of an hour', async () => {
  const email = 'flood@example.org';
  const answers = await Promise.all(Array.from({ length: 6 }, () => subscribe({ email })));
  expect(answers.map((it) => it.status)).toEqual([202, 202, 202, 202, 202, 202]);
  expect(await mailsTo(email)).toHaveLength(1);
  now += 15 * 60 * 1000;
  await subscribe({ email });
  expect(await mailsTo(email)).toHaveLength(2);
});

test('a plain form of the newsletter redirects to its page in its language', async () => {
  const form = { email: 'neema@example.org', language: 'sw', website: '' };
  const response = await subscribe(new URLSearchParams(form));
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/sw/newsletter?sent=asked',
  ]);
  const [mail] = await mailsTo('neema@example.org');
  expect(mail).toContain('Fuata kiungo ili kuthibitisha.');
  const confirmed = await post(linkIn(mail, 'confirm', '/sw'), pressed('sw'));
  expect(confirmed.headers.get('location')).toBe('/sw/newsletter?sent=confirmed');
  const faulty = await subscribe(new URLSearchParams({ email: 'x', language: 'sw' }));
  expect([faulty.status, faulty.headers.get('location')]).toEqual([
    303,
    '/sw/newsletter?error=email',
  ]);
});

test.each([
  ['no address', {}, 'email'],
  ['a wrong address', { email: 'a@b' }, 'email'],
  ['a huge address', { email: `${'a'.repeat(250)}@example.org` }, 'email'],
  ['two addresses', { email: 'a@b.co, c@d.co' }, 'email'],
  ['a smuggled header', { email: 'a@b.co\nBcc: c@d.co' }, 'email'],
  ['an unknown language', { email: 'a@b.co', language: 'fr' }, 'language'],
  ['an unknown field', { email: 'a@b.co', confirmed: true }, 'confirmed'],
])('%s is refused by name', async (_, body, field) => {
  const answer = await subscribe(body);
  expect(answer.status).toBe(400);
  const { errors } = JSON.parse(answer.text);
  expect(errors.map((it: { field: string }) => it.field)).toContain(field);
});

test('no body at all is refused', async () => {
  expect((await subscribe(undefined as never)).status).toBe(400);
});

test('a bot that fills in the honeypot field gets no mail', async () => {
  const answer = await subscribe({ email: 'bot@example.org', website: 'x' });
  expect(answer.status).toBe(202);
  expect(await mailsTo('bot@example.org')).toEqual([]);
});

test('a network address that asks too much has to wait', async () => {
  for (let n = 0; n < 10; n += 1) await subscribe({ email: `n${n}@example.org` }, '10.9.9.9');
  const json = await subscribe({ email: 'n11@example.org' }, '10.9.9.9');
  expect([json.status, json.headers.get('retry-after')]).toEqual([429, '900']);
  const form = await subscribe(new URLSearchParams({ email: 'n12@example.org' }), '10.9.9.9');
  expect(form.headers.get('location')).toBe('/newsletter?error=too-many');
  expect(await mailsTo('n12@example.org')).toEqual([]);
});

test('every issue has a one-click unsubscribe link that works', async () => {
  const email = 'juma@example.org';
  await subscribed(email, 'sw');
  expect((await sendIssue()).status).toBe(201);
  const issue = (await mailsTo(email)).at(-1)!;
  expect(issue).toContain('Kuacha kupokea jarida: ');
  expect(issue).toContain('\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
  linkIn(issue, 'unsubscribe', '/sw');
  const link = new RegExp(`List-Unsubscribe: <${ORIGIN}(/api/[^>]+)>`).exec(issue)![1]!;
  const before = await counts();
  const opened = await call('GET', link, undefined, { token: null });
  const page = `/sw${link.slice('/api/v1'.length)}`;
  expect([opened.status, opened.headers.get('location')]).toEqual([303, page]);
  expect(await counts()).toEqual(before);

  await sendIssue();
  const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await post(link, oneClick)).status).toBe(204);
  expect((await counts()).subscribers).toBe(before.subscribers - 1);
  const count = relay.received.filter((it) => it.to.includes(email)).length;
  await sendIssue();
  expect(await mailsTo(email)).toHaveLength(count);
  expect((await post(link, oneClick)).status).toBe(204);
  const rows = await store.db.selectFrom('subscriber').select('email').execute();
  expect(rows.map((row) => row.email)).not.toContain(email);
});

test('an old link does not renew an ended subscription', async () => {
  const email = 'twice@example.org';
  await subscribe({ email });
  const confirm = linkIn((await mailsTo(email)).at(-1), 'confirm');
  await post(confirm, undefined);
  await sendIssue();
  await post(linkIn((await mailsTo(email)).at(-1), 'unsubscribe'), undefined);
  expect((await post(confirm, undefined)).status).toBe(404);
  const button = await post(confirm, pressed('sw'));
  expect(button.headers.get('location')).toBe('/sw/newsletter?error=link');
});

test('a link is valid for its purpose and its time only', async () => {
  const email = 'late@example.org';
  await subscribe({ email });
  const link = linkIn((await mailsTo(email)).at(-1), 'confirm');
  expect((await post(link.replace('/confirm?', '/unsubscribe?'), undefined)).status).toBe(404);
  expect((await post(link.slice(0, -1), undefined)).status).toBe(404);
  expect((await post('/api/v1/newsletter/confirm', undefined)).status).toBe(404);
  now += 7 * 24 * 60 * 60 * 1000;
  expect((await post(link, undefined)).status).toBe(404);
  await subscribe({ email: 'someone@example.org' });
  const rows = await store.db.selectFrom('subscriber').select('email').execute();
  expect(rows.map((row) => row.email)).not.toContain(email);
});

test('links are kept as hashes only', async () => {
  const email = 'hash@example.org';
  await subscribe({ email });
  const link = linkIn((await mailsTo(email)).at(-1), 'confirm');
  const token = link.split('token=')[1]!;
  const rows = await store.db.selectFrom('newsletter_token').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await store.db.selectFrom('mail').select('id').execute()).toEqual([]);
  const trail = await store.db.selectFrom('audit').selectAll().execute();
  expect(JSON.stringify(trail)).not.toContain(email);
});

test('an issue sent several times at once goes out once', async () => {
  const issue = { subject: 'Finals', text: 'On Sunday.\n\nCome.' };
  const send = () => call('POST', '/api/v1/newsletter/issues', issue);
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map((it) => it.status).sort()).toEqual([201, 409, 409]);
  const { recipients } = answers.find((it) => it.status === 201)!.body;
  expect(recipients).toBe((await counts()).subscribers);
  const mails = (await mailsTo('asha@example.org')).filter((it) => it.includes('Subject: Finals'));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('<p>On Sunday.</p>\n<p>Come.</p>');
});

test('only an administrator sends issues and sees how many get them', async () => {
  const issue = { subject: 'a', text: 'b' };
  const signedOut = { token: null };
  const sent = await call('POST', '/api/v1/newsletter/issues', issue, signedOut);
  expect(sent.status).toBe(401);
  expect((await call('GET', '/api/v1/newsletter', undefined, signedOut)).status).toBe(401);
  const huge = { ...issue, text: 'x'.repeat(20_001) };
  expect((await call('POST', '/api/v1/newsletter/issues', huge)).status).toBe(400);
  const smuggled = { ...issue, subject: 'a\r\nBcc: x@y.co' };
  expect((await call('POST', '/api/v1/newsletter/issues', smuggled)).status).toBe(400);
  expect(server.failures).toEqual([]);
});

test('a subscription without mail is refused with its reason', async () => {
  const quiet = await startTestServer();
  const body = { email: 'asha@example.org' };
  const answer = await quiet.call('POST', '/api/v1/newsletter', body, { token: null });
  expect(answer.status).toBe(503);
  expect(answer.body.detail).toBe('This site cannot send mail.');
  const form = { method: 'POST', body: new URLSearchParams({ ...body, language: 'sw' }) };
  const page = await quiet.app.request('/api/v1/newsletter', form);
  expect([page.status, page.headers.get('location')]).toEqual([303, '/sw/newsletter']);
  const issue = await quiet.call('POST', '/api/v1/newsletter/issues', { subject: 'a', text: 'b' });
  expect(issue.status).toBe(503);
  expect((await quiet.call('GET', '/api/v1/newsletter')).body).toEqual({
    sendsMail: false,
    subscribers: 0,
    pending: 0,
  });
  await quiet.stop();
});

test('an issue without subscribers is not sent', async () => {
  const empty = await startTestServer({ mailOrigin: ORIGIN });
  const issue = await empty.call('POST', '/api/v1/newsletter/issues', { subject: 'a', text: 'b' });
  expect([issue.status, issue.body.code]).toEqual([422, 'NO_SUBSCRIBERS']);
  await empty.stop();
});
