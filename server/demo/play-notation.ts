import type { RallyReason, SubstitutionPair } from '#domain/volleyball/events.ts';
import type { Side } from '#domain/volleyball/side.ts';

/** The shirts of a squad by place: `a` is the first (`SQUAD_PLACES` in `people.ts`). */
export type Squad = readonly number[];
export type Squads = readonly [Squad, Squad];

/** The facts of an entry of a log, without its id and time. */
export type Facts = Record<string, unknown> & { type: string };

/** The reason for a won rally, with a player of the winner where one made the point. */
const REASONS: Record<string, RallyReason> = {
  A: 'attack',
  B: 'block',
  S: 'ace',
  V: 'opponent-serve-error',
  E: 'opponent-attack-error',
  F: 'opponent-error',
};
const ACTIONS = { '+': 'in', '-': 'out', '~': 'swap' } as const;

/**
 * One entry each: a rally `1` or `2` (its winner) with a reason and the place of the player who made it, `2Ac`;
 * time-outs `x` and `y` of team 1 and team 2; substitutions of one request `(2cide)`, out before in;
 * libero `g` for `e` of team 1 `+1ge`, the other way round `-1ge`, libero `l` for the other `~1l`.
 */
const ENTRY =
  /([12])(?:([ABS])([a-l])|([VEF]))?|([xy])|\(([12])((?:[a-l]{2})+)\)|([-+~])([12])([a-l])([a-l]?)/g;

/** The play of one set as entries of a log; `no` of its rallies counts from 1. */
export function readPlay(play: string, squads: Squads): Facts[] {
  let no = 0;
  return [...play.matchAll(ENTRY)].map((found): Facts => {
    const [, winner, kind, by, lost, timeout, changing, pairs, sign, team, libero, player] = found;
    if (winner !== undefined) {
      no += 1;
      const reason = kind ?? lost;
      return {
        type: 'rally',
        winner: sideOf(winner),
        no,
        ...(reason === undefined ? {} : { reason: REASONS[reason] }),
        ...(by === undefined ? {} : { player: shirtOf(squads, winner, by) }),
      };
    }
    if (timeout !== undefined)
      return { type: 'timeout', team: timeout === 'x' ? 'team1' : 'team2' };
    if (changing !== undefined) {
      const shirts = [...pairs!].map((place) => shirtOf(squads, changing, place));
      return { type: 'substitution', team: sideOf(changing), pairs: inPairs(shirts) };
    }
    const shirt = (place: string) => shirtOf(squads, team!, place);
    const action = ACTIONS[sign as keyof typeof ACTIONS];
    return {
      type: 'libero',
      team: sideOf(team!),
      action,
      libero: shirt(libero!),
      ...(player ? { player: shirt(player) } : {}),
    };
  });
}

function sideOf(team: string): Side {
  return team === '1' ? 'team1' : 'team2';
}

function shirtOf([first, second]: Squads, team: string, place: string): number {
  return shirtAt(team === '1' ? first : second, place);
}

export function shirtAt(squad: Squad, place: string): number {
  return squad[place.charCodeAt(0) - 'a'.charCodeAt(0)]!;
}

function inPairs(shirts: readonly number[]): SubstitutionPair[] {
  return shirts.flatMap((out, index) => (index % 2 === 0 ? [{ out, in: shirts[index + 1]! }] : []));
}
