import type { EventNamed, SanctionGrade } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import type { MatchState, SanctionRecord, TeamRecord } from '../match-state.ts';
import { liveSet, withLastSet, withRecord } from '../match-state.ts';
import type { Applied, Finding } from '../outcome.ts';
import { accept } from '../outcome.ts';
import type { Refused } from '../refusal.ts';
import { refuse } from '../refusal.ts';
import type { Side } from '../side.ts';
import { otherSide } from '../side.ts';
import { giveMatch, giveSet } from './awarded-sets.ts';
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

/**
 * Rule 21: only the penalty (red card) gives a point; the others warn, or bar the person. Where
 * substitution is impossible (beach 20.3.2, 20.3.3) a player who leaves makes the team incomplete
 * for the set, or for the match.
 */
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
  const findings = scaleFindings(rules, state[team], { person, grade, set });
  const recorded = withRecord(state, team, { sanctions });
  if (grade === 'penalty') return accept(penalise(rules, recorded, event), findings);
  return accept(leavesIncomplete(rules, recorded, event), findings);
}

function leavesIncomplete(
  rules: MatchRules,
  state: MatchState,
  { team, person, grade, at }: EventNamed<'sanction'>,
): MatchState {
  const isPlayer = typeof person === 'number';
  if (rules.subs.mode !== 'none' || !isPlayer || rules.formerReading === true) return state;
  if (grade === 'expulsion') return giveSet(rules, state, otherSide(team), at);
  return grade === 'disqualification' ? giveMatch(rules, state, otherSide(team), at) : state;
}

function penalise(
  rules: MatchRules,
  state: MatchState,
  event: { id: string; at: number; team: Side },
): MatchState {
  const { id, at } = event;
  const winner = otherSide(event.team);
  // Sanctions before and between sets apply in the next set (Rules 16.2, 21.5, beach 20.4).
  return liveSet(state) === null
    ? { ...state, pending: [...state.pending, { event: id, at, winner }] }
    : scorePoint(rules, state, { id, at, winner }, 'penalty');
}

type GradedSanction = Pick<SanctionRecord, 'person' | 'grade' | 'set'>;

/** Grades only climb: one yellow card a team, then each person from red to out of the match. */
function scaleFindings(rules: MatchRules, team: TeamRecord, sanction: GradedSanction): Finding[] {
  const { person, grade } = sanction;
  if (grade === 'verbal') return [];
  const own = team.sanctions.filter((earlier) => earlier.person === person);
  const isBelow =
    grade === 'warning'
      ? team.sanctions.some((earlier) => earlier.grade === 'warning') ||
        own.some((earlier) => earlier.grade !== 'verbal')
      : rules.discipline === 'beach'
        ? isBelowBeachScale(own, sanction)
        : own.some((earlier) => isAtLeast(earlier.grade, grade));
  if (!isBelow) return [];
  const detail = `After what was given before, the grade "${grade}" is below the scale.`;
  return [{ code: 'SANCTION_SCALE', detail }];
}

/**
 * Beach 20.3: two penalties for rude conduct in one set, the third time an expulsion, and anew in the
 * next set; offensive conduct an expulsion, the second time in the match a disqualification.
 */
function isBelowBeachScale(
  own: readonly GradedSanction[],
  { grade, set }: GradedSanction,
): boolean {
  const before = (earlier: SanctionGrade) => own.filter((sanction) => sanction.grade === earlier);
  if (before('disqualification').length > 0) return true;
  if (grade === 'penalty')
    return before('penalty').filter((sanction) => sanction.set === set).length > 1;
  return (
    grade === 'expulsion' &&
    before('expulsion').some((sanction) => !isForRudeConduct(own, sanction))
  );
}

/** An expulsion that followed two penalties of its set was for rude conduct. */
function isForRudeConduct(own: readonly GradedSanction[], { set }: GradedSanction): boolean {
  return own.filter((sanction) => sanction.grade === 'penalty' && sanction.set === set).length > 1;
}

function isAtLeast(earlier: SanctionGrade, grade: SanctionGrade): boolean {
  return SCALE.indexOf(earlier) >= SCALE.indexOf(grade);
}

const SCALE: readonly SanctionGrade[] = [
  'verbal',
  'warning',
  'penalty',
  'expulsion',
  'disqualification',
];
