import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExportQuery, ExportTable } from '#contract/administration/export.ts';
import { PLAYER_COLUMNS, TEAM_COLUMNS } from '#contract/administration/import.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import type { ListOf } from '#contract/primitives.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { getLeague } from '#server/play/leagues/queries.ts';
import { listMatches } from '#server/play/matches/queries.ts';
import { NOT_DECLINED } from '#server/play/officials/not-declined.ts';
import { listFullPlayers } from '#server/play/players/queries.ts';
import { readTableFacts, tableOf } from '#server/play/standings/queries.ts';
import { listTeams } from '#server/play/teams/queries.ts';
import type { Worksheet } from './csv-text.ts';
import { headingsOf } from './headings.ts';
import {
  MATCH_COLUMNS,
  matchCells,
  playerCells,
  STANDINGS_COLUMNS,
  standingsCells,
  teamCells,
} from './views.ts';

type Choice = Pick<ExportQuery, 'league' | 'lang'>;

/** A table as a sheet, with headings in the language that is asked for. */
export async function readWorksheet(
  store: Store,
  table: ExportTable,
  choice: Choice,
): Promise<Worksheet> {
  const sheet = await readTable(store, table, choice);
  const { lang } = choice;
  return lang === undefined
    ? sheet
    : { ...sheet, headings: headingsOf(table, lang, sheet.columns) };
}

/** Teams, players and fixtures have the columns that an import takes. */
async function readTable(
  store: Store,
  table: ExportTable,
  { league, lang }: Choice,
): Promise<Worksheet> {
  switch (table) {
    case 'teams':
      return { columns: TEAM_COLUMNS, rows: await teamRows(store, league) };
    case 'players': {
      const players = await listFullPlayers(store, league);
      return { columns: PLAYER_COLUMNS, rows: players.map(playerCells) };
    }
    case 'fixtures':
    case 'results':
      return { columns: MATCH_COLUMNS, rows: await matchRows(store, table, { league, lang }) };
    case 'standings':
      return { columns: STANDINGS_COLUMNS, rows: await standingsRows(store, league) };
  }
}

/** Page after page; between two of them others are served. */
async function everything<T>(read: (cursor?: string) => Promise<ListOf<T>>): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    items.push(...page.items);
    cursor = page.next ?? undefined;
    if (cursor !== undefined) await nextTurn();
  } while (cursor !== undefined);
  return items;
}

const PAGE = 500;

async function teamRows(store: Store, league: string | undefined) {
  const groups = league ? (await getLeague(store, league)).groups : [];
  const teams = await everything((cursor) => listTeams(store, { league, cursor, limit: PAGE }));
  return teams.map((team) => {
    const group = groups.find(({ teams }) => teams.some(({ id }) => id === team.id));
    return teamCells(team, group?.name ?? null);
  });
}

async function matchRows(
  store: Store,
  table: 'fixtures' | 'results',
  { league, lang = DEFAULT_LANGUAGE }: Choice,
) {
  if (league) await getLeague(store, league);
  const status = table === 'results' ? { status: 'ended' } : {};
  const matches = await everything((cursor) =>
    listMatches(store, { ...status, league, cursor, limit: PAGE }),
  );
  const uncounted = await store.db
    .selectFrom('match')
    .select('id')
    .where('counts', '=', 0)
    .where('archived_at', 'is', null)
    .execute();
  const outside = new Set(uncounted.map(({ id }) => id));
  const officials = await officialsByMatch(store);
  return matches.map((match) =>
    matchCells(match, {
      counts: !outside.has(match.id),
      officials: officials.get(match.id)?.join(', ') ?? '',
      language: lang,
    }),
  );
}

async function officialsByMatch({ db }: Store): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('match_official')
    .innerJoin('official', 'official.id', 'match_official.official_id')
    .select(['match_official.match_id', 'official.name'])
    .where('official.archived_at', 'is', null)
    .where(NOT_DECLINED)
    .orderBy('match_official.match_id')
    .orderBy('official.name')
    .execute();
  const names = new Map<string, string[]>();
  for (const { match_id, name } of rows)
    names.set(match_id, [...(names.get(match_id) ?? []), name]);
  return names;
}

async function standingsRows(store: Store, leagueId: string | undefined) {
  if (leagueId === undefined) throw refused('LEAGUE_MISSING', textOf('export.sayLeague'), 'league');
  const facts = await readTableFacts(store, leagueId);
  const { groups } = facts.league;
  if (groups.length === 0) return tableOf(facts).rows.map((row) => standingsCells(null, row));
  return groups.flatMap(({ id, name }) =>
    tableOf(facts, { group: id }).rows.map((row) => standingsCells(name, row)),
  );
}
