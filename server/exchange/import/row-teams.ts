import type { ImportDecisions } from '#contract/administration/import-decisions.ts';
import { type Gender, NO_NAME } from '#contract/primitives.ts';
import { textOf } from '#contract/text/text.ts';
import { foldedName } from '#server/platform/db/sort-name.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { insertTeam } from '#server/play/teams/commands.ts';
import { nearText } from './near-names.ts';
import type { Questions } from './questions.ts';
import type { Faults } from './read/faults.ts';
import { genderOf } from './read/gender-words.ts';
import { NO_TEAM } from './table/fill-blocks.ts';
import type { TeamNames } from './team-names.ts';

type Row = { row: number; cells: { team?: string; gender?: string } };

/** The team of a row. `unsaid`: the row names none, and nobody said that it has none. */
export type RowTeam =
  | { kind: 'team'; id: string }
  | { kind: 'none' }
  | { kind: 'out' }
  | { kind: 'faulty' }
  | { kind: 'unsaid'; block: Block };
type Block = { key: string; options: { id: string; name: string }[] };

type Setting = {
  tx: Write;
  author: Author;
  league: string | undefined;
  /** The team of rows that name none. */
  own: { id: string } | undefined;
  names: TeamNames;
  decisions: ImportDecisions;
  faults: Faults;
  questions: Questions;
};

const MOST_OPTIONS = 100;

/** Finds the team of each row, as the file and the person who sends it say. */
export function findRowTeams(rows: readonly Row[], setting: Setting) {
  const { own, names, decisions, faults, questions } = setting;
  const blocks = blocksWithoutTeam(rows, names);
  const decided = new Map(
    Object.entries(decisions.teams ?? {}).map(([name, id]) => [foldedName(name), id]),
  );
  const created = new Map<string, string>();

  async function named(row: number, name: string, gender: Gender | undefined): Promise<RowTeam> {
    const key = foldedName(name);
    const decision = decided.get(key);
    if (decision === 'none') return { kind: 'none' };
    const founded = created.get(key);
    if (founded !== undefined) return { kind: 'team', id: founded };
    const isId = decision !== undefined && decision !== 'new';
    const known = (isId ? names.decide(name, decision) : undefined) ?? names.find(name);
    if (known.ok && known.id !== undefined) return { kind: 'team', id: known.id };
    const newGender = names.gender ?? decisions.gender ?? gender;
    if (known.ok && decision === 'new' && newGender !== undefined) {
      const id = await foundTeam(setting, name, newGender);
      created.set(key, id);
      return { kind: 'team', id };
    }
    const options = names.offers(name);
    const missing =
      options.length > 0 ? nearText(name, options) : textOf('import.teamMissing', { name });
    faults.add(row, 'team', known.ok ? missing : known.text, 'asked');
    const mayBeNew = known.ok && newGender !== undefined;
    questions.ask({ kind: 'team', value: name, options, mayBeNew }, row);
    return { kind: 'faulty' };
  }

  return async ({ row, cells: { team, gender } }: Row): Promise<RowTeam> => {
    if (team === NO_TEAM) return { kind: 'none' };
    if (team !== undefined) return named(row, team, genderOf(gender ?? ''));
    if (own !== undefined) return { kind: 'team', id: own.id };
    const block = blocks.get(row)!;
    const decision = decisions.rows?.[block.key];
    if (decision === 'none' || decision === 'out') return { kind: decision };
    if (decision === undefined) return { kind: 'unsaid', block };
    const known = names.decide(block.key, decision);
    return known?.ok ? { kind: 'team', id: decision } : { kind: 'unsaid', block };
  };
}

/** Rows without a team that stand together, with the teams above and below them. */
function blocksWithoutTeam(rows: readonly Row[], names: TeamNames): Map<number, Block> {
  const blocks = new Map<number, Block>();
  const hasTeams = rows.some(({ cells }) => cells.team !== undefined);
  for (let first = 0; first < rows.length; first += 1) {
    if (rows[first]!.cells.team !== undefined) continue;
    let last = first;
    while (last + 1 < rows.length && rows[last + 1]!.cells.team === undefined) last += 1;
    const around = [rows[first - 1], rows[last + 1]].flatMap((row) => row?.cells.team ?? []);
    const options = around.flatMap((name) => {
      const team = names.find(name);
      return team.ok && team.id !== undefined ? [{ id: team.id, name }] : [];
    });
    const key = `${rows[first]!.row}-${rows[last]!.row}`;
    const offered = hasTeams ? options : names.choices.slice(0, MOST_OPTIONS);
    for (let at = first; at <= last; at += 1)
      blocks.set(rows[at]!.row, { key, options: [...offered] });
    first = last;
  }
  return blocks;
}

async function foundTeam({ tx, author, league }: Setting, name: string, gender: Gender) {
  const id = await insertTeam(tx, author, {
    name,
    city: '–',
    coach: NO_NAME,
    gender,
    about: '',
    jerseyColor1: '#ffffff',
    jerseyColor2: '#ffffff',
  });
  if (league !== undefined) {
    await tx.db.insertInto('league_team').values({ league_id: league, team_id: id }).execute();
    tx.siteChanged();
  }
  return id;
}
