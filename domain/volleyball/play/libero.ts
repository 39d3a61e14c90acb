import { isFrontRow, positionOf } from '../court.ts';
import type { EventNamed } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import type { MatchState } from '../match-state.ts';
import { liveSet, withRecord } from '../match-state.ts';
import type { Applied, Finding } from '../outcome.ts';
import { accept } from '../outcome.ts';
import type { Refused } from '../refusal.ts';
import { refuse } from '../refusal.ts';
import type { Court, SetState } from '../set-state.ts';
import { liberoServeFindings } from './court-at-serve.ts';
import { ineligibleFindings, isIneligible } from './eligibility.ts';
import { activeSet, isRefused } from './rally.ts';
import { withCourt } from './substitution.ts';

/** Rule 19.3: replacements of and by liberos, unlimited, a completed rally between two of them. */
export function libero(rules: MatchRules, state: MatchState, event: EventNamed<'libero'>): Applied {
  const set = activeSet(state);
  if (isRefused(set)) return set;
  const court = set[event.team].court;
  if (court === null)
    return refuse('LINEUP_MISSING', 'The line-up of the team is not known.', 'team');
  const changed =
    event.action === 'in'
      ? comesIn(rules, set, court, event)
      : leaves(
          court,
          event,
          event.unable === true || isIneligible(state, event.team, set.set, court.libero?.libero),
        );
  if ('ok' in changed) return changed;
  const findings = [...changed.findings];
  if (event.action !== 'out') {
    findings.push(...ineligibleFindings(state, event.team, set.set, event.libero));
    if (!state[event.team].liberos.includes(event.libero)) {
      const detail = `Number ${event.libero} is not a libero of the team.`;
      findings.push({ code: 'LIBERO_UNKNOWN', detail, field: 'libero' });
    }
  }
  const moved: Court = { ...changed.court, liberoMoved: true };
  return accept(withCourt(state, set, event.team, moved), findings);
}

type Changed = { court: Court; findings: Finding[] };

function comesIn(
  rules: MatchRules,
  set: SetState,
  court: Court,
  event: EventNamed<'libero'>,
): Changed | Refused {
  if (court.libero !== null) {
    const detail = `Libero ${court.libero.libero} is on court; only one may be.`;
    return refuse('LIBERO_ALREADY_ON_COURT', detail, 'libero');
  }
  const { player } = event;
  const position = player === undefined ? null : positionOf(court, player);
  if (player === undefined || position === null) {
    return refuse('OUT_NOT_ON_COURT', 'The player to be replaced is not on court.', 'player');
  }
  if (positionOf(court, event.libero) !== null) {
    return refuse('IN_ALREADY_ON_COURT', `Number ${event.libero} is on court already.`, 'libero');
  }
  const findings = court.liberoMoved ? [needsRally()] : [];
  if (isFrontRow(position)) {
    const detail = 'A libero replaces a player of the back row.';
    findings.push({ code: 'LIBERO_BACK_ROW_ONLY', detail, field: 'player' });
  }
  const acting = { libero: event.libero, replaced: player };
  if (position === 1 && set.serving === event.team) {
    for (const finding of liberoServeFindings(rules, court, acting)) {
      findings.push({ ...finding, field: 'player' });
    }
  }
  return { court: { ...placed(court, player, event.libero), libero: acting }, findings };
}

function leaves(court: Court, event: EventNamed<'libero'>, unable: boolean): Changed | Refused {
  const acting = court.libero;
  if (acting === null || (event.action === 'out' && acting.libero !== event.libero)) {
    return refuse('LIBERO_NOT_ON_COURT', 'This libero is not on court.', 'libero');
  }
  const entering = event.action === 'swap' ? event.libero : (event.player ?? acting.replaced);
  if (
    positionOf(court, entering) !== null ||
    (event.action === 'swap' && entering === acting.replaced)
  ) {
    const field = event.action === 'swap' ? 'libero' : 'player';
    return refuse('IN_ALREADY_ON_COURT', `Number ${entering} cannot come in.`, field);
  }
  const findings: Finding[] = [];
  // Rule 19.3.2.1: a rotation by penalty may bring the libero to position 4; then they may leave at once,
  // and so may one who cannot play on.
  const forced = unable || isFrontRow(positionOf(court, acting.libero)!);
  if (court.liberoMoved && !forced) findings.push(needsRally());
  if (event.action === 'out' && entering !== acting.replaced) {
    const detail = `Only number ${acting.replaced} takes the place of the libero.`;
    findings.push({ code: 'LIBERO_WRONG_RETURN', detail, field: 'player' });
  }
  const after = event.action === 'swap' ? { ...acting, libero: entering } : null;
  return { court: { ...placed(court, acting.libero, entering), libero: after }, findings };
}

/**
 * When no libero is able to play on, another player off court becomes one for the rest of the match.
 * Of two liberos the other one goes on alone (Rules 19.4.2, 19.4.3.1).
 */
export function redesignateLibero(
  _: MatchRules,
  state: MatchState,
  event: EventNamed<'libero-redesignate'>,
): Applied {
  const { team, from, to } = event;
  const record = state[team];
  const set = liveSet(state);
  const court = set?.[team].court ?? null;
  if (court !== null && (positionOf(court, to) !== null || court.libero?.replaced === to)) {
    const detail = `Number ${to} is on court or waits for the libero's place.`;
    return refuse('NEW_ON_COURT', detail, 'to');
  }
  const number = set?.set ?? state.sets.length + 1;
  const findings = ineligibleFindings(state, team, number, to);
  const able = record.liberos.find(
    (other) => other !== from && !isIneligible(state, team, number, other),
  );
  if (able !== undefined) {
    const detail = `Libero ${able} can still play.`;
    findings.push({ code: 'LIBERO_STILL_ABLE', detail, field: 'from' });
  }
  const liberos = [...record.liberos.filter((other) => other !== from), to];
  const replacedOut = [...record.replacedOut, from];
  const recorded = withRecord(state, team, { liberos, replacedOut });
  if (set === null || court === null || court.libero?.libero !== from) {
    return accept(recorded, findings);
  }
  const acting = { ...court.libero, libero: to };
  return accept(
    withCourt(recorded, set, team, { ...placed(court, from, to), libero: acting }),
    findings,
  );
}

function placed(court: Court, out: number, entering: number): Court {
  const positions = court.positions.map((player) => (player === out ? entering : player));
  return { ...court, positions };
}

// Rule 19.3.2.1.
function needsRally(): Finding {
  const detail = 'Between two libero replacements a rally must be completed.';
  return { code: 'LIBERO_NEEDS_RALLY', detail };
}
