import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { type CommandLine, openCommandLine, openCopies } from '#server/cli/testing/command-line.ts';
import { playDue } from '#server/demo/replay.ts';
import type { Store } from '#server/platform/db/store.ts';
import { getStandings } from '#server/play/standings/queries.ts';
import { updateSite } from '#server/site/settings/commands.ts';
import { publishedColumns } from './datasets/dataset.ts';
import { DATASETS } from './datasets/datasets.ts';

const AUTHOR = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
const CANARY = 'Kanari Siri';

/** The demonstration with live matches, a licence, and secrets in all places that people write into. */
const openFilled = openCopies(async (line) => {
  expect((await line.run('demo')).code).toBe(0);
  await line.withStore(async (store) => {
    await playDue(store, Date.now());
    await updateSite(store, AUTHOR, { dataLicence: 'CC-BY-4.0', controller: 'TAVA' });
    await hideCanaries(store);
  });
});

async function hideCanaries({ db }: Store): Promise<void> {
  await db.updateTable('team').set({ coach: CANARY, about: CANARY }).execute();
  await db.updateTable('league').set({ about: CANARY }).execute();
  await db
    .updateTable('player')
    .set({ phone: CANARY, email: CANARY, personal_bio: CANARY })
    .execute();
  const players = await db.selectFrom('player').select('id').limit(3).execute();
  const [child, unknown, named] = players.map(({ id }) => id) as [string, string, string];
  const facts = { full_name: CANARY, consent: 1, consent_picture: 1 };
  await db
    .updateTable('player')
    .set({ ...facts, date_of_birth: '2015-01-01' })
    .where('id', '=', child)
    .execute();
  await db
    .updateTable('player')
    .set({ ...facts, date_of_birth: null })
    .where('id', '=', unknown)
    .execute();
  await db
    .updateTable('player')
    .set({ full_name: 'Mtu Mzima', date_of_birth: '1990-01-01' })
    .where('id', '=', named)
    .execute();
  const event = await db
    .selectFrom('match_event')
    .selectAll()
    .where('type', '=', 'rally')
    .limit(1)
    .executeTakeFirstOrThrow();
  const payload = { ...JSON.parse(event.payload), override: CANARY, scouting: [{ name: CANARY }] };
  await db
    .updateTable('match_event')
    .set({ payload: JSON.stringify(payload) })
    .where('id', '=', event.id)
    .execute();
  const { league_id, team_id } = await db
    .selectFrom('league_team')
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('table_entry')
    .values({
      id: 'decision',
      league_id,
      team_id,
      kind: 'adjustment',
      body: JSON.stringify({ points: -2, reason: CANARY }),
      created_at: 1,
    })
    .execute();
  await db
    .updateTable('fixture')
    .set({ is_draft: 1, location: CANARY })
    .where('id', 'in', db.selectFrom('fixture').select('id').limit(1))
    .execute();
}

async function written(line: CommandLine): Promise<string> {
  const path = join(line.folder, 'data.zip');
  const { code, output } = await line.run('data', 'write', path);
  expect({ code, output }).toMatchObject({ code: 0 });
  return path;
}

async function filled(): Promise<CommandLine> {
  const line = await openFilled();
  onTestFinished(() => line.drop());
  return line;
}

async function empty(): Promise<CommandLine> {
  const line = await openCommandLine();
  onTestFinished(() => line.drop());
  await line.run(
    'user',
    'add',
    '--email',
    'a@wavu.example',
    '--name',
    'Asha',
    '--role',
    'admin',
    '--password',
    'pwani-na-bara',
  );
  return line;
}

function tablesOf(line: CommandLine) {
  return line.withStore(async (store) => {
    const leagues = await store.db
      .selectFrom('league')
      .select(['id', 'name'])
      .orderBy('id')
      .execute();
    const tables = [];
    for (const { id, name } of leagues) tables.push({ name, table: await getStandings(store, id) });
    return tables;
  });
}

test('the open data in an empty installation give the same tables', async () => {
  const from = await filled();
  const to = await empty();
  const { code, output } = await to.run('data', 'load', await written(from));
  expect({ code, output }).toMatchObject({ code: 0 });
  const tables = await tablesOf(to);
  expect(tables.length).toBeGreaterThan(5);
  // Pictures are not part of the data.
  const withReasons = JSON.stringify(await tablesOf(from)).replaceAll(
    /"logo":"[^"]*"/g,
    '"logo":null',
  );
  expect(withReasons).toContain(`-2: ${CANARY}`);
  const expected = JSON.parse(withReasons.replaceAll(CANARY, '')) as typeof tables;
  for (const [index, { name, table }] of tables.entries()) {
    for (const part of ['rows', 'explanations'] as const) {
      const pairs = table[part].map((line, at) => [
        JSON.stringify(line),
        JSON.stringify(expected[index]!.table[part][at]),
      ]);
      expect({ name, different: pairs.filter(([row, target]) => row !== target) }).toEqual({
        name,
        different: [],
      });
    }
  }
  expect(tables.length).toBe(expected.length);
  expect(await to.run('check')).toMatchObject({ code: 0 });
});

test('children, people of unknown age, contacts, coaches, drafts and typed words are in no file', async () => {
  const files = unzipSync(readFileSync(await written(await filled())));
  const texts = Object.entries(files).map(([name, bytes]) => ({ name, text: strFromU8(bytes) }));
  expect(texts.filter(({ text }) => text.includes(CANARY))).toEqual([]);
  expect(texts.filter(({ text }) => text.includes('Mtu Mzima')).map(({ name }) => name)).toEqual([
    'player.ndjson',
    'player.csv',
  ]);
});

test('the schema describes the columns of each file, and CSV and NDJSON say the same', async () => {
  const files = unzipSync(readFileSync(await written(await filled())));
  const schema = JSON.parse(strFromU8(files['schema.json']!));
  expect(schema['dc:license']).toEqual({ '@id': 'https://creativecommons.org/licenses/by/4.0/' });
  expect(strFromU8(files['LICENCE.txt']!)).toContain('Published by TAVA');
  expect(schema.tables.map(({ url }: { url: string }) => url)).toEqual(
    DATASETS.map(({ table }) => `${table}.csv`),
  );
  for (const dataset of DATASETS) {
    const { table } = dataset;
    const names = publishedColumns(dataset).map(({ name }) => name);
    const described = schema.tables.find(({ url }: { url: string }) => url === `${table}.csv`);
    expect(described.tableSchema.columns.map(({ name }: { name: string }) => name)).toEqual(names);
    const csv = parse(strFromU8(files[`${table}.csv`]!), { columns: true }) as object[];
    const rows = strFromU8(files[`${table}.ndjson`]!).split('\n').slice(0, -1);
    const asText = rows.map((row) =>
      Object.fromEntries(
        Object.entries(JSON.parse(row)).map(([name, value]) => [
          name,
          value === null ? '' : `${value}`,
        ]),
      ),
    );
    expect(csv).toEqual(asText);
  }
});

/** The same archive with one file changed, or without it. */
function changed(path: string, name: string, text: string | undefined): string {
  const files = unzipSync(readFileSync(path));
  if (text === undefined) delete files[name];
  else files[name] = strToU8(text);
  const target = `${path}.changed`;
  writeFileSync(target, zipSync(files, { level: 1 }));
  return target;
}

test.each<[string, (path: string) => string, string]>([
  ['lacks a table', (path) => changed(path, 'match.ndjson', undefined), 'has no match.ndjson'],
  [
    'has a line that is not JSON',
    (path) => changed(path, 'team.ndjson', '{"id'),
    'Line 1 of team.ndjson',
  ],
  [
    'has a number where a text belongs',
    (path) => changed(path, 'league_team.ndjson', '{"league_id":"x","team_id":7}\n'),
    'Line 1 of league_team.ndjson is not a row of that table: team_id',
  ],
  [
    'has a row with other columns',
    (path) => changed(path, 'team.ndjson', '{"id":"x","coach":"y"}\n'),
    'Line 1 of team.ndjson',
  ],
  [
    'is cut short',
    (path) => {
      writeFileSync(`${path}.short`, readFileSync(path).subarray(0, 5000));
      return `${path}.short`;
    },
    'not a ZIP archive',
  ],
])('open data that %s are refused, and nothing is saved', async (_, damage, problem) => {
  const to = await empty();
  const { code, output } = await to.run('data', 'load', damage(await written(await filled())));
  expect(code).toBe(1);
  expect(output).toContain(problem);
  expect(await tablesOf(to)).toEqual([]);
});

test('open data go into an installation without leagues alone', async () => {
  const line = await filled();
  const { code, output } = await line.run('data', 'load', await written(line));
  expect(code).toBe(1);
  expect(output).toContain('no leagues, teams and matches');
});

test('nothing is written before a licence is chosen', async () => {
  const line = await empty();
  const { code, output } = await line.run('data', 'write', join(line.folder, 'data.zip'));
  expect(code).toBe(1);
  expect(output).toContain('Choose a licence first');
});
