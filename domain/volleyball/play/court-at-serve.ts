import { isFrontRow, positionOf } from '../court.ts';
import type { MatchRules } from '../match-rules.ts';
import type { MatchState } from '../match-state.ts';
import type { Finding } from '../outcome.ts';
import type { Refused } from '../refusal.ts';
import { refuse } from '../refusal.ts';
import type { Court, SetState } from '../set-state.ts';
import { SIDES } from '../side.ts';
import { ineligibleFindings } from './eligibility.ts';
import { placeOf } from './substitution-pair.ts';

/** A rally served by somebody who is not on court cannot be placed. */
export function refuseServer(set: SetState, server: number | undefined): Refused | null {
  const court = servingCourt(set);
  if (server === undefined || court === null || positionOf(court, server) !== null) return null;
  const detail = `Number ${server} is not on court for the serving side.`;
  return refuse('SERVER_NOT_ON_COURT', detail, 'server');
}

function servingCourt(set: SetState): Court | null {
  return set.serving === null ? null : set[set.serving].court;
}

/** A libero serves where the rules allow it, and then in the place of one player of the set. */
export function liberoServeFindings(
  rules: MatchRules,
  court: Court,
  { libero, replaced }: { libero: number; replaced: number },
): Finding[] {
  if (!rules.liberos.mayServe) {
    return [{ code: 'LIBERO_MAY_NOT_SERVE', detail: `Libero ${libero} may not serve.` }];
  }
  const place = court.liberoServedFor;
  if (place === null || place === placeOf(court, replaced)) return [];
  const detail = `In this set a libero serves in the place of number ${place} only.`;
  return [{ code: 'LIBERO_MAY_NOT_SERVE', detail }];
}

const NOTHING_FOUND: readonly Finding[] = [];

/** The faults of the teams on court as the ball is served. */
export function courtFindings(
  rules: MatchRules,
  state: MatchState,
  set: SetState,
  server: number | undefined,
): readonly Finding[] {
  if (set.team1.court === null && set.team2.court === null) return NOTHING_FOUND;
  const findings: Finding[] = [];
  for (const side of SIDES) {
    const court = set[side].court;
    if (court === null) continue;
    // Rules 15.8 and 21: who is barred has to be replaced before play goes on.
    if (state[side].sanctions.length > 0 || state[side].replacedOut.length > 0) {
      const ineligible = court.positions.map((player) =>
        ineligibleFindings(state, side, set.set, player),
      );
      findings.push(...ineligible.flat());
    }
    if (court.libero === null) continue;
    const libero = court.libero.libero;
    const position = positionOf(court, libero);
    if (position !== null && isFrontRow(position)) {
      const detail = `Libero ${libero} stands in the front row.`;
      findings.push({ code: 'LIBERO_IN_FRONT_ROW', detail });
    }
    if (position === 1 && set.serving === side) {
      findings.push(...liberoServeFindings(rules, court, court.libero));
    }
  }
  const court = servingCourt(set);
  if (server !== undefined && court !== null && court.positions[0] !== server) {
    const detail = `Number ${court.positions[0]} is the next server, not ${server}.`;
    findings.push({ code: 'WRONG_SERVER', detail, field: 'server' });
  }
  return findings;
}
