import { expect, test } from 'vitest';
import type { PreparedLineup } from '#contract/matches/prepared-lineup.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, emptyLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import { handedInLineups, lineupEntries } from './handed-in.ts';

const MATCH = {
  team1: { id: 't1', name: 'Kibo' },
  team2: { id: 't2', name: 'Meru' },
} as unknown as ScoredTeams;

function slip(set: number, players: number[], liberos: number[] = [8]): PreparedLineup {
  const sheet = [1, 2, 3, 4, 5, 6, 7, 8].map((shirt) => ({ player: `p${shirt}`, shirt }));
  return { match: 'm', team: 't1', set, sheet, players, liberos, captain: 1, updatedAt: '' };
}

function recorded(log: MatchLog, facts: readonly object[]): MatchLog {
  let next = log;
  for (const fact of facts) {
    const id = `e${next.events.length}`;
    const step = appendEvent(next, { ...fact, id, at: 0 } as MatchEvent);
    if (!step.ok) throw new Error(step.refusal);
    next = step.log;
  }
  return next;
}

test('a slip of the first set is a team sheet and a line-up, and is gone when it was taken', () => {
  const log = emptyLog(PRESETS.indoor);
  const plan = slip(1, [1, 2, 3, 4, 5, 6]);
  expect(handedInLineups(log, MATCH, [plan])).toEqual([{ side: 'team1', plan }]);
  const taken = recorded(log, lineupEntries(log, 'team1', plan));
  expect(taken.state.team1).toMatchObject({ liberos: [8], captain: 1 });
  expect(taken.state.lineup1?.players).toEqual(plan.players);
  expect(handedInLineups(taken, MATCH, [plan])).toEqual([]);
});

test('a slip of the next set waits until that set is due, with the liberos of the sheet', () => {
  const sheet = { players: [1, 2, 3, 4, 5, 6, 7, 8], liberos: [7] };
  const log = recorded(emptyLog(PRESETS.indoor), [
    { type: 'match-setup', team1: sheet },
    { type: 'start' },
    { type: 'set-start', set: 1, firstServe: 'team1' },
  ]);
  const plan = slip(2, [1, 2, 3, 4, 5, 6]);
  expect(handedInLineups(log, MATCH, [plan])).toEqual([]);
  const over = recorded(log, [{ type: 'set-result', set: 1, team1Score: 25, team2Score: 20 }]);
  expect(handedInLineups(over, MATCH, [plan])).toHaveLength(1);
  expect(lineupEntries(over, 'team1', plan)).toMatchObject([{ type: 'lineup', liberos: [7] }]);
});

test('a slip that the rules no longer take does not light up', () => {
  const log = emptyLog(PRESETS.indoor);
  expect(handedInLineups(log, MATCH, [slip(1, [1, 2, 3, 4, 5])])).toEqual([]);
  expect(handedInLineups(log, MATCH, [slip(1, [8, 2, 3, 4, 5, 6])])).toEqual([]);
});
