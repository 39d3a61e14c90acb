import { expect, test } from 'vitest';
import { PRESETS } from '../../presets.ts';
import type { Side } from '../../side.ts';
import { liveMatch, scorer } from '../../testing/record-match.ts';
import { addCounts } from '../add-counts.ts';
import { matchStatistics } from '../match-statistics.ts';
import { attackPhases, phaseOf } from './attack-phases.ts';
import { emptyLine } from './box-line.ts';
import { boxScore } from './box-score.ts';
import { scoutedRallies } from './scouted-rallies.ts';
import { readTouch, type Touch, writeTouch } from './touch.ts';
import { addTallies, zonesOfTally, zoneTally } from './zone-counts.ts';

test.each([
  ['*12AH#V5~46~H2', { side: 'team1', player: 12, skill: 'attack', mark: '#', from: 4, to: 6 }],
  ['a06RM=~~~18CW4', { side: 'team2', player: 6, skill: 'reception', mark: '=', from: 1, to: 8 }],
  ['a$$BT/', { side: 'team2', player: null, skill: 'block', mark: '/', from: null, to: null }],
  ['*~1EH+KEF~~', { side: 'team1', player: null, skill: 'set', mark: '+', from: null, to: null }],
  ['*12AH#V5~0', { side: 'team1', player: 12, skill: 'attack', mark: '#', from: null, to: null }],
  ['b12AH#', null],
  ['*12XH#', null],
  ['*12AH?', null],
  ['*1AH#', null],
  ['* 12AH#', null],
  [`*12AH#${'~'.repeat(31)}`, null],
])('the code %j is read as a touch', (code, touch) => {
  expect(readTouch(code)).toEqual(touch);
});

function recorded(...rallies: readonly [Side, string][]) {
  const table = liveMatch(PRESETS.indoor);
  for (const [winner, touches] of rallies) {
    table.must({ type: 'rally', winner, touches: touches.split(' ') });
  }
  return table.log;
}

// team1 serves first.
const LOG = recorded(
  ['team1', '*01SM# a11RM='],
  ['team2', '*01SM- a11RM# a14EH# a12AH#~~~45 *05BH='],
  ['team1', 'a12SM+ *06RM+ *03EH- *04AH/~~~41 a13BH+ *06DH+ *04AH#~~~25 a11DH='],
  ['team2', '*02SM/ a11RM/ *07AH! a13BH# a$$FH-'],
);

test('the touches of a match are counted by player, set and team', () => {
  const { team1, team2 } = boxScore(scoutedRallies(LOG))!;
  expect(team1.team).toEqual({
    points: 2,
    breakPoints: 1,
    balance: 1,
    serve: { total: 3, aces: 1, errors: 0 },
    reception: { total: 1, perfect: 0, positive: 1, errors: 0, overpassed: 0 },
    attack: { total: 3, kills: 1, errors: 0, blocked: 1 },
    block: { total: 1, points: 0, touched: 0, errors: 1 },
    dig: { total: 1, good: 1, errors: 0 },
    set: { total: 1, good: 0, errors: 0 },
    freeball: { total: 0, errors: 0 },
  });
  expect(team1.sets).toEqual([{ set: 1, line: team1.team }]);
  expect(team1.players.map(({ shirt }) => shirt)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(team1.players[3]).toMatchObject({ shirt: 4, sets: 1, line: { points: 1, balance: 0 } });
  expect(team2.team.balance).toBe(1);
  // A touch of somebody unknown is the team's alone.
  expect(team2.team.freeball.total).toBe(1);
  expect(team2.players.every(({ line }) => line.freeball.total === 0)).toBe(true);
});

test('an invasion of the net is an error of the block', () => {
  const log = recorded(['team1', '*01SM- a11RM# a12AH+ *03BH+ a13BH/']);
  expect(boxScore(scoutedRallies(log))!.team2.team.block).toEqual({
    total: 1,
    points: 0,
    touched: 0,
    errors: 1,
  });
});

test('lines of two matches add up to a season', () => {
  const { team } = boxScore(scoutedRallies(LOG))!.team1;
  const twice = addCounts(team, team);
  expect([twice.points, twice.attack.total, twice.reception.positive]).toEqual([4, 6, 2]);
  expect(addCounts(emptyLine(), team)).toEqual(team);
});

test('attacks are those after a reception, later side-outs, and break points', () => {
  const rallies = scoutedRallies(LOG);
  const phases = attackPhases(rallies, 'team1');
  expect(phases.reception).toEqual({ total: 1, kills: 0, errors: 0, blocked: 1 });
  expect(phases.sideOutTransition).toEqual({ total: 1, kills: 1, errors: 0, blocked: 0 });
  expect(phases.breakTransition).toEqual({ total: 1, kills: 0, errors: 0, blocked: 0 });
  expect(attackPhases(rallies, 'team2').reception.kills).toBe(1);
  expect(attackPhases(rallies, 'team1', 7).breakTransition.total).toBe(1);
  expect(attackPhases(rallies, 'team1', 4).breakTransition.total).toBe(0);
  const lost = recorded(['team1', '*01SM- a11RM# a12AH=']);
  expect(attackPhases(scoutedRallies(lost), 'team2').reception.errors).toBe(1);
});

test('an attack without a reception before it is no first one, and none where nobody knows who served', () => {
  const touches = ['*01SM-', 'a12AH#'].map((code) => readTouch(code) as Touch);
  expect(phaseOf(touches, 1, 'team1')).toBe('sideOutTransition');
  expect(phaseOf(touches, 1, null)).toBe(null);
  const table = scorer(PRESETS.indoor);
  table.must({ type: 'start' }, { type: 'set-start', set: 1 });
  table.must({ type: 'rally', winner: 'team1', touches: ['a12AH='] });
  expect(attackPhases(scoutedRallies(table.log), 'team2').reception.total).toBe(0);
});

test('zones count touches with a zone, good ones apart, also those of one player', () => {
  const rallies = scoutedRallies(LOG);
  const zonesOf = (side: Side, player?: number) => zonesOfTally(zoneTally(rallies, side, player));
  const { attackFrom, serveTo, receptionAt } = zonesOf('team1');
  expect(attackFrom!.filter(({ total }) => total > 0)).toEqual([
    { zone: 2, total: 1, good: 1 },
    { zone: 4, total: 1, good: 0 },
  ]);
  expect(attackFrom!.map(({ zone }) => zone)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([serveTo, receptionAt]).toEqual([null, null]);
  expect(zonesOf('team1', 7).attackTo).toBe(null);
  expect(zonesOf('team2', 12).attackTo![4]).toEqual({ zone: 5, total: 1, good: 1 });
});

test('serves count in the zone where they fell, aces apart, and in no other map', () => {
  const log = recorded(['team1', '*01SM#~~~15'], ['team1', '*01SM-~~~19 a11RM=~~~19']);
  const { serveTo, ...others } = zonesOfTally(zoneTally(scoutedRallies(log), 'team1'));
  expect(serveTo!.filter(({ total }) => total > 0)).toEqual([
    { zone: 5, total: 1, good: 1 },
    { zone: 9, total: 1, good: 0 },
  ]);
  expect(others).toEqual({ receptionAt: null, attackFrom: null, attackTo: null });
});

test('zones of two matches add up, with good receptions', () => {
  const log = recorded(['team2', 'a01SM-~~~19 *11RM+~~~19 *12RM-~~~19']);
  const once = zoneTally(scoutedRallies(log), 'team1');
  const sum = zonesOfTally(addTallies(addTallies(once, once), once));
  expect(sum.receptionAt![8]).toEqual({ zone: 9, total: 6, good: 3 });
  expect(sum.attackFrom).toBe(null);
});

test('the statistics of a match have every figure of both teams', () => {
  const statistics = matchStatistics(LOG, { side: 'team1', shirt: 7 });
  expect([statistics.scouted, statistics.rallies]).toEqual([4, 4]);
  expect(statistics.team1.box!.team.points).toBe(2);
  expect(statistics.team2.attack!.reception.total).toBe(1);
  expect(statistics.team1.zones.attackFrom).toBe(null);
  expect(statistics.team2.zones.attackFrom).not.toBe(null);
  expect(statistics.sets).toEqual([
    {
      set: 1,
      ms: null,
      leads: { leadChanges: 0, largestLead: { team1: 1, team2: 0 }, comeback: null },
    },
  ]);
  expect(statistics.team1.phases.breakPoint).toEqual({ won: 1, of: 3 });
});

test('a match without touches has its points, and no box score', () => {
  const table = liveMatch(PRESETS.indoor);
  table.must({ type: 'rally', winner: 'team1', reason: 'attack', player: 4, touches: ['what'] });
  const { team1, scouted, rallies, comebackInSets } = matchStatistics(table.log);
  expect([scouted, rallies, comebackInSets]).toEqual([0, 1, null]);
  expect([team1.box, team1.attack, team1.setter]).toEqual([null, null, null]);
  expect(team1.shirts).toEqual([{ shirt: 4, sets: 0, points: 1, attack: 1, block: 0, ace: 0 }]);
  const empty = matchStatistics(scorer(PRESETS.indoor).log);
  expect([empty.team2.saved, empty.team2.longestRun, empty.rallies]).toEqual([null, null, 0]);
});

test('a corrected rally keeps its touches, and a voided one takes them along', () => {
  const table = liveMatch(PRESETS.indoor);
  table.must({ type: 'rally', winner: 'team1', touches: ['*01SM#'] });
  const id = table.log.events.at(-1)!.id;
  table.must({ type: 'correct', target: id, winner: 'team2' });
  expect(scoutedRallies(table.log)).toMatchObject([{ winner: 'team2', touches: [{ player: 1 }] }]);
  table.must({ type: 'void', target: id });
  expect(scoutedRallies(table.log)).toEqual([]);
});

test('a rally of which only the setters were written down has no touches', () => {
  const table = liveMatch(PRESETS.indoor);
  table.must({ type: 'rally', winner: 'team1', setters: { team1: 1 } });
  expect(scoutedRallies(table.log)).toEqual([]);
});

test.each(['*07SM#', 'a11RM=~~~18', '*$$AH+~~~4~', 'a14BH#~~~~2'])(
  'the touch of %j is written as it was read',
  (code) => {
    expect(writeTouch(readTouch(code)!)).toBe(code);
  },
);
