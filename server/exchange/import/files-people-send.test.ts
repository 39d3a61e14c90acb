import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { XLSX_TYPE } from '#contract/administration/upload.ts';
import { startLeague } from './testing/import-into.ts';

const FOLDER = join(import.meta.dirname, '../../../test-data/imports');
type League = Awaited<ReturnType<typeof startLeague>>;

let league: League;
beforeAll(async () => {
  league = await startLeague();
});
afterAll(() => league.stop());

async function send(path: string, name: string, query: Record<string, string> = {}) {
  const isWorkbook = extname(name) === '.xlsx';
  const answer = await league.app.request(`${path}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${league.token}`,
      'content-type': isWorkbook ? XLSX_TYPE : 'text/csv',
    },
    body: new Uint8Array(readFileSync(join(FOLDER, name))),
  });
  return (await answer.json()) as any;
}

/** Everything that a table has, as its own CSV gives it. */
async function exported(table: string, columns: readonly string[]): Promise<string[]> {
  const { app, token } = league;
  const answer = await app.request(`/api/v1/exports/${table}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [head = '', ...lines] = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n');
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return columns
      .map((column) => cells[names.indexOf(column)]?.replace(/^'/, '') ?? '')
      .join(' | ')
      .replace(/[ |]+$/, '');
  });
}

describe('players', () => {
  const COLUMNS = [
    'fullName',
    'team',
    'jerseyNumber',
    'position',
    'dateOfBirth',
    'height',
    'phone',
  ];

  beforeAll(async () => {
    const teams = 'name,gender\nBandari,Women\nChui,Women\n';
    await league.call('POST', '/api/v1/import/teams', teams);
  });

  /** Takes the players away again, so that each file comes into the same two teams. */
  async function emptied() {
    for (const table of ['player_consent', 'membership', 'player'] as const)
      await league.store.db.deleteFrom(table).execute();
  }

  test.each<{ file: string; players: string[]; decisions?: object }>([
    {
      file: 'players-merged-teams.xlsx',
      players: [
        'Asha Juma | Bandari | 7 |  | 2001-04-03',
        'Neema Ally | Bandari | 12 |  | 1999-03-12',
        'Rehema Salum | Bandari | 4 |  | 2003-08-22',
        'Salma Omari | Chui | 7 |  | 2000-12-30',
        'Zainab Idd | Chui | 9 |  | 2002-01-02',
      ],
    },
    {
      file: 'players-blocks-unmerged.xlsx',
      players: [
        'Asha Juma | Bandari | 7 | Setter',
        'Neema Ally | Bandari | 12 | Middle blocker',
        'Salma Omari | Chui | 7 | Outside hitter',
        'Zainab Idd | Chui | 9 | Libero',
      ],
    },
    {
      file: 'players-team-lines.xlsx',
      players: [
        'Asha Juma | Bandari | 7 | Setter',
        'Neema Ally | Bandari | 12 | Middle blocker',
        'Salma Omari | Chui | 7 | Outside hitter',
        'Zainab Idd | Chui | 9 | Opposite',
      ],
    },
    {
      file: 'players-title-team.xlsx',
      players: [
        'Asha Juma | Bandari | 7 |  |  |  | 0712345678',
        'Neema Ally | Bandari | 12 |  |  |  | 0754 111 222',
      ],
    },
    {
      file: 'players-heights.xlsx',
      players: [
        'Asha Juma | Bandari |  |  |  | 185',
        'Neema Ally | Bandari |  |  |  | 185',
        'Rehema Salum | Bandari |  |  |  | 185',
        'Salma Omari | Chui |  |  |  | 179',
        'Zainab Idd | Chui |  |  |  | 178',
      ],
    },
    {
      file: 'players-years-alone.xlsx',
      players: ['Asha Juma | Bandari |  |  | 1998-12-31', 'Neema Ally | Chui |  |  | 2004-12-31'],
    },
    {
      file: 'players-name-parts.xlsx',
      players: ['Asha Bakari Juma | Bandari | 7', 'Neema Ally | Chui | 12'],
    },
    {
      file: 'players-empty-columns.xlsx',
      players: [
        'Asha Juma | Bandari |  |  |  |  | 0712345678',
        'Neema Ally | Chui |  |  |  |  | +255754111222',
      ],
    },
    {
      file: 'players-titles-semicolons.csv',
      players: [
        'Asha Juma | Bandari | 7 |  | 2001-04-03',
        'Neema Ally | Bandari | 12 |  | 1999-12-25',
        'Salma Omari | Chui | 7 |  | 1999-03-12',
      ],
    },
    {
      file: 'players-day-shown.csv',
      players: [
        'Asha Juma | Bandari | 7 |  | 2001-04-03',
        'Neema Ally | Bandari | 12 |  | 1999-12-25',
        'Salma Omari | Chui | 4 |  | 2000-03-12',
      ],
    },
    {
      file: 'players-american-days.csv',
      players: [
        'Asha Juma | Bandari | 7 |  | 2001-04-03',
        'Neema Ally | Chui | 12 |  | 1999-12-25',
      ],
    },
    {
      file: 'players-day-unclear.csv',
      decisions: { dayOrder: 'month' },
      players: [
        'Asha Juma | Bandari | 7 |  | 2001-03-04',
        'Neema Ally | Chui | 12 |  | 2002-05-06',
      ],
    },
    {
      file: 'players-phones.csv',
      players: [
        'Asha Juma | Bandari |  |  |  |  | 0712345678',
        'Neema Ally | Bandari |  |  |  |  | +255 754 111 222',
        'Salma Omari | Chui |  |  |  |  | +255655000111',
      ],
    },
    {
      file: 'players-positions.csv',
      players: [
        'Asha Juma | Bandari |  | Outside hitter',
        'Hawa Musa | Chui |  | Opposite',
        'Neema Ally | Bandari |  | Middle blocker',
        'Rehema Salum | Bandari |  | Outside hitter',
        'Salma Omari | Chui |  | Setter',
        'Zainab Idd | Chui |  | Libero',
      ],
    },
    {
      file: 'players-pasted-tabs.txt',
      players: ['Asha Juma | Bandari | 7', 'Neema Ally | Chui | 12'],
    },
    {
      file: 'players-dashes.csv',
      players: ['Asha Juma | Bandari |  |  |  | 178', 'Asha Juma | –', 'Neema Ally | Bandari'],
    },
    {
      file: 'players-doubles.csv',
      players: ['Asha Juma | Bandari | 7', 'Asha Juma | Bandari | 9', 'Neema Ally | Bandari | 7'],
    },
    {
      file: 'players-list-two-teams.txt',
      players: [
        'Asha Juma | Bandari | 7 | Setter',
        'Neema Ally | Bandari | 12 | Middle blocker',
        'Rehema Salum | Bandari | 4',
        'Salma Omari | Chui | 7 | Outside hitter',
        'Zainab Idd | Chui | 9 | Libero',
      ],
    },
    {
      file: 'players-chat.txt',
      players: [
        'Asha Juma | Bandari | 7 | Setter | 1998-12-31',
        'Neema Ally | Bandari | 12 | Middle blocker |  |  | 0712 345 678',
        'Rehema Salum | Bandari | 4 |  | 2001-04-03 | 175',
      ],
    },
    {
      file: 'players-list-shirts.txt',
      players: [
        'Asha Juma | Bandari | 7',
        'Neema Ally | Bandari | 12 | Libero',
        'Rehema Salum | Bandari | 4',
      ],
    },
  ])('$file is imported as it is', async ({ file, players, decisions = {} }) => {
    await emptied();
    const query = { decisions: JSON.stringify(decisions) };
    const answer = await send('/api/v1/import/players', file, query);
    expect(answer.errors).toEqual([]);
    expect((await exported('players', COLUMNS)).toSorted()).toEqual(players.toSorted());
  });

  test('names of clubs that are nearly known are asked for, once each, and answered by decisions', async () => {
    await emptied();
    const path = '/api/v1/import/players';
    const shown = await send(path, 'players-club-words.csv', { dryRun: 'true', partial: 'true' });
    expect(shown.questions).toMatchObject([
      { kind: 'team', value: 'Bandari V.C', rows: [2], options: [{ name: 'Bandari' }] },
      { kind: 'team', value: 'Chui Volleyball Club', rows: [3], options: [{ name: 'Chui' }] },
    ]);
    expect(shown.created).toBe(0);
    const teams = Object.fromEntries(
      shown.questions.map((question: any) => [question.value, question.options[0].id]),
    );
    await send(path, 'players-club-words.csv', { decisions: JSON.stringify({ teams }) });
    expect(await exported('players', COLUMNS)).toEqual([
      'Asha Juma | Bandari | 7',
      'Neema Ally | Chui | 12',
    ]);
  });

  test('a row below an empty line without its team is asked for with the teams beside it', async () => {
    await emptied();
    const path = '/api/v1/import/players';
    const file = 'players-one-without-team.csv';
    const shown = await send(path, file, { dryRun: 'true', partial: 'true' });
    expect(shown.created).toBe(3);
    const [question] = shown.questions;
    expect(question).toMatchObject({ kind: 'noTeam', value: '5-5', rows: [5] });
    expect(question.options.map(({ name }: any) => name)).toEqual(['Bandari', 'Chui']);
    expect(shown.rest.rows).toEqual([{ row: 5, cells: ['Salma Omari', '', '4'] }]);
    expect((await send(path, file)).errors).toMatchObject([{ row: 5, column: 'team' }]);
    const rows = { '5-5': question.options[1].id };
    await send(path, file, { decisions: JSON.stringify({ rows }) });
    expect(await exported('players', COLUMNS)).toContain('Salma Omari | Chui | 4');
  });

  test('the good rows are taken, and the rest is given back with its bad values', async () => {
    await emptied();
    const file = 'players-some-bad.csv';
    const taken = await send('/api/v1/import/players', file, { partial: 'true' });
    expect([taken.created, taken.errorCount]).toEqual([1, 2]);
    expect(taken.errors).toMatchObject([
      { row: 2, column: 'height', heading: 'Urefu', value: 'mrefu' },
      { row: 4, column: 'jerseyNumber', heading: 'Jezi', value: 'saba' },
    ]);
    expect(taken.rest).toEqual({
      headings: ['Jina', 'Timu', 'Urefu', 'Jezi'],
      rows: [
        { row: 2, cells: ['Asha Juma', 'Bandari', 'mrefu', '7'] },
        { row: 4, cells: ['Salma Omari', 'Chui', '179', 'saba'] },
      ],
    });
    expect(await exported('players', COLUMNS)).toEqual(['Neema Ally | Bandari | 12 |  |  | 180']);
  });

  test('equal shirts and equal names within a team are said', async () => {
    await emptied();
    const query = { dryRun: 'true', partial: 'true' };
    const { notes } = await send('/api/v1/import/players', 'players-doubles.csv', query);
    expect(notes.map(({ row, message }: any) => [row, message])).toEqual([
      [3, 'shirt 7 is also that of Asha Juma in this team'],
      [4, 'there is another Asha Juma in this team'],
    ]);
  });

  test('a day with two readings is asked for once, and not where the other days show the order', async () => {
    await emptied();
    const path = '/api/v1/import/players';
    const query = { dryRun: 'true', partial: 'true' };
    const { questions } = await send(path, 'players-day-unclear.csv', query);
    expect(questions).toMatchObject([
      {
        kind: 'days',
        value: '3/4/01',
        rows: [2, 3],
        options: [
          { id: 'day', name: '2001-04-03' },
          { id: 'month', name: '2001-03-04' },
        ],
      },
    ]);
    const shown = await send(path, 'players-day-shown.csv', query);
    expect([shown.questions, shown.reading.days]).toEqual([[], { count: 1, order: 'day' }]);
  });

  test('columns that are not known are ignored and listed, and the mapping of a person is remembered', async () => {
    await emptied();
    const path = '/api/v1/import/players';
    const file = 'players-pasted-tabs.txt';
    const query = { dryRun: 'true', partial: 'true' };
    const { reading } = await send(path, file, query);
    const columns = reading.headings.map(({ column }: any) => column);
    expect(columns).toEqual(['fullName', 'team', 'jerseyNumber', null, null]);
    expect(reading.headings[3]).toMatchObject({ heading: 'SCHOOL', sample: 'Azania' });
    const chosen = ['fullName', 'team', 'jerseyNumber', 'nickname', null];
    await send(path, file, { decisions: JSON.stringify({ columns: chosen }) });
    const again = await send(path, file, query);
    expect(again.reading.remembered).toBe(true);
    expect(again.reading.headings[3].column).toBe('nickname');
    await league.store.db.deleteFrom('import_columns').execute();
  });
});

describe('teams and fixtures', () => {
  const TEAM = ['name', 'gender', 'city', 'coach', 'group', 'jerseyColor1', 'jerseyColor2'];

  async function emptied() {
    const { db } = league.store;
    for (const table of ['match', 'group_team', 'league_group', 'league_team'] as const)
      await db.deleteFrom(table).execute();
    await db.deleteFrom('membership').execute();
    await db.deleteFrom('player').execute();
    await db.deleteFrom('team').execute();
  }

  test.each<{ file: string; teams: string[] }>([
    {
      file: 'teams-titles.xlsx',
      teams: [
        'Bandari Queens | Women | Dar es Salaam | Juma Said |  | #1d4ed8 | #ffffff',
        'Chui Stars | Women | Tanga | Asha Ali |  | #d21f2b | #ffffff',
      ],
    },
    {
      file: 'teams-women-title.xlsx',
      teams: ['Ilala | Women | Ilala', 'Mwenge | Women | Kinondoni'],
    },
    {
      file: 'teams-groups-merged.xlsx',
      teams: [
        'Ilala | Men |  |  | A',
        'Kigamboni | Men |  |  | B',
        'Mwenge | Men |  |  | A',
        'Temeke | Men |  |  | B',
      ],
    },
    {
      file: 'teams-list.txt',
      teams: [
        'Ilala | Men |  |  | A',
        'Kigamboni | Men |  |  | B',
        'Mwenge | Men | Dar es Salaam |  | A',
        'Temeke | Men | Dar es Salaam |  | B',
      ],
    },
    { file: 'teams-pasted.txt', teams: ['Ilala | Women | Dar es Salaam', 'Mwenge | Men | Dodoma'] },
  ])('$file is imported as it is', async ({ file, teams }) => {
    await emptied();
    const answer = await send('/api/v1/import/teams', file, { league: league.id });
    expect(answer.errors).toEqual([]);
    const found = (await exported(`teams`, TEAM)).map((line) =>
      line.replace(/\| (?:No coach|N\/A|–) \|/, '|  |'),
    );
    const { body } = await league.call('GET', league.path);
    const groupOf = (name: string) =>
      body.groups.find((group: any) => group.teams.some((team: any) => team.name === name))?.name;
    const lines = found.map((line) => {
      const cells = line.split(' | ');
      const isPlain = cells[5] === '#ffffff' && cells[6] === '#ffffff';
      const shown = isPlain ? cells.slice(0, 3) : cells;
      const group = groupOf(cells[0]!);
      return (group ? [...shown, '', group] : shown).join(' | ');
    });
    expect(lines.toSorted()).toEqual(teams);
  });

  test('a team whose name is nearly that of another is asked for and founds no second club', async () => {
    await emptied();
    await league.call('POST', '/api/v1/import/teams', 'name,gender\nBandari,Women\nAlpha,Women\n');
    const query = { dryRun: 'true', partial: 'true' };
    const shown = await send('/api/v1/import/teams', 'teams-near-names.csv', query);
    expect([shown.created, shown.changes.map(({ name }: any) => name)]).toEqual([1, ['Mwenge']]);
    const open = shown.questions.map(({ value, options }: any) => [value, options[0].name]);
    expect(open).toEqual([
      ['Bandari V.C', 'Bandari'],
      ['Alfa', 'Alpha'],
    ]);
    const [bandari] = shown.questions;
    const teams = { 'Bandari V.C': bandari.options[0].id, Alfa: 'new' };
    const decisions = JSON.stringify({ teams });
    const done = await send('/api/v1/import/teams', 'teams-near-names.csv', { decisions });
    expect(done).toMatchObject({ created: 2, updated: 1 });
    const names = (await exported('teams', ['name'])).toSorted();
    expect(names).toEqual(['Alfa', 'Alpha', 'Bandari', 'Mwenge']);
  });

  test.each<{ file: string; matches: string[] }>([
    {
      file: 'fixtures-merged-days.xlsx',
      matches: [
        '2026-12-05 | 16:00 | Bandari | Chui | Gymkhana',
        '2026-12-05 | 17:30 | Mwenge | Ilala | Gymkhana',
        '2026-12-06 | 16:00 | Chui | Mwenge | Gymkhana',
      ],
    },
    {
      file: 'fixtures-vs.xlsx',
      matches: [
        '2026-12-05 | 16:00 | Bandari | Chui | Coco Beach | 1',
        '2026-12-05 | 16:45 | Mwenge | Ilala | Coco Beach | 2',
      ],
    },
    {
      file: 'fixtures-blank-days.csv',
      matches: [
        '2026-12-05 | 16:00 | Bandari | Chui',
        '2026-12-05 | 17:30 | Mwenge | Ilala',
        '2026-12-13 | 16:00 | Chui | Mwenge',
      ],
    },
    {
      file: 'fixtures-day-lines.txt',
      matches: [
        '2026-12-05 | 16:00 | Bandari | Chui | Gymkhana',
        '2026-12-05 | 17:30 | Mwenge | Ilala | Gymkhana',
        '2026-12-13 | 16:00 | Chui | Mwenge | Gymkhana',
      ],
    },
  ])('$file is imported as it is', async ({ file, matches }) => {
    await emptied();
    const answer = await send(`${league.path}/import`, file, { gender: 'Women' });
    expect(answer.errors).toEqual([]);
    const columns = ['matchDate', 'matchTime', 'team1', 'team2', 'location', 'court'] as const;
    const found = (await league.matches()).map((match: any) =>
      columns
        .map((column) => match[column]?.name ?? match[column] ?? '')
        .join(' | ')
        .replace(/[ |]+$/, ''),
    );
    expect(found.toSorted()).toEqual(matches);
  });
});
