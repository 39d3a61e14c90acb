import { type ImportChange, PLAYER_COLUMNS } from '#contract/administration/import.ts';
import type { DayOrder, ImportDecisions } from '#contract/administration/import-decisions.ts';
import { type CreatePlayer, createPlayerSchema } from '#contract/people/player.ts';
import { textOfIssue } from '#contract/text/issue-text.ts';
import { textOf } from '#contract/text/text.ts';
import { foldedName } from '#server/platform/db/sort-name.ts';
import type { PlayerRow } from '#server/platform/db/tables/tables.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { importConsent } from '#server/play/consents/commands.ts';
import {
  insertPlayer,
  isUnborn,
  makesOlder,
  updatePlayerRow,
} from '#server/play/players/commands.ts';
import { changesOf, type RawRow } from './changes-of.ts';
import { noteDoubles, type StoredPlayer } from './note-doubles.ts';
import { playerCells } from './player-cells.ts';
import type { Questions } from './questions.ts';
import type { Faults } from './read/faults.ts';
import { genderFault } from './read/gender-words.ts';
import { YES_OR_NO } from './read/import-row.ts';
import { findRowTeams } from './row-teams.ts';
import { PLAYER_MEANINGS, PLAYER_WORDS } from './table/column-words.ts';
import { playerSection } from './table/sections.ts';
import type { Shape } from './table/shape.ts';
import { readTeamNames } from './team-names.ts';

type PlayerColumn = (typeof PLAYER_COLUMNS)[number];
export type RawPlayer = RawRow<PlayerColumn>;

const COLUMNS = {
  jerseyNumber: 'jersey_number',
  position: 'position',
  dominantHand: 'dominant_hand',
  dateOfBirth: 'date_of_birth',
  gender: 'gender',
  nationality: 'nationality',
  nickname: 'nickname',
  height: 'height',
  weight: 'weight',
  phone: 'phone',
  email: 'email',
  licence: 'licence',
  licenceUntil: 'licence_until',
} as const satisfies Partial<Record<PlayerColumn, keyof PlayerRow>>;

const NUMBERS = ['jerseyNumber', 'height', 'weight'] as const;

export const PLAYER_SHAPE: Shape<PlayerColumn> = {
  columns: PLAYER_COLUMNS,
  required: ['fullName'],
  words: PLAYER_WORDS,
  meanings: PLAYER_MEANINGS,
  main: 'fullName',
  fills: ['team'],
  counted: 'jerseyNumber',
  section: playerSection,
};

export type PlayersOf = {
  /** The league whose teams a name means first. */
  league: string | undefined;
  /** The team of rows that name none. */
  team: { id: string; name: string } | undefined;
  /** The columns of the file say nothing of teams. */
  hasTeams: boolean;
  order: DayOrder;
  decisions: ImportDecisions;
};

/** The notes about a file. */
export type Findings = { faults: Faults; notes: Faults; questions: Questions };

/**
 * Players by name and team. A player of the same name who is in no team, or was born on the same
 * day in another team, comes into the team that the file says.
 */
export async function importPlayers(
  tx: Write,
  author: Author,
  rawRows: readonly RawPlayer[],
  { league, team: own, hasTeams, order, decisions }: PlayersOf,
  { faults, notes, questions }: Findings,
): Promise<ImportChange[]> {
  const names = await readTeamNames(tx.db, league ?? '', undefined, true);
  const known = await tx.db
    .selectFrom('player')
    .selectAll()
    .where('archived_at', 'is', null)
    .execute();
  const byName = Map.groupBy(known, (player) => foldedName(player.full_name));
  const setting = { tx, author, league, own, names, decisions, faults, questions };
  const teamOf = findRowTeams(rawRows, setting);
  const taken = new Set<string>();
  const changes: ImportChange[] = [];
  const imported: StoredPlayer[] = [];
  for (const raw of rawRows) {
    const { row, cells: written } = raw;
    const before = faults.count();
    const { cells, year } = playerCells(
      written,
      { order, now: author.now },
      (column, text) => faults.add(row, column, text),
      (column, text) => notes.add(row, column, text),
    );
    const place = await teamOf(raw);
    if (place.kind === 'out') continue;
    const team = place.kind === 'team' ? place.id : undefined;
    if (own !== undefined && written.team === undefined) cells.team = own.name;
    if (place.kind === 'none') delete cells.team;
    if (faults.count() > before) continue;
    const input = inputOf(row, cells, team, faults);
    if (input !== undefined && isUnborn(input, author.now))
      faults.add(row, 'dateOfBirth', textOf('cell.inFuture', { value: input.dateOfBirth ?? '' }));
    if (faults.count() > before || input === undefined) continue;
    const found = findSamePlayer(cells, input.team, byName.get(foldedName(input.fullName)) ?? []);
    if (found === 'several' || (found && taken.has(found.id))) {
      const why = found === 'several' ? 'import.severalPlayers' : 'import.playerTwice';
      faults.add(row, 'fullName', textOf(why));
      continue;
    }
    if (found === undefined && place.kind === 'unsaid') {
      const { key: value, options } = place.block;
      questions.ask({ kind: 'noTeam', value, options, mayBeNew: false }, row);
      // If no row of the file has a team, that may be meant so.
      if (hasTeams) {
        faults.add(row, 'team', textOf('import.noTeam'), 'asked');
        continue;
      }
    }
    // A year alone says nothing new of somebody whose day of birth is known.
    if (year !== undefined && found?.date_of_birth?.startsWith(year)) {
      delete cells.dateOfBirth;
      delete input.dateOfBirth;
    }
    if (found && makesOlder(found, input, author.now)) {
      faults.add(row, 'dateOfBirth', textOf('import.madeOlder'));
      continue;
    }
    const change = await keepPlayer(tx, author, row, cells, input, found);
    taken.add(change.id);
    imported.push({ row, id: change.id, name: input.fullName, team, shirt: input.jerseyNumber });
    if (change.columns.length > 0 || found === undefined) changes.push(change.report);
  }
  noteDoubles(imported, known, notes);
  return changes;
}

function inputOf(
  row: number,
  { team: _name, consent, ...cells }: RawPlayer['cells'],
  team: string | undefined,
  faults: Faults,
): CreatePlayer | undefined {
  const numbers = Object.fromEntries(
    NUMBERS.flatMap((name) => (cells[name] === undefined ? [] : [[name, Number(cells[name])]])),
  );
  const agreed = consent === undefined ? undefined : YES_OR_NO.get(consent.toLowerCase());
  if (consent !== undefined && agreed === undefined)
    faults.add(row, 'consent', textOf('import.neitherYesNorNo', { value: consent }));
  const checked = createPlayerSchema.safeParse({
    ...cells,
    ...numbers,
    ...(agreed === undefined ? {} : { consent: agreed }),
    ...(team === undefined ? {} : { team }),
  });
  for (const issue of checked.error?.issues ?? []) {
    const column = String(issue.path[0]);
    const isGender = column === 'gender';
    faults.add(row, column, isGender ? genderFault(cells.gender ?? '') : textOfIssue(issue));
  }
  return checked.data;
}

function findSamePlayer(
  { dateOfBirth }: RawPlayer['cells'],
  team: string | undefined,
  named: readonly PlayerRow[],
): PlayerRow | 'several' | undefined {
  const inTeam = named.filter((player) => player.team_id === (team ?? null));
  const born = named.filter(
    (player) => dateOfBirth !== undefined && player.date_of_birth === dateOfBirth,
  );
  const free = named.filter((player) => player.team_id === null);
  const candidates = [inTeam, born, free].find((some) => some.length > 0) ?? [];
  const exact = candidates.filter((player) => born.includes(player));
  const [found, ...others] = exact.length > 0 ? exact : candidates;
  return others.length > 0 ? 'several' : found;
}

async function keepPlayer(
  tx: Write,
  author: Author,
  row: number,
  cells: RawPlayer['cells'],
  input: CreatePlayer,
  found: PlayerRow | undefined,
): Promise<{ id: string; columns: ImportChange['columns']; report: ImportChange }> {
  const columns = changesOf(cells, COLUMNS, found);
  const isMoved = input.team !== undefined && input.team !== found?.team_id;
  if (isMoved) columns.unshift({ column: 'team', before: null, after: cells.team ?? null });
  if (input.consent !== undefined && (found?.consent === 1) !== input.consent)
    columns.push({ column: 'consent', before: null, after: cells.consent ?? null });
  const report: ImportChange = {
    row,
    what: found ? 'changed' : 'new',
    name: input.fullName,
    columns,
  };
  if (found === undefined) {
    const { consent, ...fields } = input;
    const id = await insertPlayer(tx, author, fields);
    if (consent === true) await importConsent(tx, author, id, true);
    return { id, columns, report };
  }
  if (columns.length > 0) await updatePlayerRow(tx, author, found, input);
  return { id: found.id, columns, report };
}
