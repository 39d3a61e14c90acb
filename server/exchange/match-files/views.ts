import type { FileImport } from '#contract/matches/match-file.ts';
import type { FileWarning } from '#domain/data-volley/file-warning.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';

/** @param team1 as the file names it, as `team2` */
export function fileImportView(
  team1: string,
  team2: string,
  log: MatchLog,
  warnings: readonly FileWarning[],
  isSaved: boolean,
): FileImport {
  const pairs = log.events.flatMap((event) => (event.type === 'substitution' ? event.pairs : []));
  return {
    kept: isSaved,
    team1,
    team2,
    sets: log.state.sets.map(({ team1Score, team2Score }) => ({ team1Score, team2Score })),
    rallies: log.events.filter(({ type }) => type === 'rally').length,
    substitutions: pairs.length,
    timeouts: log.events.filter(({ type }) => type === 'timeout').length,
    warnings: [...warnings],
  };
}
