import type { MatchLog } from '../volleyball/match-log.ts';
import { otherSide, type Side } from '../volleyball/side.ts';
import { scoutingLines } from './write-scouting.ts';

/** A team as the file names it; the shirts of the match that no player has stay without a name. */
export type WrittenTeam = { name: string; players: readonly { shirt: number; name: string }[] };

export type WrittenMatchFile = {
  /** Our side for the file's home team. */
  home: Side;
  /** The start of the match's day, epoch milliseconds. */
  midnight: number;
  /** Day as DD/MM/YYYY, time as HH.MM.SS. */
  day: string;
  time: string;
  season: string;
  league: string;
  teams: Record<Side, WrittenTeam>;
};

const FEWEST_SETS = 5;

/**
 * A match as the text of a `.dvw` (DataVolley, FILEFORMAT 2.0), which `readDataVolley` reads back: the same
 * line-ups, rallies with their touches, substitutions, time-outs and sets.
 */
export function writeDataVolley(log: MatchLog, file: WrittenMatchFile): string {
  const { home, day, time, season, league, teams } = file;
  const away = otherSide(home);
  const { state } = log;
  const wins = { team1: state.team1Wins, team2: state.team2Wins };
  return [
    '[3DATAVOLLEYSCOUT]',
    'FILEFORMAT: 2.0',
    'GENERATOR-PRG: Wavu',
    '[3MATCH]',
    `${day};${time};${clean(season)};${clean(league)};;;;;;1;Z;0;`,
    '[3TEAMS]',
    `1;${clean(teams[home].name)};${wins[home]};;;0;`,
    `2;${clean(teams[away].name)};${wins[away]};;;0;`,
    '[3MORE]',
    ';;;;;;',
    '[3COMMENTS]',
    ';;;;;',
    '[3SET]',
    ...setLines(log, home),
    '[3PLAYERS-H]',
    ...playerLines(log, home, teams[home], 0),
    '[3PLAYERS-V]',
    ...playerLines(log, away, teams[away], 1),
    '[3SCOUT]',
    ...scoutingLines(log, file),
    '',
  ].join('\r\n');
}

function setLines({ state, rules }: MatchLog, home: Side): string[] {
  return Array.from({ length: Math.max(FEWEST_SETS, state.sets.length) }, (_, index) => {
    const set = state.sets[index];
    if (!set?.over) return `True;;;;;${rules.target};`;
    const score = { team1: set.team1Score, team2: set.team2Score };
    return `True;;;;${score[home]}-${score[otherSide(home)]};${rules.target};`;
  });
}

/** The team list of the log, in its order; without one the players who are registered. */
function playerLines({ state }: MatchLog, side: Side, team: WrittenTeam, sign: 0 | 1): string[] {
  const { players, liberos, captain } = state[side];
  const shirts = players ?? team.players.map(({ shirt }) => shirt);
  return shirts.map((shirt, index) => {
    const name = clean(team.players.find((player) => player.shirt === shirt)?.name ?? '');
    const role = `${liberos.includes(shirt) ? 'L' : ''}${captain === shirt ? 'C' : ''}`;
    return `${sign};${shirt};${index + 1};;;;;;${sign}-${shirt};${name};;;${role};;False;;;`;
  });
}

/** Fields end with a semicolon, lines with their end. */
function clean(text: string): string {
  return text.replace(/[;\p{Cc}]/gu, ' ').trim();
}
