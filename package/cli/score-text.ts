import { readLog } from '../../domain/exports/files.ts';
import type { MatchState } from '../../domain/index.ts';
import type { CommandOutput } from './command-output.ts';

export function scoreText(json: string): CommandOutput {
  const read = readLog(json);
  if (!read.ok) {
    return { lines: [], problems: read.problems.map(({ line, detail }) => `${line}: ${detail}`) };
  }
  return { lines: linesOf(read.value.state), problems: [] };
}

export function linesOf(state: MatchState): string[] {
  const winner = state.winner === null ? '' : `, ${state.winner}`;
  return [
    `${state.phase}${winner}: ${state.team1Wins}-${state.team2Wins}`,
    ...state.sets.map(({ set, team1Score, team2Score, over }) => {
      return `set ${set}: ${team1Score}-${team2Score}${over ? '' : ' (being played)'}`;
    }),
    ...state.warnings.map(({ event, detail }) => `note on ${event}: ${detail}`),
  ];
}
