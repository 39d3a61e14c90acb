import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { XLSX_TYPE } from '#contract/administration/upload.ts';
import { startLeague } from './testing/import-into.ts';

type League = Awaited<ReturnType<typeof startLeague>>;

const TEAMS = [
  'name,gender,city,coach,group,jerseyColor1',
  'Jeshi Stars,Women,Dodoma,Asha Juma,A,#1D4ED8',
  'JKT,Women,Dar es Salaam,,B,',
].join('\n');

const PLAYERS = [
  'fullName,team,jerseyNumber,position,dateOfBirth,phone,consent',
  'Rehema Salum,Jeshi Stars,7,Setter,2001-05-04,+255 712 345 678,yes',
  'Neema Ally,JKT,7,,,,',
].join('\n');

function send({ call, id }: League, table: string, body: string, query = '') {
  return call('POST', `/api/v1/import/${table}?league=${id}${query}`, body);
}

async function sendXlsx({ app, token }: League, path: string, bytes: Uint8Array<ArrayBuffer>) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': XLSX_TYPE };
  const answer = await app.request(path, { method: 'POST', headers, body: bytes });
  return { status: answer.status, body: (await answer.json()) as any };
}

test('teams are imported into the league and its groups, and a second time change nothing', async () => {
  const league = await startLeague();
  const shown = await send(league, 'teams', TEAMS, '&dryRun=true');
  expect(shown.body).toMatchObject({ created: 2, updated: 0, errors: [] });
  expect(shown.body.changes[0]).toMatchObject({ row: 2, what: 'new', name: 'Jeshi Stars' });
  expect((await league.call('GET', '/api/v1/teams')).body.items).toEqual([]);
  expect((await send(league, 'teams', TEAMS)).body).toEqual({ created: 2, updated: 0, errors: [] });
  const { body } = await league.call('GET', `${league.path}`);
  expect(body.groups.map((group: any) => [group.name, group.teams[0].name])).toEqual([
    ['A', 'Jeshi Stars'],
    ['B', 'JKT'],
  ]);
  expect((await send(league, 'teams', TEAMS)).body).toEqual({ created: 0, updated: 0, errors: [] });
  const moved = TEAMS.replace('Dodoma,Asha Juma,A', 'Mtwara,Asha Juma,B');
  const { body: change } = await send(league, 'teams', moved, '&dryRun=true');
  expect(change.changes).toEqual([
    {
      row: 2,
      what: 'changed',
      name: 'Jeshi Stars',
      columns: [
        { column: 'city', before: 'Dodoma', after: 'Mtwara' },
        { column: 'group', before: 'A', after: 'B' },
      ],
    },
  ]);
  await send(league, 'teams', TEAMS.replace('#1D4ED8', '#0B6B3A'));
  const colours = (await league.call('GET', '/api/v1/teams')).body.items[0];
  expect([colours.name, colours.jerseyColor1]).toEqual(['Jeshi Stars', '#0b6b3a']);
  await league.stop();
});

test('players are imported into their teams, and a second time change nothing', async () => {
  const league = await startLeague();
  await send(league, 'teams', TEAMS);
  expect((await send(league, 'players', PLAYERS)).body).toMatchObject({ created: 2, updated: 0 });
  expect((await send(league, 'players', PLAYERS)).body).toMatchObject({ created: 0, updated: 0 });
  const { body } = await league.call('GET', '/api/v1/players?q=rehema');
  const player = await league.call('GET', `/api/v1/players/${body.items[0].id}`);
  expect(player.body).toMatchObject({
    jerseyNumber: 7,
    position: 'Setter',
    dateOfBirth: '2001-05-04',
    consent: true,
    phone: '+255 712 345 678',
    team: { name: 'Jeshi Stars' },
  });
  const moved = PLAYERS.replace('Rehema Salum,Jeshi Stars,7', 'Rehema Salum,JKT,9');
  const { body: change } = await send(league, 'players', moved);
  expect(change).toMatchObject({ created: 0, updated: 1 });
  const after = await league.call('GET', `/api/v1/players/${body.items[0].id}`);
  expect([after.body.team.name, after.body.jerseyNumber]).toEqual(['JKT', 9]);
  await league.stop();
});

test('a date of birth in the future is reported by row and column, and nothing is saved', async () => {
  const league = await startLeague();
  await send(league, 'teams', TEAMS);
  const late = PLAYERS.replace('2001-05-04', '2190-05-04');
  const { body } = await send(league, 'players', late);
  expect(body).toMatchObject({
    created: 0,
    updated: 0,
    errors: [{ row: 2, column: 'dateOfBirth', message: "'2190-05-04' is in the future" }],
  });
  expect((await league.call('GET', '/api/v1/players')).body.items).toEqual([]);
  const { body: early } = await send(
    league,
    'players',
    PLAYERS.replace('2001-05-04', '0201-05-04'),
  );
  expect(early.errors).toEqual([
    {
      row: 2,
      column: 'dateOfBirth',
      message: 'must be a day of the years 1900 to 2199',
      text: { key: 'field.day' },
      value: '0201-05-04',
    },
  ]);
  await league.stop();
});

test('a date of birth may have its day first, and an invalid one is reported once', async () => {
  const league = await startLeague();
  await send(league, 'teams', TEAMS);
  const { body: wrong } = await send(league, 'players', PLAYERS.replace('2001-05-04', '31/2/2001'));
  expect(wrong.errors.map(({ column }: any) => column)).toEqual(['dateOfBirth']);
  await send(league, 'players', PLAYERS.replace('2001-05-04', '4/5/2001'));
  const { body } = await league.call('GET', '/api/v1/players?q=rehema');
  const player = await league.call('GET', `/api/v1/players/${body.items[0].id}`);
  expect(player.body.dateOfBirth).toBe('2001-05-04');
  await league.stop();
});

test("a spreadsheet's 'Unicode text' is read, and a header without rows is reported", async () => {
  const { app, token, id, call, stop } = await startLeague();
  const text = Buffer.from('\uFEFFTimu\tJinsia\r\nNg\u2019ambo\twanawake\r\n', 'utf16le');
  const answer = await app.request(`/api/v1/import/teams?league=${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: text,
  });
  expect(await answer.json()).toMatchObject({ created: 1, errors: [] });
  const { status, body } = await call('POST', '/api/v1/import/teams', 'name,gender\n\n');
  expect([status, body.errors]).toEqual([
    422,
    [
      {
        row: 1,
        column: 'name',
        message: 'there are no rows below the header',
        text: { key: 'import.noRows' },
      },
    ],
  ]);
  await stop();
});

test('columns and genders are read as people write them, in both languages', async () => {
  const league = await startLeague();
  const teams = 'Timu;Jinsia;Mkoa;Kundi\nIlemela;wanaume;Mwanza;A\nMagu;F;Magu;B\n';
  expect((await send(league, 'teams', teams)).body).toMatchObject({ created: 2 });
  const { body } = await league.call('GET', '/api/v1/teams');
  const genders = body.items.map(({ name, gender, city }: any) => [name, gender, city]);
  expect(genders).toEqual([
    ['Ilemela', 'Men', 'Mwanza'],
    ['Magu', 'Women', 'Magu'],
  ]);
  const players = 'Jina,Timu,Namba,Jinsia\nJuma Ally,Ilemela,7,me\nNeema RawRow,Magu,8,Female\n';
  expect((await send(league, 'players', players)).body).toMatchObject({ created: 2 });
  const wrong = await send(league, 'players', 'Jina,Jinsia\nAsha,Mixed\n');
  expect(wrong.body.errors).toEqual([
    {
      row: 2,
      column: 'gender',
      heading: 'Jinsia',
      value: 'Mixed',
      message: "'Mixed' is neither Men (wanaume) nor Women (wanawake)",
      text: { key: 'import.gender', params: { value: 'Mixed' } },
    },
  ]);
  await league.stop();
});

test('players without a team in their row are imported into the team of the call', async () => {
  const league = await startLeague();
  await send(league, 'teams', TEAMS);
  const { body } = await league.call('GET', '/api/v1/teams');
  const [jkt] = body.items.filter(({ name }: any) => name === 'JKT');
  const rows = 'number,name,team\n4,Asha Juma,\n5,Rehema Salum,Jeshi Stars\n';
  expect((await send(league, 'players', rows, `&team=${jkt.id}`)).body).toMatchObject({
    created: 2,
  });
  const team = await league.call('GET', `/api/v1/teams/${jkt.id}`);
  expect(team.body.players.map((player: any) => [player.jerseyNumber, player.fullName])).toEqual([
    [4, 'Asha Juma'],
  ]);
  expect((await send(league, 'players', rows, '&team=nobody')).status).toBe(404);
  await league.stop();
});

test('every error is reported with its row and column, and nothing is saved', async () => {
  const league = await startLeague();
  await send(league, 'teams', TEAMS);
  const teams = await send(league, 'teams', 'name,gender\nSimba,Mixed\nChui,Men\nchui,Men\n');
  expect([teams.status, teams.body.code]).toEqual([422, 'IMPORT_ERRORS']);
  expect(teams.body.errors.map(({ row, column }: any) => [row, column])).toEqual([
    [2, 'gender'],
    [4, 'name'],
  ]);
  const rows = ['Juma,Nobody,7,', 'Asha,JKT,1000,', 'Neema,JKT,8,maybe', 'Salma,JKT,8,yes'];
  const bad = `fullName,team,jerseyNumber,consent\n${rows.join('\n')}`;
  const players = await send(league, 'players', bad);
  expect(players.body.errors.map(({ row, column }: any) => [row, column])).toEqual([
    [2, 'team'],
    [3, 'jerseyNumber'],
    [4, 'consent'],
  ]);
  expect((await league.call('GET', '/api/v1/players')).body.items).toEqual([]);
  const header = await send(league, 'players', 'rangi\nAsha\n');
  expect(header.body.errors.map(({ column }: any) => column)).toEqual(['fullName']);
  await league.stop();
});

test('an Excel file is read like a CSV, its dates and times too', async () => {
  const league = await startLeague();
  const day = { value: new Date('2026-12-05T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' };
  const rows = [
    ['date', 'time', 'team1', 'team2', 'round'],
    [day, '16:00', '=1+2', 'Yanga', 3],
  ];
  const bytes = new Uint8Array(await writeExcelFile(rows as never).toBuffer());
  const { body } = await sendXlsx(league, `${league.path}/import?dryRun=true`, bytes);
  expect(body).toMatchObject({ created: 1, updated: 0 });
  expect(await league.matches()).toEqual([]);
  await sendXlsx(league, `${league.path}/import`, bytes);
  const [match] = await league.matches();
  expect(match).toMatchObject({
    matchDate: '2026-12-05',
    matchTime: '16:00',
    round: '3',
    team1: { name: '=1+2' },
    team2: { name: 'Yanga' },
  });
  const again = await sendXlsx(league, `${league.path}/import`, bytes);
  expect(again.body).toEqual({ created: 0, updated: 0, errors: [] });
  await league.stop();
});

/** The directory of a zip file with so many empty files in it. */
function archiveOf(files: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files, 10);
  return Buffer.concat([...Array<Buffer>(files).fill(entry), end]);
}

test('a file that is not a workbook, or unpacks to too much, is refused', async () => {
  const league = await startLeague();
  const path = `/api/v1/import/teams`;
  const nonsense = await sendXlsx(league, path, new TextEncoder().encode('not a spreadsheet'));
  expect([nonsense.status, nonsense.body.errors[0].row]).toEqual([422, 1]);
  const honest = await writeExcelFile([['name', 'gender']]).toBuffer();
  const bomb = Buffer.from(honest);
  // The directory says that its first file unpacks to four gigabytes.
  bomb.writeUInt32LE(0xfffffff0, bomb.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24);
  const refused = await sendXlsx(league, path, new Uint8Array(bomb));
  expect(refused.body.errors[0].message).toContain('its contents are too large');
  const many = await sendXlsx(league, path, new Uint8Array(archiveOf(1001)));
  expect(many.body.errors[0].message).toContain('its contents are too large');
  const few = await sendXlsx(league, path, new Uint8Array(archiveOf(900)));
  expect(few.body.errors[0].message).toContain('not an Excel file');
  expect((await league.call('POST', path, { name: 'x' })).status).toBe(415);
  await league.stop();
});

test('only administrators import', async () => {
  const league = await startLeague();
  const signedOut = { token: null };
  expect((await league.call('POST', '/api/v1/import/teams', TEAMS, signedOut)).status).toBe(401);
  expect((await league.call('POST', '/api/v1/import/users', TEAMS)).status).toBe(400);
  expect(league.failures).toEqual([]);
  await league.stop();
});
