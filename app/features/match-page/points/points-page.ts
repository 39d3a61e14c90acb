import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ShirtNames } from '../play/shirt-names.ts';
import { isFullyKnown } from '../statistics/score-flow.ts';
import { type KeyMoment, keyMoments } from './key-moments.ts';
import { type LadderLine, ladderOf } from './ladder.ts';

/** The filters of the page: one set or all, the points of one team or of both; or the same as text. */
export type PointsChoice = { set: number | 'all' | null; team: Side | null; asText: boolean };

export type LadderSet = {
  set: number;
  team1Score: number;
  team2Score: number;
  over: boolean;
  /** The newest first. */
  lines: LadderLine[];
};

export type PointsPage = {
  /** Sets whose points are known. */
  known: number[];
  chosen: number | 'all';
  team: Side | null;
  asText: boolean;
  /** The latest first. */
  sets: LadderSet[];
  moments: KeyMoment[];
  names: ShirtNames | null;
};

/** Every point of the log; without a choice those of the set in play, or of the last one. */
export function pointsPage(
  log: MatchLog,
  { set, team, asText }: PointsChoice,
  names: ShirtNames | null,
): PointsPage {
  const sets = log.state.sets.filter((candidate) => isFullyKnown(candidate));
  const known = sets.map((item) => item.set);
  const isKnown = set === 'all' || (set !== null && known.includes(set));
  const chosen = isKnown ? set : (known.at(-1) ?? 'all');
  const ladders = ladderOf(log);
  const shown = sets.filter((candidate) => chosen === 'all' || candidate.set === chosen);
  return {
    known,
    chosen,
    team,
    asText,
    names,
    moments: keyMoments(sets),
    sets: shown.reverse().map((item) => ({
      set: item.set,
      team1Score: item.team1Score,
      team2Score: item.team2Score,
      over: item.over,
      lines: (ladders.get(item.set) ?? []).filter((line) => isOf(line, team)).reverse(),
    })),
  };
}

function isOf(line: LadderLine, team: Side | null): boolean {
  return team === null || line.team === team;
}

/** The words of an address: `?set=3&team=1&text`. Anything else is no choice. */
export function readChoice(query: URLSearchParams): PointsChoice {
  const set = query.get('set');
  const team = query.get('team');
  return {
    set: set === 'all' ? 'all' : /^[1-9]$/.test(set ?? '') ? Number(set) : null,
    team: team === '1' ? 'team1' : team === '2' ? 'team2' : null,
    asText: query.has('text'),
  };
}
