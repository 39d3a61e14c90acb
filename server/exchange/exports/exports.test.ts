import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { startLeague } from '#server/exchange/import/testing/import-into.ts';
import { csvText } from './csv-text.ts';

const FIXTURES = [
  'date,time,team1,team2,location,group,round,sets,result,counts',
  '2026-12-05,16:00,=cmd|calc,Yanga,"Ukumbi, Dar",A,1,25-20 25-18 25-22,,',
  '2026-12-06,10:00,Yanga,=cmd|calc,,A,2,,forfeit1,',
  '2026-12-07,10:00,Yanga,=cmd|calc,,,SF,,3-1,no',
  '2026-12-08,00:00,Yanga,=cmd|calc,,,,,,',
].join('\n');

type League = Awaited<ReturnType<typeof startLeague>>;

async function exported({ call, id }: League, table: string, query = '') {
  const answer = await call('GET', `/api/v1/exports/${table}?league=${id}${query}`);
  return { ...answer, lines: String(answer.body).replace('\uFEFF', '').trimEnd().split('\r\n') };
}

test('a cell that would run as a formula is exported as text, and comes back unchanged', async () => {
  const league = await startLeague();
  await league.send(FIXTURES);
  const { body, lines, headers } = await exported(league, 'fixtures');
  const raw = await league.app.request(`/api/v1/exports/fixtures?league=${league.id}`);
  expect([...new Uint8Array(await raw.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(headers.get('content-disposition')).toBe('attachment; filename="fixtures.csv"');
  expect(lines[1]).toBe(
    `2026-12-05,16:00,'=cmd|calc,Yanga,"Ukumbi, Dar",,A,1,25-20 25-18 25-22,3-0,yes,Saturday,`,
  );
  expect(lines[2]).toBe(`2026-12-06,10:00,Yanga,'=cmd|calc,,,A,2,,forfeit1,yes,Sunday,`);
  expect(lines[3]).toBe(`2026-12-07,10:00,Yanga,'=cmd|calc,,,,SF,,3-1,no,Monday,`);
  expect(await league.send(body)).toEqual({ created: 0, updated: 0, errors: [] });
  expect((await exported(league, 'results')).lines).toHaveLength(4);
  await league.stop();
});

test.each(['=1', '+1', '-1', '@x', '\t=1', '\r=1'])(
  '%j is exported with a leading quote',
  (text) => {
    const line = csvText({ columns: [], rows: [[text, -1, 'a"b']] }).split('\r\n')[1]!;
    expect(line).toContain(`'${text[0]}`);
    expect(csvText({ columns: [], rows: [[-1, 'a"b']] })).toContain('\r\n-1,"a""b"\r\n');
  },
);

test('exported teams and players are imported unchanged', async () => {
  const league = await startLeague();
  const teams = 'name,gender,city,coach,group\nJKT,Men,Tanga,Juma,A\n';
  await league.call('POST', `/api/v1/import/teams?league=${league.id}`, teams);
  const players = 'fullName,team,jerseyNumber,phone\nAsha,JKT,7,+255 712 345 678\n';
  await league.call('POST', '/api/v1/import/players', players);
  for (const table of ['teams', 'players']) {
    const { body } = await exported(league, table);
    const again = `/api/v1/import/${table}?league=${league.id}`;
    expect((await league.call('POST', again, body)).body).toEqual({
      created: 0,
      updated: 0,
      errors: [],
    });
  }
  expect((await exported(league, 'players')).lines[1]).toContain(`'+255 712 345 678`);
  await league.stop();
});

test('an Excel file holds the same rows, with text as text', async () => {
  const league = await startLeague();
  await league.send(FIXTURES);
  const path = `/api/v1/exports/fixtures?league=${league.id}&format=xlsx`;
  const answer = await league.app.request(path);
  const rows = await readSheet(Buffer.from(await answer.arrayBuffer()));
  expect(rows[1]!.slice(0, 4)).toEqual([
    new Date('2026-12-05T00:00:00Z'),
    '16:00',
    '=cmd|calc',
    'Yanga',
  ]);
  await league.stop();
});

test('standings are exported by group, and only for a league', async () => {
  const league = await startLeague();
  await league.send(FIXTURES);
  const { lines } = await exported(league, 'standings');
  expect(lines[0]).toMatch(/^group,rank,team,played/);
  expect(lines[1]).toMatch(/^A,1,'=cmd\|calc,2,2,0,6/);
  const { body } = await league.call('GET', '/api/v1/exports/standings');
  expect(body.errors[0].field).toBe('league');
  expect((await league.call('GET', '/api/v1/exports/teams?league=none')).status).toBe(404);
  await league.stop();
});

test('players are exported to administrators only, other tables to everybody', async () => {
  const league = await startLeague();
  const signedOut = { token: null };
  const get = (table: string) =>
    league.call('GET', `/api/v1/exports/${table}`, undefined, signedOut);
  expect((await get('players')).status).toBe(401);
  expect((await get('teams')).status).toBe(200);
  expect((await get('users')).status).toBe(400);
  expect(league.failures).toEqual([]);
  await league.stop();
});

const HEADS = {
  en: 'Date,Time,Team 1,Team 2,Venue,Court,Group,Round,Sets,Result,Counts,Weekday,Officials',
  sw: 'Tarehe,Saa,Timu 1,Timu 2,Uwanja,Kiwanja,Kundi,Raundi,Seti,Matokeo,Inahesabiwa,Siku,Waamuzi',
};
const SATURDAYS = { en: 'Saturday', sw: 'Jumamosi' };

test.each(['en', 'sw'] as const)(
  'matches with headings and weekdays in %s come back unchanged',
  async (language) => {
    const league = await startLeague();
    await league.send(FIXTURES);
    const { body, lines } = await exported(league, 'fixtures', `&lang=${language}`);
    expect(lines[0]).toBe(HEADS[language]);
    expect(lines[1]).toContain(`,yes,${SATURDAYS[language]},`);
    expect(await league.send(body)).toMatchObject({ created: 0, updated: 0, errors: [] });
    await league.stop();
  },
);

/** The words written over in each exported table: a heading that is not understood changes nothing. */
const EDITS = [
  ['teams', 'Tanga', 'Moshi'],
  ['teams', 'Juma', 'Neema'],
  ['teams', '#112233', '#445566'],
  ['teams', '#aabbcc', '#ddeeff'],
  ['players', ',7,', ',8,'],
  ['players', 'Setter', 'Libero'],
  ['players', '1999-05-01', '1998-05-01'],
  ['players', '180', '181'],
  ['players', 'Chui', 'Simba'],
] as const;

test.each(['en', 'sw'])(
  'an edited export with headings in %s updates every column',
  async (lang) => {
    const league = await startLeague();
    const teams = 'name,gender,city,coach,group,jerseyColor1,jerseyColor2\n';
    const team = 'JKT,Men,Tanga,Juma,A,#112233,#aabbcc\n';
    await league.call('POST', `/api/v1/import/teams?league=${league.id}`, teams + team);
    const players = 'fullName,team,jerseyNumber,position,dateOfBirth,height,nickname\n';
    const player = 'Asha,JKT,7,Setter,1999-05-01,180,Chui\n';
    await league.call('POST', '/api/v1/import/players', players + player);
    for (const [table, before, after] of EDITS) {
      const { body } = await exported(league, table, `&lang=${lang}`);
      expect(body).toContain(before);
      const path = `/api/v1/import/${table}?league=${league.id}`;
      const edited = await league.call('POST', path, body.replace(before, after));
      const answer = { created: 0, updated: 1, errors: [] };
      expect([after, edited.body]).toEqual([after, expect.objectContaining(answer)]);
    }
    await league.stop();
  },
);

test('an Excel file with Swahili headings has real dates below them', async () => {
  const league = await startLeague();
  await league.send(FIXTURES);
  const path = `/api/v1/exports/fixtures?league=${league.id}&format=xlsx&lang=sw`;
  const answer = await league.app.request(path);
  const rows = await readSheet(Buffer.from(await answer.arrayBuffer()));
  expect([rows[0]![0], rows[1]![0]]).toEqual(['Tarehe', new Date('2026-12-05T00:00:00Z')]);
  await league.stop();
});

test('a table has headings in Swahili, and an unknown language is refused by name', async () => {
  const league = await startLeague();
  await league.send(FIXTURES);
  const { lines } = await exported(league, 'standings', '&lang=sw');
  expect(lines[0]).toMatch(/^Kundi,Nafasi,Timu,Mechi ilizocheza,/);
  const { status, body } = await league.call('GET', '/api/v1/exports/teams?lang=fr');
  expect([status, body.errors[0].field]).toEqual([400, 'lang']);
  await league.stop();
});
