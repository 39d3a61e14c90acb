import { HtmlValidate } from 'html-validate';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.id;
}
const newTeam = (name: string) =>
  create('/teams', { name, city: 'Moshi', coach: 'N/A', gender: 'Women' });
const team1 = await newTeam('Mafunzo <b>');
const team2 = await newTeam('KVZ');
const venue = await create('/venues', { name: 'Mwembe Yanga', place: 'Dar es Salaam', courts: 2 });
const newMatch = (location: string) =>
  create('/matches', {
    matchDate: '2026-11-23',
    matchTime: '09:00',
    matchType: 'Friendly',
    team1,
    team2,
    location,
    court: '2',
  });
const match = await newMatch('Mwembe Yanga');
const elsewhere = await newMatch('Uwanja wa shule');

async function choose(query = '', id = match, language = '') {
  const path = `${language}/screen/match/${id}/choose${query}`;
  const { status, body, headers } = await call('GET', path, undefined, { token: null });
  expect([path, status]).toEqual([path, 200]);
  const text = String(body);
  const address = /id="address" readonly value="([^"]*)"/.exec(text)![1]!.replaceAll('&amp;', '&');
  return { text, address, headers };
}

test.each([
  ['', `/score/${match}/overlay`],
  [
    '?kind=overlay&style=strip&theme=light&pos=br&scale=120&lang=sw&mirror=1',
    `/score/${match}/overlay?style=strip&theme=light&pos=br&scale=120&lang=sw&mirror=1`,
  ],
  ['?kind=overlay-court', `/overlay/court/${venue}/2`],
  ['?kind=board&style=strip&pos=br&theme=light', `/screen/match/${match}?theme=light`],
  ['?kind=board-court&mirror=1', `/screen/court/${venue}/2?mirror=1`],
  ['?kind=venue&mirror=1', `/screen/venue/${venue}`],
  ['?kind=none&style=%22%3E&scale=9999', `/score/${match}/overlay?scale=200`],
])('the choice %s has the address %s, which answers', async (query, expected) => {
  const { address, text } = await choose(query);
  expect(address).toBe(`http://localhost${expected}`);
  expect(text).toContain(`<iframe src="${expected.replaceAll('&', '&amp;')}"`);
  const { status } = await call('GET', expected, undefined, { token: null });
  expect(status).toBe(200);
});

test('a match away from the venues on record has no screens of courts', async () => {
  const { text } = await choose('?kind=venue', elsewhere);
  expect(text).not.toContain('value="venue"');
  expect(text).not.toContain('value="board-court"');
  expect(text).toContain(`<iframe src="/score/${elsewhere}/overlay"`);
});

test('the chooser speaks both languages, escapes names, and is valid HTML with a QR code', async () => {
  const { text } = await choose('?kind=board', match, '/sw');
  expect(text).toContain('Kwa video na skrini zako');
  expect(text).toContain('Mafunzo &lt;b&gt;');
  expect(text).toContain('<title>Msimbo wa QR');
  expect(text).toContain(`value="http://localhost/screen/match/${match}?lang=sw"`);
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const { results } = await validator.validateString(text);
  expect(results.flatMap((result) => result.messages.map(({ message }) => message))).toEqual([]);
});

test('only pages of this site may frame a screen, and none may frame the chooser', async () => {
  const policyOf = async (path: string) =>
    (await call('GET', path, undefined, { token: null })).headers.get('content-security-policy');
  expect(await policyOf(`/score/${match}/overlay`)).toContain("frame-ancestors 'self'");
  expect(await policyOf(`/screen/match/${match}/choose`)).toContain("frame-ancestors 'none'");
  const { status } = await call('GET', '/screen/match/none/choose', undefined, { token: null });
  expect(status).toBe(404);
});
