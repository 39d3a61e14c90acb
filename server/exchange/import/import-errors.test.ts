import { expect, test } from 'vitest';
import { startLeague } from './testing/import-into.ts';

type Fault = { row: number; column: string; message: string };
const places = (faults: readonly Fault[]) => faults.map(({ row, column }) => [row, column]);

test('each error of a file is named by row and column, and nothing is imported', async () => {
  const league = await startLeague();
  const answer = await league.send(
    [
      'date,time,team1,team2,sets,result,counts',
      '2026-02-01,16:00,Jeshi,Polisi,25-20 25-20 25-20,,',
      '2026-02-30,16:00,Jeshi,Polisi,,,',
      '2026-02-01,25:00,Jeshi,Polisi,,,',
      '2026-02-01,16:00,Jeshi, JESHI ,,,',
      '2026-02-01,16:00,,Polisi,,,',
      '2026-02-02,16:00,Jeshi,Polisi,26-23 25-20 25-20,,',
      '2026-02-03,16:00,Jeshi,Polisi,25-20 25-20,,',
      '2026-02-04,16:00,Jeshi,Polisi,25-20 25-20 25-20 25-20,,',
      '2026-02-05,16:00,Jeshi,Polisi,25-20 25-20 25-20,3-1,',
      '2026-02-06,16:00,Jeshi,Polisi,,4-1,',
      '2026-02-07,16:00,Jeshi,Polisi,,abandoned,',
      '2026-02-08,16:00,Jeshi,Polisi,25/20,,',
      '2026-02-09,16:00,Jeshi,Polisi,,,perhaps',
      '2026-02-10,16:00,Jeshi,Polisi,25-20 25-20 25-20,forfeit2,',
      '2026-02-11,16:00,Jeshi,Polisi,,,yes,more',
    ].join('\n'),
  );
  expect(places(answer.errors)).toEqual([
    [3, 'date'],
    [4, 'time'],
    [5, 'team2'],
    [6, 'team1'],
    [7, 'sets'],
    [8, 'sets'],
    [9, 'sets'],
    [10, 'result'],
    [11, 'result'],
    [12, 'result'],
    [13, 'sets'],
    [14, 'counts'],
    [15, 'sets'],
    [16, '#8'],
  ]);
  expect(answer.errors[2].message).toBe('A team cannot play against itself.');
  expect(answer.errors[4].message).toBe('26-23 is not a final score of set 1.');
  expect(answer).toMatchObject({ created: 0, updated: 0 });
  expect(await league.matches()).toEqual([]);
  const teams = await league.call('GET', '/api/v1/teams');
  expect(teams.body.items).toEqual([]);
  await league.stop();
});

test('a doubled and a missing column are named in row 1, an unknown one is ignored', async () => {
  const league = await startLeague();
  const answer = await league.send('date,team1,referee,date\n2026-01-01,A,B,C\n');
  expect(places(answer.errors)).toEqual([
    [1, 'date'],
    [1, 'team2'],
  ]);
  await league.stop();
});

test('an empty file and a too large file are refused with their reason', async () => {
  const league = await startLeague();
  expect((await league.send(' \r\n')).errors).toEqual([
    { row: 1, column: 'date', message: 'The file is empty.', text: { key: 'import.empty' } },
  ]);
  const open = await league.send('date,team1,team2\n2026-01-01,A,B\n2026-01-02,"A,B\n');
  expect(places(open.errors)).toEqual([[3, 'team1']]);
  expect(open.errors[0].message).toContain('quotation mark is not closed');
  await league.stop();
});

test('after 200 errors one more gives the number of the others', async () => {
  const league = await startLeague();
  const rows = Array.from({ length: 1000 }, () => 'tomorrow,Jeshi,Polisi');
  const { errors, errorCount } = await league.send(['date,team1,team2', ...rows].join('\n'));
  expect([errors.length, errorCount]).toEqual([201, 1000]);
  expect(errors[200].message).toBe('and 800 more errors');
  await league.stop();
});

test('control characters and bytes that are not UTF-8 are refused at their row and column', async () => {
  const league = await startLeague();
  const { errors } = await league.send(
    'date,team1,team2,location\n2026-01-01,A\0B,C,\n2026-01-02,A,C,Hall \uFFFD\n',
  );
  expect(places(errors)).toEqual([
    [2, 'team1'],
    [3, 'location'],
  ]);
  await league.stop();
});

test('only an administrator imports, and only into an existing league', async () => {
  const league = await startLeague();
  const csv = 'date,team1,team2\n2026-01-01,A,B\n';
  const signedOut = await league.call('POST', `${league.path}/import`, csv, { token: null });
  expect(signedOut.status).toBe(401);
  expect((await league.call('POST', '/api/v1/leagues/none/import', csv)).status).toBe(404);
  await league.call('DELETE', league.path);
  expect((await league.call('POST', `${league.path}/import`, csv)).status).toBe(422);
  await league.stop();
});

test('a file of 5,000 rows is read, and one more is refused with the limit', async () => {
  const league = await startLeague();
  const file = (rows: number) => `date,team1,team2\n${'2026-02-30,Jeshi,Polisi\n'.repeat(rows)}`;
  const messages = async (rows: number) =>
    (await league.send(file(rows))).errors.map(({ message }: Fault) => message);
  expect((await messages(5000))[0]).toContain('30');
  expect(await messages(5001)).toEqual(['The file has more than 5000 rows.']);
});
