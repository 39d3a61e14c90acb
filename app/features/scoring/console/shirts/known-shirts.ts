import { liveSet } from '#domain/volleyball/match-state.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ConsoleControls } from '../console.ts';

/** The shirts of a team: its sheet, else the roster of the site and whoever has played. */
export function knownShirts(
  { log, rosters }: Pick<ConsoleControls, 'log' | 'rosters'>,
  side: Side,
): number[] {
  const { state } = log;
  const sheet = state[side].players;
  if (sheet !== null) return sorted(sheet);
  const registered = rosters[side].flatMap(({ jerseyNumber }) => jerseyNumber ?? []);
  const played = state.sets.flatMap((set) => set[side].court?.starters ?? []);
  return sorted([...registered, ...played, ...state[side].liberos]);
}

/** Shirts of the team that are suspended for the match, and whether the sheet may take them. */
export function suspendedShirts({ match }: Pick<ConsoleControls, 'match'>, side: Side) {
  const people = match.suspended?.[side] ?? [];
  const shirts = people.flatMap((person) => (/^\d+$/.test(person) ? Number(person) : []));
  return { people, shirts, isRefused: match.suspended?.isRefused === true };
}

const NO_LIMIT = { shirts: [], foreign: [], mostForeign: null };

/** The shirts that may stand on the team sheet: as the league says of suspended ones, and of all others. */
export function sheetLimits(controls: Pick<ConsoleControls, 'match'>, side: Side) {
  const suspended = suspendedShirts(controls, side);
  const { ineligible } = controls.match;
  const { shirts, foreign, mostForeign } = ineligible?.[side] ?? NO_LIMIT;
  const isRefused = ineligible?.isRefused === true;
  const refused = [...(suspended.isRefused ? suspended.shirts : []), ...(isRefused ? shirts : [])];
  return {
    suspended: suspended.shirts,
    ineligible: shirts,
    isRefused,
    /** Left out of a new sheet. */
    isBarred: (player: number) => suspended.shirts.includes(player) || shirts.includes(player),
    /** Taken on no sheet. */
    isShut: (player: number) => refused.includes(player),
    /** So many from abroad, and the limit that they are over; undefined where they are not. */
    foreignOver(players: readonly number[]) {
      const count = players.filter((player) => foreign.includes(player)).length;
      return mostForeign === null || count <= mostForeign
        ? undefined
        : { count, most: mostForeign };
    },
  };
}

/** The players on court, in positions; empty where they are not known. */
export function onCourt({ log }: Pick<ConsoleControls, 'log'>, side: Side): readonly number[] {
  return liveSet(log.state)?.[side].court?.positions ?? [];
}

/** The liberos of the sheet, else as many as the rules allow of those the roster calls liberos. */
export function knownLiberos(
  { log, rosters }: Pick<ConsoleControls, 'log' | 'rosters'>,
  side: Side,
) {
  const { players, liberos } = log.state[side];
  if (players !== null || liberos.length > 0) return liberos;
  const called = rosters[side].flatMap(({ position, jerseyNumber }) =>
    position === 'Libero' && jerseyNumber !== null ? jerseyNumber : [],
  );
  return called.slice(0, log.rules.liberos.max);
}

function sorted(players: readonly number[]): number[] {
  return [...new Set(players)].sort((a, b) => a - b);
}
