import { afterAll, expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailOf } from '#server/testing/trail-of.ts';

const NOW = Date.parse('2027-01-10T12:00:00Z');
const server = await startTestServer({ clock: () => NOW });
afterAll(() => server.stop());
const { call, store } = server;

let visitors = 0;

async function openLeague(link: object = {}) {
  const { id } = await newLeague(server, ['A', 'B']);
  const path = `/api/v1/leagues/${id}`;
  const created = await call('POST', `${path}/entry-links`, { closesOn: '2027-01-31', ...link });
  /** An entry from an address of its own. */
  async function send(name: string, facts: object = {}) {
    visitors += 1;
    const incoming = { socket: { remoteAddress: `10.8.0.${visitors}` }, headers: {} };
    const team = { name, city: 'Mtwara', gender: 'Women', contactName: 'Rehema' };
    const more = { phone: '0712 345 678', feePaid: false, players: [], ...facts };
    const body = JSON.stringify({ ...team, ...more, token: created.body.token });
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body };
    const answer = await server.app.request('/api/v1/team-entries', request, { incoming });
    return { status: answer.status, body: (await answer.json()) as any };
  }
  const entries = async () => (await call('GET', `${path}/entries`)).body.items;
  const decide = (entry: string, decision: object) =>
    call('POST', `${path}/entries/${entry}/decision`, decision);
  async function accepted(name: string, facts: object = {}) {
    await send(name, facts);
    const [entry] = await entries();
    const { status, body } = await decide(entry.id, { decision: 'accepted' });
    expect([status, body.code]).toEqual([200, undefined]);
    return (await call('GET', `/api/v1/teams/${body.entry.team}`)).body;
  }
  return { id, path, send, entries, decide, accepted };
}

test('a team without a fee, a club and colours owes nothing and is in white without a club', async () => {
  const league = await openLeague();
  const team = await league.accepted('Nyota ya Lindi');
  expect(team).toMatchObject({ club: null, jerseyColor1: '#ffffff', jerseyColor2: '#ffffff' });
  expect((await call('GET', `${league.path}/ledger`)).body.charges).toEqual([]);
});

test('a new club has the colours that the team named, and the usual ones else', async () => {
  const league = await openLeague();
  const clubOf = async (name: string, facts: object) => {
    const { club } = await league.accepted(name, { club: `Klabu ya ${name}`, ...facts });
    return (await call('GET', `/api/v1/clubs/${club.id}`)).body;
  };
  const plain = await clubOf('Kilwa', {});
  const first = await clubOf('Masasi', { jerseyColor1: '#112233' });
  const second = await clubOf('Newala', { jerseyColor2: '#445566' });
  const { color1, color2 } = plain;
  expect([first.color1, first.color2]).toEqual(['#112233', color2]);
  expect([second.color1, second.color2]).toEqual([color1, '#445566']);
});

test('a team of the same name and another gender waits beside it', async () => {
  const league = await openLeague();
  await league.send('Nyota');
  expect((await league.send('Nyota', { gender: 'Men' })).status).toBe(201);
  const again = await league.send('NYOTA');
  expect([again.status, again.body.code, again.body.errors[0].field]).toEqual([
    422,
    'ENTRY_WAITS',
    'name',
  ]);
});

test('an acceptance has no reason, and the trail has the team in the league', async () => {
  const league = await openLeague();
  const { id: team } = await league.accepted('Nyota ya Pwani');
  const [entry] = await league.entries();
  expect(entry).toMatchObject({ state: 'accepted', reason: '' });
  const trail = await trailOf(store, `league:${league.id}`);
  expect(trail.slice(-2)).toEqual([
    ['league.add-team', null, { team }],
    [
      'league.entry-decide',
      null,
      { entry: entry.id, name: 'Nyota ya Pwani', state: 'accepted', team },
    ],
  ]);
});

test('a refused entry is not accepted afterwards', async () => {
  const league = await openLeague();
  await league.send('Nyota ya Tanga');
  const [{ id }] = await league.entries();
  await league.decide(id, { decision: 'refused', reason: 'Nafasi zimejaa' });
  const late = await league.decide(id, { decision: 'accepted' });
  expect([late.status, late.body.code]).toEqual([422, 'DECIDED']);
});
