import type { FileMatch, LeagueFile } from '#domain/competition/standings/testing/league-file.ts';

/** The matches of a collected league as an organiser would send them. */
export function leagueCsv(file: Pick<LeagueFile, 'matches'>): string {
  const header = 'date,time,team1,team2,round,sets,result,counts';
  return [header, ...file.matches.map(lineOf)].join('\n');
}

function lineOf(match: FileMatch): string {
  const sets = match.sets?.map((set) => set.join('-')).join(' ') ?? '';
  return [
    match.date ?? '',
    '',
    quoted(match.home),
    quoted(match.away),
    match.round ?? '',
    sets,
    resultOf(match),
    match.notCounted ? 'no' : '',
  ].join(',');
}

function resultOf(match: FileMatch): string {
  if (match.forfeit !== undefined) return match.forfeit === match.home ? 'forfeit1' : 'forfeit2';
  return match.setsWon?.join('-') ?? '';
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
