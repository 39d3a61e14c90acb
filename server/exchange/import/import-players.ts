import { type ImportChange, PLAYER_COLUMNS } from '#contract/administration/import.ts';
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
import { dayOf } from './read/clock-text.ts';
import { PLAYER_WORDS } from './read/column-words.ts';
import type { Faults } from './read/faults.ts';
import { genderFault, genderOf } from './read/gender-words.ts';
import { YES_OR_NO } from './read/import-row.ts';
import type { Shape } from './read/read-header.ts';
import { readTeamNames, type TeamNames } from './team-names.ts';

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
} as const satisfies Partial<Record<PlayerColumn, keyof PlayerRow>>;

const NUMBERS = ['jerseyNumber', 'height', 'weight'] as const;

export const PLAYER_SHAPE: Shape<PlayerColumn> = {
  columns: PLAYER_COLUMNS,
  required: ['fullName'],
  words: PLAYER_WORDS,
};

export type PlayersOf = {
  /** The league whose teams a name means first. */
  league: string | undefined;
  /** The team of rows that name none. */
  team: { id: string; name: string } | undefined;
};

/**
 * Players by name and team. A player of the same name who is in no team, or was born on the same
 * day in another team, comes into the team that the file says.
 */
export async function importPlayers(
  tx: Write,
  author: Author,
  rawRows: readonly RawPlayer[],
  { league, team: own }: PlayersOf,
  faults: Faults,
): Promise<ImportChange[]> {
  const teams = await readTeamNames(tx.db, league ?? '', undefined, true);
  const rows = await tx.db
    .selectFrom('player')
    .selectAll()
    .where('archived_at', 'is', null)
    .execute();
  const byName = Map.groupBy(rows, (player) => foldedName(player.full_name));
  const taken = new Set<string>();
  const changes: ImportChange[] = [];
  for (const { row, cells: written } of rawRows) {
    const before = faults.count();
    const isOwn = own !== undefined && written.team === undefined;
    const cells = {
      ...written,
      ...(written.gender ? { gender: genderWord(written.gender) } : {}),
      ...(written.dateOfBirth ? { dateOfBirth: dayOf(written.dateOfBirth) } : {}),
      ...(isOwn ? { team: own.name } : {}),
    };
    const team = isOwn ? own.id : teamIdOf(row, written.team, teams, faults);
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
    if (found && makesOlder(found, input, author.now)) {
      faults.add(row, 'dateOfBirth', textOf('import.madeOlder'));
      continue;
    }
    const change = await keepPlayer(tx, author, row, cells, input, found);
    taken.add(change.id);
    if (change.columns.length > 0 || found === undefined) changes.push(change.report);
  }
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

function teamIdOf(
  row: number,
  name: string | undefined,
  teams: TeamNames,
  faults: Faults,
): string | undefined {
  if (name === undefined) return undefined;
  const known = teams.find(name);
  if (!known.ok) faults.add(row, 'team', known.text);
  else if (known.id === undefined) faults.add(row, 'team', textOf('import.teamMissing', { name }));
  return known.ok ? known.id : undefined;
}

/** 'Male' and 'Female' are kept where they stand in a record already. */
function genderWord(text: string | undefined): string | undefined {
  if (text === undefined || text === 'Male' || text === 'Female') return text;
  return genderOf(text) ?? text;
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
