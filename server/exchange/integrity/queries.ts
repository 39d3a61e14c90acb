import { sql } from 'kysely';
import { foldLog } from '#domain/volleyball/match-log.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import { INITIAL_STATE } from '#domain/volleyball/match-state.ts';
import { readSnapshot } from '#server/exchange/portable/snapshot.ts';
import type { Connection, Database } from '#server/platform/db/connect.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { projectState } from '#server/play/scoring/projection.ts';
import { eventOf } from '#server/play/scoring/queries.ts';

export type Integrity = {
  /** Sentences for the operator; none = all is well. */
  findings: string[];
  matches: number;
  events: number;
};

const PAGE = 200;

/** Whether the data still are what the program promises of them. Reads only. */
export function checkIntegrity(connection: Connection): Promise<Integrity> {
  return readSnapshot(connection, (db) => checkAll(db, connection.engine));
}

async function checkAll(db: Database, engine: Engine): Promise<Integrity> {
  const findings = engine === 'sqlite' ? await checkFile(db) : [];
  findings.push(...(await checkChanges(db)));
  let matches = 0;
  let events = 0;
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('match')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      const checked = await checkMatch(db, row);
      findings.push(...checked.findings);
      events += checked.events;
    }
    matches += rows.length;
    if (rows.length < PAGE) return { findings, matches, events };
    after = rows.at(-1)!.id;
  }
}

/** The file's own pages and references. PostgreSQL keeps its references itself. */
async function checkFile(db: Database): Promise<string[]> {
  const pages = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(db);
  const broken = pages.rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  const references = await sql<{ table: string; rowid: number; parent: string }>`
    PRAGMA foreign_key_check
  `.execute(db);
  return [
    ...broken.map((text) => `The file is damaged: ${text}`),
    ...references.rows.map(
      ({ table, rowid, parent }) => `Row ${rowid} of ${table} refers to a missing ${parent}.`,
    ),
  ];
}

/** The changes are numbered 1, 2, 3, ...; those that were dropped on purpose are counted. */
async function checkChanges(db: Database): Promise<string[]> {
  const counters = await db.selectFrom('counter').selectAll().execute();
  const counted = (name: string) => counters.find((row) => row.name === name)?.value ?? 0;
  const { count, newest, live } = await db
    .selectFrom('change')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.max('version').as('newest'),
      eb.fn.max('live_version').as('live'),
    ])
    .executeTakeFirstOrThrow();
  const findings: string[] = [];
  const stored = Number(count) + counted('forgotten');
  if (stored !== counted('change')) {
    findings.push(`${counted('change')} changes were counted, ${stored} are there.`);
  }
  if (Number(newest ?? 0) > counted('change')) {
    findings.push(`The newest change is number ${newest}, beyond the counter.`);
  }
  if (Number(live ?? 0) > counted('live')) {
    findings.push(`The newest live change is number ${live}, beyond the counter.`);
  }
  return findings;
}

async function checkMatch(db: Database, row: MatchRow) {
  const stored = await db
    .selectFrom('match_event')
    .selectAll()
    .where('match_id', '=', row.id)
    .orderBy('seq')
    .execute();
  const findings: string[] = [];
  const find = (problem: string) => void findings.push(`Match ${row.id}: ${problem}`);
  const isContiguous = stored.every((event, index) => event.seq === index + 1);
  if (!isContiguous || stored.length !== row.seq) {
    find(`the log should have entries 1 to ${row.seq}, it has ${stored.length}.`);
  }
  if (stored.length > 0 && row.rules === null) find('it has a log and no rules.');
  const versions = await db
    .selectFrom('change')
    .select('match_version')
    .where('match_id', '=', row.id)
    .orderBy('match_version')
    .execute();
  const numbers = versions.map((change) => change.match_version);
  if (numbers.length > 0 && numbers.at(-1) !== row.version) {
    find(`its newest change is ${numbers.at(-1)}, it says ${row.version}.`);
  }
  if (numbers.some((version, index) => version !== numbers[0]! + index)) {
    find('its changes are not numbered without gaps.');
  }
  if (findings.length === 0) {
    try {
      const rules = JSON.parse(row.rules ?? 'null') as MatchRules | null;
      const state = rules ? foldLog(rules, stored.map(eventOf)).state : INITIAL_STATE;
      for (const [column, value] of Object.entries(projectState(state))) {
        const stored = row[column as keyof MatchRow];
        if (stored !== value) find(`${column} should be ${value} by its log, it is ${stored}.`);
      }
    } catch (error) {
      find(`its log cannot be folded: ${(error as Error).message}`);
    }
  }
  return { findings, events: stored.length };
}
