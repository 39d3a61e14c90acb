import type { ImportChange } from '#contract/administration/import.ts';
import type { PlannedMatch } from './plan-import.ts';

const NAMES: Record<string, string> = {
  match_time: 'time',
  location: 'location',
  court: 'court',
  round: 'round',
  counts: 'counts',
  group_id: 'group',
};

/** The changes that a row of fixtures makes, in words of the file. */
export function fixtureChange({ row, match, columns, events, log }: PlannedMatch): ImportChange {
  const changed = Object.keys(columns).map((column) => ({
    column: NAMES[column] ?? column,
    before: text(match?.[column as keyof typeof match]),
    after: column === 'group_id' ? (row.group ?? null) : text(columns[column as never]),
  }));
  const before = match && match.decided === 1 ? `${match.team1_wins}-${match.team2_wins}` : null;
  const { team1Wins, team2Wins, sets } = log.state;
  const scores = sets.map(({ team1Score, team2Score }) => `${team1Score}-${team2Score}`);
  const after = `${team1Wins}-${team2Wins} ${scores.length > 0 ? `(${scores.join(' ')})` : ''}`;
  const result = { column: 'result', before, after: after.trim() };
  return {
    row: row.row,
    what: match === undefined ? 'new' : 'changed',
    name: `${row.date} ${row.team1} – ${row.team2}`,
    columns: events.length > 0 ? [...changed, result] : changed,
  };
}

function text(value: unknown): string | null {
  return value === undefined || value === null ? null : String(value);
}
