import type { EventNamed, SanctionGrade } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import type { MatchState, TeamRecord } from '../match-state.ts';
import { liveSet, withLastSet, withRecord } from '../match-state.ts';
import type { Applied, Finding } from '../outcome.ts';
import { accept } from '../outcome.ts';
import type { Refused } from '../refusal.ts';
import { refuse } from '../refusal.ts';
import type { Side } from '../side.ts';
import { otherSide } from '../side.ts';
import { withTeam } from './interruption.ts';
import { scorePoint } from './score-point.ts';

function refuseAfterMatch(state: MatchState): Refused | null {
  if (state.decided) return refuse('MATCH_OVER', 'The match is over.');
  if (state.status === 'ended' || state.status === 'cancelled') {
    return refuse('MATCH_NOT_LIVE', `The match is ${state.status}.`);
  }
  return null;
}

/** The first improper request that delays nothing is refused and free; any further one is a delay. */
export function improper(_: MatchRules, state: MatchState, event: EventNamed<'improper'>): Applied {
  const refused = refuseAfterMatch(state);
  if (refused !== null) return refused;
  const findings: Finding[] = [];
  if (state[event.team].improperUsed) {
    const detail = 'The team has had its improper request; a further one is a delay.';
    findings.push({ code: 'IMPROPER_USED', detail, field: 'team' });
  }
  return accept(withRecord(state, event.team, { improperUsed: true }), findings);
}

/**
 * Rule 16: of a team's delays in a match the first is a warning, every later one a penalty. Only the
 * warning leaves the interruption open, in which a team whose request it rejected asks for no more.
 */
export function delay(rules: MatchRules, state: MatchState, event: EventNamed<'delay'>): Applied {
  const refused = refuseAfterMatch(state);
  if (refused !== null) return refused;
  const delays = state[event.team].delays + 1;
  const warned = withRecord(state, event.team, { delays });
  if (delays > 1) return accept(penalise(rules, warned, event));
  const set = liveSet(state);
  if (event.request !== true || set === null) return accept(warned);
  return accept(withLastSet(warned, withTeam(set, event.team, { requestRejected: true })));
}

/** Rule 21: only the penalty (red card) gives a point; the others warn, or bar the person. */
export function sanction(
  rules: MatchRules,
  state: MatchState,
  event: EventNamed<'sanction'>,
): Applied {
  const refused = refuseAfterMatch(state);
  if (refused !== null) return refused;
  const { person, grade, team } = event;
  const before = state[team].sanctions;
  const set = liveSet(state)?.set ?? state.sets.length + 1;
  const sanctions = [...before, { event: event.id, person, grade, set }];
  const findings = scaleFindings(rules, state[team], person, grade);
  const recorded = withRecord(state, team, { sanctions });
  return accept(grade === 'penalty' ? penalise(rules, recorded, event) : recorded, findings);
}

function penalise(
  rules: MatchRules,
  state: MatchState,
  event: { id: string; at: number; team: Side },
): MatchState {
  const point = { event: event.id, at: event.at, winner: otherSide(event.team) };
  // Sanctions before and between sets apply in the next set (for misconduct [M]).
  return liveSet(state) === null
    ? { ...state, pending: [...state.pending, point] }
    : scorePoint(rules, state, { ...point, origin: 'penalty' });
}

/** Grades only climb: one yellow card a team, then each person from red to out of the match. */
function scaleFindings(
  rules: MatchRules,
  team: TeamRecord,
  person: number | string,
  grade: SanctionGrade,
): Finding[] {
  // [M] the beach scale is another one: two penalties a set before an expulsion.
  if (rules.discipline === 'beach') return [];
  const own = team.sanctions.filter((given) => given.person === person);
  const repeated =
    grade === 'warning'
      ? team.sanctions.some((given) => given.grade === 'warning') ||
        own.some((given) => given.grade !== 'verbal')
      : own.some((given) => SCALE.indexOf(given.grade) >= Math.max(SCALE.indexOf(grade), 2));
  if (grade === 'verbal' || !repeated) return [];
  const detail = `After what was given before, the grade "${grade}" is below the scale.`;
  return [{ code: 'SANCTION_SCALE', detail }];
}

const SCALE: readonly SanctionGrade[] = [
  'verbal',
  'warning',
  'penalty',
  'expulsion',
  'disqualification',
];
