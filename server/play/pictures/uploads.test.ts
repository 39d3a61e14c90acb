import { setImmediate as turn } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, app, token, store } = server;

async function newTeam(): Promise<string> {
  const team = { name: 'Nembo', city: 'Moshi', coach: 'N/A', gender: 'Men' };
  return (await call('POST', '/api/v1/teams', team)).body.id;
}

async function putLogo(
  id: string,
  bytes: Uint8Array | undefined,
  as: string | null = token,
  resource = 'teams',
) {
  const form = new FormData();
  if (bytes) form.append('file', new Blob([new Uint8Array(bytes)]), 'logo.png');
  else form.append('other', 'nothing');
  const answer = await app.request(`/api/v1/${resource}/${id}/logo`, {
    method: 'PUT',
    body: form,
    headers: as ? { authorization: `Bearer ${as}` } : {},
  });
  return { status: answer.status, body: await answer.json() };
}

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#0b6b3a' } });
}

test('a logo is stored in three sizes without the location of the photo', async () => {
  const id = await newTeam();
  const photo = await picture(300, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer();
  expect(photo.includes('secret place')).toBe(true);
  const { status, body } = await putLogo(id, photo);
  expect(status).toBe(200);
  expect(body.logo).toMatch(new RegExp(`^/files/team_logos/${id}/[a-f0-9]{32}-128\\.webp$`));
  for (const size of [32, 64, 128]) {
    const file = await app.request(body.logo.replace('-128', `-${size}`));
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(file.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'webp',
      width: size,
      height: size,
    });
    expect(bytes.includes('secret place')).toBe(false);
  }
});

test('a picture that is also a page or an archive is stored without that part', async () => {
  const id = await newTeam();
  const page = '<!doctype html><script>alert(1)</script>';
  const archive = Buffer.from('PK\u0003\u0004 and what it holds');
  const plain = await picture(300, 200).png().toBuffer();
  const { status, body } = await putLogo(id, Buffer.concat([plain, Buffer.from(page), archive]));
  expect(status).toBe(200);
  const file = await app.request(body.logo);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.includes('<script>') || bytes.includes('PK\u0003\u0004')).toBe(false);
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  expect(file.headers.get('content-security-policy')).toContain("default-src 'none'");
  const first = await putLogo(id, Buffer.concat([Buffer.from(page), plain]));
  expect([first.status, first.body.code]).toEqual([415, 'UNSUPPORTED_TYPE']);
});

test('a missing file, an invalid picture and a bomb are refused and change nothing', async () => {
  const id = await newTeam();
  const none = await putLogo(id, undefined);
  expect([none.status, none.body.detail]).toEqual([400, 'Please select a file first!']);
  const svg = await putLogo(id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expect([svg.status, svg.body.errors[0].field]).toEqual([415, 'file']);
  const noise = await putLogo(id, Buffer.from('\u0089PNG\r\n\u001a\n<script>'));
  expect(noise.status).toBe(415);
  const large = await putLogo(id, new Uint8Array(5 * 1024 * 1024 + 1));
  expect([large.status, large.body.code]).toEqual([413, 'TOO_LARGE']);
  const bomb = await putLogo(id, await picture(16_000, 16_000).png().toBuffer());
  expect(bomb).toMatchObject({
    status: 413,
    body: { errors: [{ field: 'file', message: 'must have at most 25 megapixels' }] },
  });
  expect((await call('GET', `/api/v1/teams/${id}`)).body.logo).toBe(null);
});

test('a HEIC photo is refused with the way to send a JPEG', async () => {
  const id = await newTeam();
  const photo = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic and its picture');
  const { status, body } = await putLogo(id, photo);
  expect([status, body.code, body.errors[0].field]).toEqual([415, 'UNSUPPORTED_TYPE', 'file']);
  expect(body.errors[0].message).toMatch(/^is a HEIC picture.+iPhone.+Samsung/);
});

test('a visitor may not upload, and no path leads out of the folder', async () => {
  const id = await newTeam();
  expect((await putLogo(id, await picture(10, 10).png().toBuffer(), null)).status).toBe(401);
  for (const path of ['/files/../secret', '/files/%2e%2e/secret', '/files/team_logos/x/y.webp']) {
    expect((await app.request(path)).status).toBe(404);
  }
});

const LEAGUE = {
  name: 'Ligi Kuu',
  type: 'League',
  startsAt: '2026-12-01',
  location: 'Dodoma',
  partner: 'N/A',
};

test('the logo of a league is changed while the league is open', async () => {
  const { id } = (await call('POST', '/api/v1/leagues', LEAGUE)).body;
  const photo = new Uint8Array(await picture(80, 80).png().toBuffer());
  expect((await putLogo(id, photo, null, 'leagues')).status).toBe(401);
  expect((await putLogo('nobody', photo, token, 'leagues')).status).toBe(404);
  const { status, body } = await putLogo(id, photo, token, 'leagues');
  expect([status, body.logo.startsWith(`/files/league_logos/${id}/`)]).toEqual([200, true]);
  await call('DELETE', `/api/v1/leagues/${id}`);
  expect((await putLogo(id, photo, token, 'leagues')).body.code).toBe('LEAGUE_ARCHIVED');
});

test('a copied league has a picture of its own, which a new logo of the other leaves', async () => {
  const { id } = (await call('POST', '/api/v1/leagues', LEAGUE)).body;
  const photo = new Uint8Array(await picture(80, 80).png().toBuffer());
  const source = await putLogo(id, photo, token, 'leagues');
  const copy = await call('POST', `/api/v1/leagues/${id}/copies`, {
    name: 'Ligi Kuu 2027',
    startsAt: '2027-12-01',
  });
  expect(copy.body.logo).toBe(source.body.logo.replace(id, copy.body.id));
  const other = new Uint8Array(await picture(90, 70).png().toBuffer());
  await putLogo(id, other, token, 'leagues');
  expect((await app.request(source.body.logo)).status).toBe(404);
  for (const size of ['32', '64', '128']) {
    const address = copy.body.logo.replace('-128.', `-${size}.`);
    expect([size, (await app.request(address)).status]).toEqual([size, 200]);
  }
});

test('the logo of a partner is changed by administrators only', async () => {
  const { id } = (await call('POST', '/api/v1/partners', { name: 'Mdhamini' })).body;
  const photo = new Uint8Array(await picture(80, 80).png().toBuffer());
  expect((await putLogo(id, photo, null, 'partners')).status).toBe(401);
  expect((await putLogo('nobody', photo, token, 'partners')).status).toBe(404);
  const { status, body } = await putLogo(id, photo, token, 'partners');
  expect([status, body.logo.startsWith(`/files/partner_logos/${id}/`)]).toEqual([200, true]);
  expect((await app.request(body.logo)).headers.get('content-type')).toBe('image/webp');
});

test.each([
  ['teams', 'logo', { name: 'Chui', city: 'Moshi', coach: 'N/A', gender: 'Men' }],
  ['players', 'picture', { fullName: 'Saida Juma', position: 'Setter', dateOfBirth: '2000-01-02' }],
  ['partners', 'logo', { name: 'Maji Safi' }],
  ['leagues', 'logo', LEAGUE],
])('a replaced picture of %s is deleted everywhere', async (resource, kind, row) => {
  const { id } = (await call('POST', `/api/v1/${resource}`, row)).body;
  async function put(width: number): Promise<string> {
    const form = new FormData();
    const bytes = await picture(width, 200).png().toBuffer();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'x.png');
    const headers = { authorization: `Bearer ${token}` };
    const path = `/api/v1/${resource}/${id}/${kind}`;
    const answer = await app.request(path, { method: 'PUT', body: form, headers });
    expect(answer.status).toBe(200);
    const stored = (await answer.json()) as { logo?: string; profilePicture?: string };
    return stored.logo ?? stored.profilePicture!;
  }
  const isThere = async (address: string) => (await app.request(address)).status === 200;
  const first = await put(200);
  expect([await put(200), await isThere(first)]).toEqual([first, true]);
  const second = await put(210);
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  const smaller = first.replace(/-\d+\.webp$/, '-64.webp');
  expect(await isThere(smaller)).toBe(false);
});

async function createWithLogo(fields: Record<string, string>, file?: Uint8Array) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new Blob([new Uint8Array(file)]), 'logo.png');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.request('/api/v1/teams/logo', { method: 'POST', body: form, headers });
  return { status: answer.status, body: await answer.json() };
}

test('a team and its logo are created together or not at all', async () => {
  const team = { name: 'Pamoja', city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const logo = await picture(80, 80).png().toBuffer();
  const created = await createWithLogo(team, logo);
  expect(created).toMatchObject({ status: 201, body: { name: 'Pamoja', city: 'Moshi' } });
  expect((await app.request(created.body.logo)).status).toBe(200);
  const refusals = [
    await createWithLogo({ ...team, name: 'Peke' }, Buffer.from('no picture')),
    await createWithLogo({ ...team, name: 'Peke' }),
    await createWithLogo({ name: 'Peke', city: 'Moshi', gender: 'Men' }, logo),
    await createWithLogo({ ...team, name: 'Peke', isAdmin: 'true' }, logo),
  ];
  expect(refusals.map(({ status, body }) => [status, body.detail])).toEqual([
    [415, 'Failed to upload logo.'],
    [400, 'Please select a file first!'],
    [400, 'Please fill all required fields.'],
    [400, 'Please fill all required fields.'],
  ]);
  expect((await call('GET', '/api/v1/teams?q=Peke')).body.items).toEqual([]);
});

/** Of one colour: 25 megapixels in some KB. */
async function largePicture(side: number): Promise<Uint8Array> {
  return new Uint8Array(await picture(side, side).webp({ lossless: true, effort: 0 }).toBuffer());
}

test('six of thirty large pictures of one person are accepted, and another person’s is not delayed', async () => {
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const email = 'second@example.com';
  const password = 'correct horse battery';
  await addUser(store, author, { email, name: 'Second', role: 'admin', password });
  const second = await addToken(store, author, { email, name: 'test' });
  const bomb = await largePicture(5000);
  expect(bomb.length).toBeLessThan(20_000);
  const id = await newTeam();
  const other = await newTeam();
  const ends: string[] = [];
  const flood = Array.from({ length: 30 }, async () => {
    const { status } = await putLogo(id, bomb);
    ends.push(`flood ${status}`);
  });
  while (ends.length < 24) await turn();
  const small = await picture(30, 30).png().toBuffer();
  const theirs = putLogo(other, small, second).then(({ status }) => ends.push(`other ${status}`));
  await Promise.all([...flood, theirs]);
  expect(ends.slice(0, 24)).toEqual(Array(24).fill('flood 429'));
  expect(ends.slice(24).toSorted()).toEqual([...Array(6).fill('flood 200'), 'other 200']);
  expect(ends.at(-1)).toBe('flood 200');
});
