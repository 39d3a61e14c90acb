import { crawl } from '../support/crawl.ts';
import { expect, test } from '../support/journey.ts';
import { startWavu, type Wavu } from '../support/wavu.ts';
import { readOpenWays } from '../support/ways/open-ways.ts';

/** The values that only those concerned may ever read; each occurs nowhere else. */
const PRIVATE = {
  phone: '+255 713 900 001',
  email: 'canary.player@private.example',
  birthDate: '1991-02-17',
  minorsName: 'Kanarinenye Mdogo',
  minorsNickname: 'Tuputupu',
  minorsBirthDate: '2015-09-13',
  officialsPhone: '+255 713 900 002',
  officialsEmail: 'canary.official@private.example',
  feedback: 'canary.feedback@private.example',
  account: 'canary.account@private.example',
  drawing: 'M17 19L23 29L31 37',
  claimant: 'canary.claimant@private.example',
  claimNote: 'Neno la siri la mwombaji',
  captainsPhone: '+255713900003',
  dateReason: 'Sababu ya siri ya tarehe',
  signUpName: 'Kanarisajili Mpya',
  signUpPhone: '+255713900004',
} as const;

/** Addresses that answer whoever is signed in, each with what is their own. */
const OWN_CALLS = [
  'claims',
  'me/claims',
  'me/players',
  'me/teams',
  'me/lineups',
  'me/signatures',
  'me/messages',
  'me/matches?as=player&when=past',
  'me/matches?as=coach&when=coming',
];

/** Addresses of data that anybody may ask for. */
const OPEN_CALLS = [
  'teams',
  'players',
  'leagues',
  'matches',
  'news',
  'venues',
  'partners',
  'site',
  'search?q=kanarinenye',
  'search?q=canary',
  'openapi.json',
  'players?q=kanarinenye',
];

const USSD_KEY = 'a-key-of-the-operator';

let wavu: Wavu;
test.afterAll(() => wavu?.remove());

test('private values are on no public page, in no public answer and in nothing that leaves the site', async () => {
  wavu = await startWavu({ env: { USSD_KEY } });
  const email = 'owner@example.org';
  const add = ['--name', 'Owner', '--role', 'admin', '--password', 'a long enough password'];
  await wavu.command('user', 'add', '--email', email, ...add);
  const fan = ['--name', 'Fan', '--role', 'Fan', '--password', 'a long enough password'];
  await wavu.command('user', 'add', '--email', PRIVATE.account, ...fan);
  const token = (await wavu.command('token', 'add', '--email', email, '--name', 't')).trim();
  const fansToken = (
    await wavu.command('token', 'add', '--email', PRIVATE.account, '--name', 't')
  ).trim();

  async function call<T = { id: string }>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${wavu.url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // Answers are kept, too.
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
    return text === '' ? (undefined as T) : JSON.parse(text);
  }

  const claimant = [
    '--name',
    'Mwombaji',
    '--role',
    'Player',
    '--password',
    'a long enough password',
  ];
  await wavu.command('user', 'add', '--email', PRIVATE.claimant, ...claimant);
  const claimantsToken = (
    await wavu.command('token', 'add', '--email', PRIVATE.claimant, '--name', 't')
  ).trim();
  const town = { city: 'Mtwara', coach: 'N/A', gender: 'Women' };
  const team = await call('POST', '/teams', { ...town, name: 'Ndanda' });
  const rival = await call('POST', '/teams', { ...town, name: 'Masasi' });
  const { phone, birthDate } = PRIVATE;
  const adult = { fullName: 'Asha Hadija', phone, email: PRIVATE.email, dateOfBirth: birthDate };
  const player = await call('POST', '/players', { ...adult, team: team.id, jerseyNumber: 4 });
  const minor = await call('POST', '/players', {
    fullName: PRIVATE.minorsName,
    nickname: PRIVATE.minorsNickname,
    jerseyNumber: 5,
    dateOfBirth: PRIVATE.minorsBirthDate,
    team: team.id,
  });
  const place = { location: 'Mtwara', partner: 'N/A', startsAt: '2026-11-01' };
  const league = await call('POST', '/leagues', {
    ...place,
    name: 'Ligi ya Kusini',
    type: 'League',
  });
  for (const { id } of [team, rival]) await call('POST', `/leagues/${league.id}/teams/${id}`);
  const fixture = { team1: team.id, team2: rival.id, matchDate: '2026-11-20', matchTime: '16:00' };
  const match = await call('POST', '/matches', { ...fixture, matchType: league.id });
  const official = await call('POST', '/officials', {
    name: 'Mwamuzi Mmoja',
    phone: PRIVATE.officialsPhone,
    email: PRIVATE.officialsEmail,
  });
  await call('PUT', `/matches/${match.id}/officials`, {
    officials: [{ official: official.id, duty: 'referee1' }],
  });
  await fetch(`${wavu.url}/api/v1/feedback`, {
    method: 'POST',
    headers: { origin: wavu.url, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'A word to you.', email: PRIVATE.feedback }),
  });
  const pen = await call<{ epoch: number; seq: number }>('POST', `/matches/${match.id}/pen`, {});
  const lineup = { set: 1, team: 'team1', players: [4, 5, 6, 7, 8, 9] };
  const logged = [
    { type: 'start' },
    { type: 'lineup', ...lineup },
    { type: 'set-start', set: 1, firstServe: 'team1' },
    { type: 'rally', winner: 'team1', no: 1, reason: 'ace', player: 5 },
    { type: 'forfeit', team: 'team2' },
    { type: 'sign', role: 'captain1', name: 'Asha', drawing: PRIVATE.drawing },
  ];
  const events = logged.map((event) => ({ id: crypto.randomUUID(), at: Date.now(), ...event }));
  await call('POST', `/matches/${match.id}/events`, {
    epoch: pen.epoch,
    baseSeq: pen.seq,
    events,
  });

  const claim = await fetch(`${wavu.url}/api/v1/players/${player.id}/claims`, {
    method: 'POST',
    headers: { authorization: `Bearer ${claimantsToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ note: PRIVATE.claimNote }),
  });
  expect(claim.status).toBe(201);

  await call('PUT', `/leagues/${league.id}/captain-numbers/${team.id}`, {
    numbers: [PRIVATE.captainsPhone],
  });
  const dayAfter = (days: number) =>
    new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const later = { matchDate: dayAfter(30), matchTime: '16:00' };
  const coming = await call('POST', '/matches', { ...fixture, ...later, matchType: league.id });
  const captains = await call<{ items: { token: string }[] }>(
    'POST',
    `/matches/${coming.id}/captain-links`,
  );
  await call('POST', '/date-requests', {
    token: captains.items[0]!.token,
    matchDate: dayAfter(32),
    matchTime: '16:00',
    reason: PRIVATE.dateReason,
  });
  const link = await call<{ token: string }>('POST', `/teams/${team.id}/sign-up-links`, {
    closesOn: dayAfter(5),
  });
  await call('POST', '/sign-ups', {
    token: link.token,
    fullName: PRIVATE.signUpName,
    dateOfBirth: '1999-03-03',
    gender: 'Women',
    jerseyNumber: 12,
    position: null,
    phone: PRIVATE.signUpPhone,
  });

  const { pages } = await crawl(wavu.url, 6);
  expect(pages.length).toBeGreaterThan(60);
  const read: [string, string][] = pages.map(({ path, html }) => [path, html]);
  const own = [
    `players/${player.id}`,
    `players/${minor.id}`,
    `teams/${team.id}`,
    `matches/${match.id}`,
    `matches/${match.id}/events?limit=100`,
    `matches/${match.id}/officials`,
    `matches/${coming.id}`,
    `leagues/${league.id}`,
    `leagues/${league.id}/standings`,
    `leagues/${league.id}/schedule`,
  ];
  for (const path of [...OPEN_CALLS, ...own]) {
    for (const reader of [undefined, fansToken]) {
      const headers = reader === undefined ? undefined : { authorization: `Bearer ${reader}` };
      const answer = await fetch(`${wavu.url}/api/v1/${path}`, headers && { headers });
      expect(answer.ok, path).toBe(true);
      read.push([`/api/v1/${path}`, await answer.text()]);
    }
  }
  for (const path of OWN_CALLS) {
    const headers = { authorization: `Bearer ${fansToken}` };
    const answer = await fetch(`${wavu.url}/api/v1/${path}`, { headers });
    expect(answer.ok, path).toBe(true);
    read.push([`/api/v1/${path}`, await answer.text()]);
  }
  for (const path of [`/player-profile/${minor.id}`, `/sw/player-profile/${minor.id}`]) {
    read.push([path, await (await fetch(wavu.url + path)).text()]);
  }
  for (const path of ['/sitemap.xml', '/robots.txt', `/api/v1/live?match=${match.id}&after=0`]) {
    read.push([path, await firstOf(wavu.url + path)]);
  }
  const ids = { league: league.id, match: match.id, team: team.id, player: minor.id };
  const ways = await readOpenWays(wavu.url, USSD_KEY, ids);
  expect(ways.filter(([path]) => path.startsWith('USSD')).length).toBeGreaterThan(8);
  expect(ways.filter(([, text]) => text.includes('Ndanda')).length).toBeGreaterThan(12);
  read.push(...ways);
  const leaks = read.flatMap(([path, text]) =>
    Object.entries(PRIVATE).flatMap(([field, value]) =>
      text.includes(value) ? [`${field}: ${path}`] : [],
    ),
  );
  expect(leaks).toEqual([]);

  // The same search finds what the owner may see: the values are there.
  const owners = await (
    await fetch(`${wavu.url}/api/v1/players/${player.id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).text();
  expect(owners).toContain(PRIVATE.phone);
  for (const [path, value] of [
    ['/claims', PRIVATE.claimNote],
    ['/me/messages', PRIVATE.dateReason],
    ['/admin/messages', PRIVATE.dateReason],
    [`/matches/${coming.id}/date-requests`, PRIVATE.dateReason],
    [`/leagues/${league.id}/captain-numbers`, PRIVATE.captainsPhone],
    [`/teams/${team.id}/sign-ups`, PRIVATE.signUpPhone],
  ] as const) {
    expect(JSON.stringify(await call('GET', path)), path).toContain(value);
  }
});

/** The text that arrives within the first second: a feed does not end. */
async function firstOf(url: string): Promise<string> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), 1000);
  let text = '';
  try {
    const answer = await fetch(url, { signal: stop.signal });
    for await (const part of answer.body!) text += new TextDecoder().decode(part);
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
  } finally {
    clearTimeout(timer);
  }
  return text;
}
