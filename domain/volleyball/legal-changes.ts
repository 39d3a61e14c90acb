import { isFrontRow, positionOf } from './court.ts';
import type { EventNamed, MatchEvent, SubstitutionPair } from './events.ts';
import { appendEvent, type MatchLog } from './match-log.ts';
import { liveSet } from './match-state.ts';
import { liberoServeFindings } from './play/court-at-serve.ts';
import { isIneligible } from './play/eligibility.ts';
import type { Refused } from './refusal.ts';
import type { Court } from './set-state.ts';
import type { Side } from './side.ts';

/**
 * The changes that a team may make before the next serve, as the log itself would judge them: a
 * screen offers what is legal, and the rest only with the referee's word. Players are shirt
 * numbers.
 */

/**
 * Shirts that could stand on court in the set in play and do not, without the liberos. If the log
 * has no list of the team's players, those of its `registered` shirts are meant as well.
 */
export function benchOf(
  { state }: MatchLog,
  team: Side,
  registered: readonly number[] = [],
): number[] {
  const court = liveSet(state)?.[team].court;
  const { players, liberos } = state[team];
  const known =
    players ??
    registered.concat(
      state.sets.flatMap((set) => {
        const seen = set[team].court;
        return seen ? [...seen.starters, ...seen.pairs.map((pair) => pair.substitute)] : [];
      }),
    );
  const busy = [...(court?.positions ?? []), ...liberos];
  if (court?.libero) busy.push(court.libero.replaced);
  return [...new Set(known)].filter((player) => !busy.includes(player)).sort((a, b) => a - b);
}

type Request = Pick<EventNamed<'substitution'>, 'kind' | 'forced'> & {
  registered?: readonly number[];
};

/** Somebody who could come in, and what speaks against it. */
export type Entrant = { player: number; refused: Refused | null };

/**
 * The players who could replace `out` in a request that already has `pairs`: the legal ones first.
 * `forced`: whoever leaves is hurt, so it is no request of the team. `registered`: see {@link
 * benchOf}.
 */
export function entrantsFor(
  log: MatchLog,
  team: Side,
  out: number,
  pairs: readonly SubstitutionPair[] = [],
  { kind = 'regular', forced, registered = [] }: Request = {},
): Entrant[] {
  const taken = pairs.map((pair) => pair.in);
  const leaving = pairs.map((pair) => pair.out).filter((player) => player !== out);
  const candidates = [...benchOf(log, team, registered), ...leaving].filter(
    (candidate) => !taken.includes(candidate),
  );
  const judged = candidates.map((player) => ({
    player,
    refused: refusalOf(log, {
      ...PROBE,
      type: 'substitution',
      team,
      pairs: [...pairs, { out, in: player }],
      kind,
      ...(forced && { forced }),
    }),
  }));
  return [
    ...judged.filter(({ refused }) => refused === null),
    ...judged.filter(({ refused }) => refused !== null),
  ];
}

/** A replacement by, of or between liberos. */
export type LiberoMove = Pick<EventNamed<'libero'>, 'action' | 'libero'> & { player: number };
export type JudgedMove = LiberoMove & { refused: Refused | null };

/** All that the liberos of a team could do now; `refused` says which break a rule. */
export function liberoMoves(log: MatchLog, team: Side): JudgedMove[] {
  const court = liveSet(log.state)?.[team].court;
  if (!court) return [];
  return movesOn(court, log.state[team].liberos).map((move) => ({
    ...move,
    refused: refusalOf(log, { ...PROBE, type: 'libero', team, ...move }),
  }));
}

function movesOn(court: Court, liberos: readonly number[]): LiberoMove[] {
  const { libero: acting } = court;
  if (acting !== null) {
    const back: LiberoMove = { action: 'out', libero: acting.libero, player: acting.replaced };
    const others = liberos.filter((libero) => libero !== acting.libero);
    const swap = others.map((libero) => ({
      action: 'swap' as const,
      libero,
      player: acting.libero,
    }));
    return [back, ...swap];
  }
  return court.positions.flatMap((player, at) =>
    isFrontRow(at + 1) ? [] : liberos.map((libero) => ({ action: 'in' as const, libero, player })),
  );
}

/** The acting libero has to leave before the next serve: they stand in front, or would serve. */
export function liberoMustLeave({ rules, state }: MatchLog, team: Side): boolean {
  const court = liveSet(state)?.[team].court;
  if (!court?.libero) return false;
  const position = positionOf(court, court.libero.libero)!;
  if (isFrontRow(position)) return true;
  if (position !== 1 || state.serving !== team) return false;
  return liberoServeFindings(rules, court, court.libero).length > 0;
}

/** Players on court who are expelled, disqualified or replaced for good: play may not go on. */
export function ineligibleOnCourt({ state }: MatchLog, team: Side): number[] {
  const set = liveSet(state);
  const players = set?.[team].court?.positions ?? [];
  return players.filter((player) => isIneligible(state, team, set!.set, player));
}

/** The reason why the log would refuse an entry now; null for an entry that it takes. */
export function refusalOf(log: MatchLog, event: MatchEvent): Refused | null {
  const judged = appendEvent(log, event);
  return judged.ok ? null : judged;
}

const PROBE = { id: 'probe', at: 0 };
