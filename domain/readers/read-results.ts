import type { StandingsMatch } from '../competition/standings/match-side.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import type { FileProblem, ReadFile } from './read-file.ts';

export type Results = {
  /** In the order of their first match. */
  teams: readonly string[];
  matches: readonly StandingsMatch[];
};

const COLUMNS = ['team1', 'team2', 'sets', 'result', 'date'] as const;
type Cells = Record<(typeof COLUMNS)[number], string>;

/**
 * Results of a league from CSV. The heading names `team1`, `team2` and one of `sets`
 * (`25-20 25-22 25-18`) and `result` (`3-0`, `forfeit1`, `forfeit2`, `forfeit-both`); `date` is
 * `YYYY-MM-DD`. Columns with other names are left alone, rows without a result are matches to come.
 */
export function readResults(csv: string): ReadFile<Results> {
  const [heading, ...rows] = csvRows(csv);
  const names = heading?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const missing = ['team1', 'team2'].filter((name) => !names.includes(name));
  if (!names.includes('sets') && !names.includes('result')) missing.push('sets or result');
  if (missing.length > 0) {
    const detail = `The heading lacks ${missing.join(', ')}.`;
    return { ok: false, problems: [{ line: heading?.line ?? 1, detail }] };
  }
  const teams = new Set<string>();
  const matches: StandingsMatch[] = [];
  const problems: FileProblem[] = [];
  for (const row of rows) {
    const cells = cellsOf(row, names);
    const match = matchOf(cells, row.line);
    if (typeof match === 'string') {
      problems.push({ line: row.line, detail: match });
      continue;
    }
    for (const team of [cells.team1, cells.team2]) teams.add(team);
    if (match !== null) matches.push(match);
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { teams: [...teams], matches } };
}

function cellsOf(row: CsvRow, names: readonly string[]): Cells {
  const cell = (name: string) => row.cells[names.indexOf(name)] ?? '';
  return Object.fromEntries(COLUMNS.map((name) => [name, cell(name)])) as Cells;
}

/** null for a match to come; a sentence for a row that cannot be read. */
function matchOf({ team1, team2, sets, result, date }: Cells, line: number) {
  if (team1 === '' || team2 === '') return 'A team is missing.';
  if (team1 === team2) return `${team1} plays against itself.`;
  const played = pairsOf(sets);
  if (played === null) return `sets: "${sets}" are no scores like 25-20 25-22 25-18.`;
  const playedAt = date === '' ? null : Date.parse(`${date}T00:00Z`);
  if (Number.isNaN(playedAt)) return `date: "${date}" is no day like 2026-01-31.`;
  const match = { id: `line ${line}`, team1, team2, sets: played, ...(playedAt && { playedAt }) };
  const forfeit = /^forfeit(1|2|-both)$/.exec(result)?.[1];
  const counted = setsWonIn(played);
  if (forfeit !== undefined) {
    const by = ({ '1': 'team1', '2': 'team2', '-both': 'both' } as const)[forfeit];
    return { ...match, setsWon: counted, forfeit: by } as StandingsMatch;
  }
  if (result === '') return played.length === 0 ? null : { ...match, setsWon: counted };
  const [stated, ...others] = pairsOf(result) ?? [];
  if (stated === undefined || others.length > 0) return `result: "${result}" is no score like 3-1.`;
  if (played.length > 0 && String(stated) !== String(counted)) {
    return `result: ${result}, but the sets say ${counted.join('-')}.`;
  }
  return { ...match, setsWon: stated };
}

/** `25-20 23:25`: pairs between spaces or commas; null for anything else. */
function pairsOf(cell: string): [number, number][] | null {
  const words = cell.split(/[\s,]+/).filter((word) => word !== '');
  const pairs = words.map((word) => /^(\d{1,3})[-:](\d{1,3})$/.exec(word));
  if (pairs.includes(null)) return null;
  return pairs.map((pair) => [Number(pair![1]), Number(pair![2])]);
}

function setsWonIn(sets: readonly (readonly [number, number])[]): [number, number] {
  const won = (of: (set: readonly [number, number]) => boolean) => sets.filter(of).length;
  return [won(([a, b]) => a > b), won(([a, b]) => b > a)];
}
