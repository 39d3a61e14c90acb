import { afterAll, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { XLSX_TYPE } from '#contract/administration/upload.ts';
import { startLeague } from './testing/import-into.ts';
import { type Cell, number, text, typed, workbook } from './testing/workbook.ts';

const league = await startLeague();
afterAll(() => league.stop());

async function send(bytes: Uint8Array, query = '') {
  const answer = await league.app.request(`${league.path}/import${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${league.token}`, 'content-type': XLSX_TYPE },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: await answer.json() };
}

const HEADER = ['date', 'time', 'team1', 'team2', 'sets', 'counts'].map(text);

/** The matches that the workbook makes, as `date time team1`. */
async function createdBy(bytes: Uint8Array, teams: RegExp): Promise<string[]> {
  expect(await send(bytes)).toMatchObject({ status: 200, body: { errors: [] } });
  const matches: { matchDate: string; matchTime: string; team1: { name: string } }[] =
    await league.matches();
  return matches
    .filter(({ team1 }) => teams.test(team1.name))
    .map(({ matchDate, matchTime, team1 }) => `${matchDate} ${matchTime} ${team1.name}`)
    .toSorted();
}

test.each([
  { name: '1900', date1904: false, day: 46_032 },
  { name: '1904', date1904: true, day: 46_032 - 1462 },
])('days and times counted from $name are read as the spreadsheet shows them', async (book) => {
  const { name, date1904, day } = book;
  const row = (at: number, ...cells: Cell[]) => [
    ...cells,
    text(`Simba ${name} ${at}`),
    text(`Chui ${name}`),
  ];
  const bytes = workbook(
    [
      HEADER,
      row(1, number(day, 'date'), number(0.729166666666667, 'time')),
      row(2, number(day + 1, 'long'), number(0.3958333333, 'time')),
      row(3, number(day + 2.6666666667, 'moment')),
      row(4, number(day + 3, 'date'), number(day + 3.4375, 'moment')),
      row(5, number(day + 4, 'date'), number(0.5)),
      row(6, number(day + 5, 'date', '<f>A2+5</f>'), typed('str', '16:00', 'TEXT(B2,"hh:mm")')),
      row(7, number(day + 6, 'date'), number(0, 'time')),
    ].map((cells, at) => (at === 3 ? cells.toSpliced(1, 0, text('')) : cells)),
    { date1904 },
  );
  expect(await createdBy(bytes, new RegExp(`^Simba ${name} `))).toEqual([
    `2026-01-10 17:30 Simba ${name} 1`,
    `2026-01-11 09:30 Simba ${name} 2`,
    `2026-01-12 16:00 Simba ${name} 3`,
    `2026-01-13 10:30 Simba ${name} 4`,
    `2026-01-14 12:00 Simba ${name} 5`,
    `2026-01-15 16:00 Simba ${name} 6`,
    `2026-01-16 00:00 Simba ${name} 7`,
  ]);
});

test('times written as text are read', async () => {
  const times = ['9:05', '16:00:00', '4:30 PM', '12:15 am', '12:00 p.m.', '23:59'];
  const rows = times.map((time, at) => [
    text('2026-03-01'),
    text(time),
    text(`Twiga ${at}`),
    text('Chui'),
    text(''),
    typed('b', String(at % 2)),
  ]);
  expect(await createdBy(workbook([HEADER, ...rows]), /^Twiga/)).toEqual([
    '2026-03-01 00:15 Twiga 3',
    '2026-03-01 09:05 Twiga 0',
    '2026-03-01 12:00 Twiga 4',
    '2026-03-01 16:00 Twiga 1',
    '2026-03-01 16:30 Twiga 2',
    '2026-03-01 23:59 Twiga 5',
  ]);
});

test('a workbook with date cells is read', async () => {
  const file = writeExcelFile([
    ['date', 'time', 'team1', 'team2'].map((value) => ({ value })),
    [
      { value: new Date(Date.UTC(2026, 4, 2)), type: Date, format: 'dd/mm/yyyy' },
      { value: new Date(Date.UTC(2026, 4, 2, 15, 45)), type: Date, format: 'hh:mm' },
      { value: 'Kiboko' },
      { value: 'Chui' },
    ],
  ]);
  expect(await createdBy(await file.toBuffer(), /^Kiboko/)).toEqual(['2026-05-02 15:45 Kiboko']);
});

test('an unreadable cell, or a formula without a result, is named by row and column', async () => {
  const good = [text('2026-04-01'), text('16:00'), text('Nyati'), text('Chui')];
  const bytes = workbook([
    HEADER,
    [number(46_032), ...good.slice(1)],
    [good[0]!, text('jioni'), ...good.slice(2)],
    [good[0]!, number(2.5), ...good.slice(2)],
    [...good, typed('e', '#N/A', 'VLOOKUP(A1,B:C,2)')],
    [...good.slice(0, 2), typed('str', undefined, 'A9'), good[3]!],
    [...good, number(46_032, 'date')],
    [...good, text(''), text('labda')],
    [...good, typed('str', '', 'A9')],
  ]);
  const { status, body } = await send(bytes);
  expect(status).toBe(422);
  expect(
    body.errors.map(({ text, value: _value, ...fault }: any) => ({ ...fault, key: text.key })),
  ).toEqual([
    {
      row: 2,
      column: 'date',
      message: "'46032' is not a day YYYY-MM-DD of the calendar",
      key: 'import.day',
    },
    { row: 3, column: 'time', message: "'jioni' is not a time HH:mm", key: 'import.time' },
    { row: 4, column: 'time', message: "'2.5' is not a time HH:mm", key: 'import.time' },
    {
      row: 5,
      column: 'sets',
      message: 'contains #N/A instead of the result of a formula',
      key: 'import.formulaFault',
    },
    {
      row: 6,
      column: 'team1',
      message: 'contains #FORMULA! instead of the result of a formula',
      key: 'import.formulaFault',
    },
    {
      row: 7,
      column: 'sets',
      message: "'2026-01-10' is not a set score such as 25-20",
      key: 'import.setScore',
    },
    {
      row: 8,
      column: 'counts',
      message: "'labda' is neither yes nor no",
      key: 'import.neitherYesNorNo',
    },
  ]);
  const { body: teams } = await league.call('GET', '/api/v1/teams?q=Nyati');
  expect(teams.items).toEqual([]);
});

test('a failed formula in a CSV is refused as in a workbook', async () => {
  const body = await league.send('date,team1,team2\n2026-04-01,#REF!,Chui\n');
  expect(body.errors).toMatchObject([{ row: 2, column: 'team1' }]);
});
