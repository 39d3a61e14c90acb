import { dataVolley } from '../../domain/exports/data-volley.ts';
import { type MatchStatistics, matchStatistics } from '../../domain/exports/statistics.ts';
import { rulePresets } from '../../domain/index.ts';
import { columns } from './columns.ts';
import type { CommandOutput } from './command-output.ts';
import { linesOf } from './score-text.ts';

/** The result and what both teams did with the ball. Doubts about the file are lines beside them. */
export function scoutingText(text: string): CommandOutput {
  const read = dataVolley(text, { rules: rulePresets.indoor });
  if (read === null)
    return { lines: [], problems: ['1: No scouting ([3SCOUT]) and no teams ([3TEAMS]).'] };
  const { team1, team2 } = matchStatistics(read.log);
  const rows = [
    ['Team', 'Serves', 'Aces', 'Receptions', 'Attacks', 'Kills', 'Blocks'],
    countsOf(read.file.home.name, team1),
    countsOf(read.file.away.name, team2),
  ];
  const doubts = read.warnings.map(
    ({ line, kind, detail }) => `${line ?? '-'}: ${kind}: ${detail}`,
  );
  return { lines: [...linesOf(read.log.state), ...columns(rows), ...doubts], problems: [] };
}

function countsOf(name: string, { box }: MatchStatistics['team1']): string[] {
  if (box === null) return [name, '-', '-', '-', '-', '-', '-'];
  const { serve, reception, attack, block } = box.team;
  const counts = [
    serve.total,
    serve.aces,
    reception.total,
    attack.total,
    attack.kills,
    block.points,
  ];
  return [name, ...counts.map(String)];
}
