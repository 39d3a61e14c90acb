import { readResults } from '../../domain/exports/files.ts';
import { rankingOrders, type StandingsRow, standings } from '../../domain/index.ts';
import { columns } from './columns.ts';
import type { CommandOutput } from './command-output.ts';

export function standingsText(csv: string, order = 'fivb'): CommandOutput {
  if (!Object.hasOwn(rankingOrders, order)) {
    const orders = Object.keys(rankingOrders).join(', ');
    return { lines: [], problems: [` the order ${order} is none of ${orders}`] };
  }
  const read = readResults(csv);
  if (!read.ok) {
    return { lines: [], problems: read.problems.map(({ line, detail }) => `${line}: ${detail}`) };
  }
  const criteria = rankingOrders[order as keyof typeof rankingOrders];
  const { rows } = standings({ ...read.value, criteria });
  const heading = ['Team', 'P', 'W', 'L', 'Sets', 'Points', 'Pts'];
  return { lines: columns([heading, ...rows.map(cellsOf)]), problems: [] };
}

function cellsOf(row: StandingsRow): string[] {
  return [
    `${row.rank}. ${row.team}`,
    String(row.played),
    String(row.won),
    String(row.lost),
    `${row.setsWon}:${row.setsLost}`,
    row.pointsKnown ? `${row.pointsWon}:${row.pointsLost}` : '-',
    String(row.points),
  ];
}
