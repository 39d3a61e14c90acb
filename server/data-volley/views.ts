import type { FileImport } from '#contract/match-file.ts';
import type { DataVolleyFile } from '#domain/data-volley/data-volley-file.ts';
import type { MatchOfFile } from '#domain/data-volley/match-of-file.ts';
import type { Side } from '#domain/volleyball/side.ts';

export function fileImportView(
  file: DataVolleyFile,
  home: Side,
  { log, warnings }: MatchOfFile,
  kept: boolean,
): FileImport {
  const [team1, team2] = home === 'team1' ? [file.home, file.away] : [file.away, file.home];
  const pairs = log.events.flatMap((event) => (event.type === 'substitution' ? event.pairs : []));
  return {
    kept,
    team1: team1.name,
    team2: team2.name,
    sets: log.state.sets.map(({ team1Score, team2Score }) => ({ team1Score, team2Score })),
    rallies: log.events.filter(({ type }) => type === 'rally').length,
    substitutions: pairs.length,
    timeouts: log.events.filter(({ type }) => type === 'timeout').length,
    warnings: [...warnings],
  };
}
