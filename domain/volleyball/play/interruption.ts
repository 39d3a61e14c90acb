import type { EventNamed } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import type { MatchState } from '../match-state.ts';
import { withLastSet, withRecord } from '../match-state.ts';
import type { Applied, Finding } from '../outcome.ts';
import { accept } from '../outcome.ts';
import { refuse } from '../refusal.ts';
import type { SetState, TeamInSet } from '../set-state.ts';
import type { Side } from '../side.ts';
import { isLateForFirstTimeout, timeoutLimit } from '../timeout-limit.ts';
import { activeSet, isRefused } from './rally.ts';

export function timeout(
  rules: MatchRules,
  state: MatchState,
  event: EventNamed<'timeout'>,
): Applied {
  const set = activeSet(state);
  if (isRefused(set)) return set;
  const { timeouts, lateTimeouts } = set[event.team];
  const limit = timeoutLimit(rules, set, event.team);
  const findings = rejectedFindings(set[event.team]);
  if (timeouts >= limit) {
    const detail = `The team has ${limit} time-outs in this set.`;
    findings.push({ code: 'TIMEOUT_LIMIT', detail, field: 'team' });
  }
  if (rules.timeouts.notAfterChallenge && set.challenged) {
    const detail = 'After a challenge a rally is played before the next time-out.';
    findings.push({ code: 'TIMEOUT_AFTER_CHALLENGE', detail });
  }
  const isLate = isLateForFirstTimeout(rules, set);
  const after = withTeam(set, event.team, {
    timeouts: timeouts + 1,
    lateTimeouts: lateTimeouts + (isLate ? 1 : 0),
  });
  return accept(withLastSet(state, after), findings);
}

/** Rule 15.2.4: who was rejected with a delay warning asks for nothing more in this interruption. */
export function rejectedFindings(team: TeamInSet): Finding[] {
  if (!team.requestRejected) return [];
  const detail = 'A request was rejected with a delay warning; a rally comes before the next one.';
  return [{ code: 'REQUEST_AFTER_DELAY', detail, field: 'team' }];
}

export function technicalTimeout(_: MatchRules, state: MatchState): Applied {
  const set = activeSet(state);
  if (isRefused(set)) return set;
  const findings: Finding[] = [];
  if (!state.technicalTimeoutDue) {
    const detail = 'No technical time-out is due now.';
    findings.push({ code: 'TECHNICAL_TIMEOUT_NOT_DUE', detail });
  }
  const after = { ...set, technicalTimeouts: set.technicalTimeouts + 1 };
  return accept({ ...withLastSet(state, after), technicalTimeoutDue: false }, findings);
}

/** Recovery time of an injured player: once per player and match, in beach as often as needed (17.1.2). */
export function medical(
  rules: MatchRules,
  state: MatchState,
  event: EventNamed<'medical'>,
): Applied {
  const set = activeSet(state);
  if (isRefused(set)) return set;
  const { team, player, stage } = event;
  if (stage === 'end') return accept(state);
  const before = state[team].recovered;
  const findings: Finding[] = [];
  if (rules.discipline !== 'beach' && before.includes(player)) {
    const detail = `Number ${player} has had the recovery time of the match.`;
    findings.push({ code: 'RECOVERY_USED', detail });
  }
  return accept(withRecord(state, team, { recovered: [...before, player] }), findings);
}

/**
 * A challenge of the rally just ended. Only a wrong one is used up. Its effect on the rally is
 * applied to the log before the fold (amendments.ts).
 */
export function challenge(
  rules: MatchRules,
  state: MatchState,
  event: EventNamed<'challenge'>,
): Applied {
  const set = state.sets.at(-1);
  if (state.status !== 'Live') {
    return refuse('MATCH_NOT_LIVE', `The match is ${state.status}, not live.`);
  }
  if (set === undefined) return refuse('NO_ACTIVE_SET', 'No set has been played.');
  const { team } = event;
  const limit = rules.challenges?.max ?? 0;
  const lost =
    rules.challenges?.per === 'match' ? state[team].challengesLost : set[team].challengesLost;
  const findings: Finding[] = [];
  if (lost >= limit) {
    const detail = `A team may be wrong with ${limit} challenges.`;
    findings.push({ code: 'CHALLENGE_LIMIT', detail, field: 'team' });
  }
  const challenged = { ...set, challenged: true };
  if (event.outcome !== 'wrong') return accept(withLastSet(state, challenged), findings);
  const after = withTeam(challenged, team, { challengesLost: set[team].challengesLost + 1 });
  const record = { challengesLost: state[team].challengesLost + 1 };
  return accept(withRecord(withLastSet(state, after), team, record), findings);
}

export function withTeam(set: SetState, team: Side, change: Partial<TeamInSet>): SetState {
  const changed = { ...set[team], ...change };
  return team === 'team1' ? { ...set, team1: changed } : { ...set, team2: changed };
}
