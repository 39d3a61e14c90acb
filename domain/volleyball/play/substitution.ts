import { positionOf } from '../court.ts';
import type { EventNamed, SubstitutionPair } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import type { MatchState } from '../match-state.ts';
import { withLastSet, withRecord } from '../match-state.ts';
import type { Applied, Finding } from '../outcome.ts';
import { accept } from '../outcome.ts';
import type { Refused } from '../refusal.ts';
import { refuse } from '../refusal.ts';
import type { Court, SetState } from '../set-state.ts';
import type { Side } from '../side.ts';
import { eligibilityFindings, isIneligible } from './eligibility.ts';
import { rejectedFindings } from './interruption.ts';
import { activeSet, isRefused } from './rally.ts';
import { joinPair, pairFindings } from './substitution-pair.ts';

/** One request: one or several players. Exceptional ones count apart and free nobody's place. */
export function substitution(
  rules: MatchRules,
  state: MatchState,
  event: EventNamed<'substitution'>,
): Applied {
  const set = activeSet(state);
  if (isRefused(set)) return set;
  const { team, pairs } = event;
  const exceptional = event.kind === 'exceptional';
  let court = set[team].court;
  if (court === null)
    return refuse('LINEUP_MISSING', 'The line-up of the team is not known.', 'team');
  const forced =
    event.forced === true || pairs.every((pair) => isIneligible(state, team, set.set, pair.out));
  const findings = exceptional ? [] : limitFindings(rules, court, pairs.length);
  // Rule 15.2.3: what is forced is not a request.
  const isRegular = !exceptional && !forced;
  if (isRegular) findings.push(...requestFindings(court), ...rejectedFindings(set[team]));
  const liberos = state[team].liberos;
  for (const pair of pairs) {
    const refused = refusePair(court, pair);
    if (refused !== null) return refused;
    findings.push(...eligibilityFindings(state, team, set.set, pair.in));
    findings.push(...liberoFindings(court, liberos, pair));
    if (exceptional) {
      findings.push(...stillPossible(rules, state, set, team, court, pair));
    } else {
      findings.push(...pairFindings(rules, court, pair));
    }
    court = exchanged(court, pair, exceptional);
  }
  if (isRegular) court = { ...court, requested: true };
  const changed = withCourt(state, set, team, court);
  if (!exceptional) return accept(changed, findings);
  const replacedOut = [...state[team].replacedOut, ...pairs.map((pair) => pair.out)];
  return accept(withRecord(changed, team, { replacedOut }), findings);
}

export function withCourt(state: MatchState, set: SetState, team: Side, court: Court): MatchState {
  const changed = { ...set[team], court };
  return withLastSet(
    state,
    team === 'team1' ? { ...set, team1: changed } : { ...set, team2: changed },
  );
}

function limitFindings(rules: MatchRules, court: Court, players: number): Finding[] {
  const findings: Finding[] = [];
  if (rules.subs.mode === 'none') {
    findings.push({ code: 'SUB_NOT_ALLOWED', detail: 'There are no substitutes in this match.' });
  }
  if (court.substitutions + players > rules.subs.max) {
    const detail = `A team has ${rules.subs.max} substitutions in a set.`;
    findings.push({ code: 'SUB_LIMIT', detail, field: 'pairs' });
  }
  return findings;
}

function requestFindings(court: Court): Finding[] {
  if (!court.requested) return [];
  const detail = 'Between two requests of a team a rally must be completed.';
  return [{ code: 'SECOND_REQUEST', detail }];
}

function refusePair(court: Court, pair: SubstitutionPair): Refused | null {
  if (positionOf(court, pair.out) === null) {
    return refuse('OUT_NOT_ON_COURT', `Number ${pair.out} is not on court.`, 'pairs');
  }
  if (positionOf(court, pair.in) !== null) {
    return refuse('IN_ALREADY_ON_COURT', `Number ${pair.in} is on court already.`, 'pairs');
  }
  if (court.libero?.replaced === pair.in) {
    const detail = `Number ${pair.in} waits for the libero's place.`;
    return refuse('IN_ALREADY_ON_COURT', detail, 'pairs');
  }
  return null;
}

function liberoFindings(
  court: Court,
  liberos: readonly number[],
  pair: SubstitutionPair,
): Finding[] {
  if (court.libero?.libero !== pair.out && !liberos.includes(pair.in)) return [];
  const detail = 'A libero neither comes in nor leaves by substitution.';
  return [{ code: 'SUB_IS_LIBERO', detail, field: 'pairs' }];
}

/** Whether somebody on the team sheet could come in regularly; unknown without a sheet. */
function stillPossible(
  rules: MatchRules,
  state: MatchState,
  set: SetState,
  team: Side,
  court: Court,
  pair: SubstitutionPair,
): Finding[] {
  if (court.substitutions >= rules.subs.max) return [];
  const bench = (state[team].players ?? []).find((player) => {
    const candidate = { out: pair.out, in: player };
    return (
      refusePair(court, candidate) === null &&
      liberoFindings(court, state[team].liberos, candidate).length === 0 &&
      eligibilityFindings(state, team, set.set, player).length === 0 &&
      pairFindings(rules, court, candidate).length === 0
    );
  });
  if (bench === undefined) return [];
  const detail = `Number ${bench} can still come in regularly.`;
  return [{ code: 'SUB_STILL_POSSIBLE', detail, field: 'kind' }];
}

function exchanged(court: Court, pair: SubstitutionPair, exceptional: boolean): Court {
  const positions = court.positions.map((player) => (player === pair.out ? pair.in : player));
  const libero = court.libero?.libero === pair.out ? null : court.libero;
  return exceptional
    ? { ...court, positions, libero, exceptional: court.exceptional + 1 }
    : {
        ...court,
        positions,
        libero,
        pairs: joinPair(court, pair),
        substitutions: court.substitutions + 1,
      };
}
