import type { EventNamed, TossChoice } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import { isDecidingSet } from '../match-rules.ts';
import type { MatchState, TeamRecord } from '../match-state.ts';
import { liveSet, withLastSet, withRecord } from '../match-state.ts';
import type { Applied, Finding } from '../outcome.ts';
import { accept } from '../outcome.ts';
import type { Refused } from '../refusal.ts';
import { refuse } from '../refusal.ts';
import { otherSide, type Side } from '../side.ts';
import { eligibilityFindings } from './eligibility.ts';
import { refuseNextSet, withLineup } from './set-start.ts';
import { sheetFindings } from './team-sheet.ts';

/** Team sheets, before the first set. */
export function setUp(
  rules: MatchRules,
  state: MatchState,
  event: EventNamed<'match-setup'>,
): Applied {
  if (state.sets.length > 0) {
    return refuse('MATCH_STARTED', 'The team sheets are closed once the first set has begun.');
  }
  let next = state;
  const findings: Finding[] = [];
  for (const team of ['team1', 'team2'] as const) {
    const sheet = event[team];
    if (sheet === undefined) continue;
    const { players, liberos = [], captain = null, staff = {} } = sheet;
    const { shirt = null, liberoShirt = null } = sheet;
    findings.push(...sheetFindings(rules, team, sheet));
    const record = { players, liberos, captain, staff, shirt, liberoShirt };
    next = withRecord(next, team, record);
  }
  // The signatures of a list end with it.
  const listSignatures = state.listSignatures.filter(
    ({ role }) => event[role.endsWith('1') ? 'team1' : 'team2'] === undefined,
  );
  return accept({ ...next, listSignatures }, findings);
}

// Rule 7.1: before set 1 and before the deciding set; in beach teams choose anew before every set.
export function toss(rules: MatchRules, state: MatchState, event: EventNamed<'toss'>): Applied {
  const next = state.sets.length + 1;
  const findings: Finding[] = [];
  const due = next === 1 || isDecidingSet(rules, next) || rules.rotation === 'order';
  if (!due || liveSet(state) !== null || state.decided) {
    findings.push({ code: 'TOSS_NOT_DUE', detail: 'No toss is due now.' });
  }
  const { winner = null, choice = null, left = null } = event;
  const firstServe = event.firstServe ?? serverByChoice(winner, choice);
  return accept({ ...state, toss: { winner, choice, firstServe, left } }, findings);
}

/**
 * A team that took the serve or the reception has said who serves; a team that took a side has not.
 */
function serverByChoice(winner: Side | null, choice: TossChoice | null): Side | null {
  if (winner === null || choice === null || choice === 'side') return null;
  return choice === 'serve' ? winner : otherSide(winner);
}

/**
 * The players in positions 1..n, handed in before the set. A match scored by points may go on to
 * line-ups during a set: then they are those on court now.
 */
export function lineup(rules: MatchRules, state: MatchState, event: EventNamed<'lineup'>): Applied {
  const { team, players } = event;
  const refused = refuseLineup(rules, players);
  if (refused !== null) return refused;
  const record: TeamRecord = { ...state[team], liberos: event.liberos ?? state[team].liberos };
  const findings = lineupFindings(rules, state, record, event);
  const known = withRecord(state, team, record);
  const running = liveSet(state);
  if (running !== null && running.set === event.set && running[team].court === null) {
    if (running.serving === null) {
      const detail = 'Positions during a set need a known server.';
      return refuse('FIRST_SERVE_MISSING', detail);
    }
    const joined = withLineup(running[team], players, running.serving === team);
    const set = { ...running, detail: 'rallies' as const };
    if (team === 'team1') set.team1 = joined;
    else set.team2 = joined;
    return accept(withLastSet(known, set), findings);
  }
  const notNext = refuseNextSet(rules, state, event.set);
  if (notNext !== null) return notNext;
  const handedIn = { set: event.set, players };
  const next: MatchState =
    team === 'team1' ? { ...known, lineup1: handedIn } : { ...known, lineup2: handedIn };
  return accept(next, findings);
}

export function refuseLineup(rules: MatchRules, players: readonly number[]): Refused | null {
  if (players.length !== rules.playersOnCourt) {
    const detail = `A line-up has ${rules.playersOnCourt} players.`;
    return refuse('LINEUP_SIZE', detail, 'players');
  }
  if (new Set(players).size !== players.length) {
    return refuse('LINEUP_DUPLICATE', 'A line-up names every player once.', 'players');
  }
  return null;
}

function lineupFindings(
  rules: MatchRules,
  state: MatchState,
  record: TeamRecord,
  { team, set, players }: EventNamed<'lineup'>,
): Finding[] {
  const findings = players.flatMap((player) => eligibilityFindings(state, team, set, player));
  for (const player of players) {
    if (!record.liberos.includes(player)) continue;
    const detail = `Number ${player} is a libero and does not start.`;
    findings.push({ code: 'LIBERO_IN_SIX', detail, field: 'players' });
  }
  if (record.liberos.length > rules.liberos.max) {
    const detail = `A team lists at most ${rules.liberos.max} liberos.`;
    findings.push({ code: 'LIBERO_LIMIT', detail, field: 'liberos' });
  }
  return findings;
}
