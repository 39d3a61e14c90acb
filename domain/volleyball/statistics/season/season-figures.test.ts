import { expect, test } from 'vitest';
import { PRESETS } from '../../presets.ts';
import { liveMatch, scorer } from '../../testing/record-match.ts';
import { zonesOfTally } from '../touches/zone-counts.ts';
import { addFigures } from './add-figures.ts';
import { NO_FIGURES, teamFigures } from './team-figures.ts';

const NONE = { won: 0, of: 0 };

function plainMatch(winners: string, rules = PRESETS.indoor) {
  const table = liveMatch(rules);
  table.rallies(winners);
  return table.log;
}

function scoutedMatch() {
  const table = liveMatch(PRESETS.indoor);
  const setters = { team1: 5 };
  const touches = ['*01SM-~~~16', 'a11RM#~~~16', 'a12AH+V5~41', '*06DH#', '*07AH#V5~46'];
  table.must({ type: 'rally', winner: 'team1', touches, setters });
  table.must({ type: 'rally', winner: 'team2', touches: ['*01SM=', '*$$AH=V5~46'], setters });
  return table.log;
}

test('a match without touches has side-outs and rotations, and what it does not tell is null', () => {
  const figures = teamFigures(plainMatch('12112')).team1;
  expect(figures.phases).toEqual({
    matches: 1,
    sets: 1,
    sideOut: { won: 1, of: 1 },
    breakPoint: { won: 2, of: 4 },
  });
  expect(figures.rotations).toMatchObject({ matches: 1, sets: 1 });
  expect(figures.rotations!.places[1]).toEqual({
    place: 2,
    sideOut: NONE,
    breakPoint: { won: 1, of: 2 },
  });
  expect([figures.setter, figures.touches, figures.shirts.size]).toEqual([null, null, 0]);
});

test('a match without a known server, or without rallies, has no figures', () => {
  const table = scorer(PRESETS.indoor);
  table.must({ type: 'start' }, { type: 'set-start', set: 1 });
  expect(teamFigures(table.log).team1).toEqual(NO_FIGURES);
  table.must({ type: 'rally', winner: 'team1' });
  expect(teamFigures(table.log).team1).toEqual(NO_FIGURES);
});

test('sets that are known by their score alone are not among those that figures rest on', () => {
  const table = liveMatch(PRESETS.indoor);
  table.rallies('1'.repeat(25));
  table.must({ type: 'set-result', set: 2, team1Score: 25, team2Score: 20 });
  expect(table.log.state.sets.length).toBe(2);
  const { phases, rotations } = teamFigures(table.log).team1;
  expect([phases, rotations]).toMatchObject([
    { matches: 1, sets: 1 },
    { matches: 1, sets: 1 },
  ]);
});

test('touches of a match stand by phase and zone for the team and for each shirt', () => {
  const { touches, shirts, setter } = teamFigures(scoutedMatch()).team1;
  expect(touches).toMatchObject({ matches: 1, sets: 1, line: { points: 1 } });
  expect(touches!.attack.breakTransition).toEqual({ total: 2, kills: 1, errors: 1, blocked: 0 });
  expect([...shirts.keys()]).toEqual([1, 6, 7]);
  const own = shirts.get(7)!;
  expect(own).toMatchObject({ matches: 1, sets: 1, line: { points: 1 } });
  expect(own.attack.breakTransition).toEqual({ total: 1, kills: 1, errors: 0, blocked: 0 });
  expect(zonesOfTally(own.zones).attackTo![5]).toEqual({ zone: 6, total: 1, good: 1 });
  expect(zonesOfTally(touches!.zones).attackTo![5]).toEqual({ zone: 6, total: 2, good: 1 });
  expect(setter!.places[4]!.breakPoint).toEqual({ won: 1, of: 2 });
});

test('a season is the sum of its matches, each figure over the matches that tell it', () => {
  const plain = teamFigures(plainMatch('12112')).team1;
  const scouted = teamFigures(scoutedMatch()).team1;
  const season = [plain, scouted, scouted].reduce(addFigures, NO_FIGURES);
  expect(season.phases).toEqual({
    matches: 3,
    sets: 3,
    sideOut: { won: 1, of: 1 },
    breakPoint: { won: 4, of: 8 },
  });
  expect(season.rotations).toMatchObject({ matches: 3, sets: 3 });
  expect(season.rotations!.places[0]!.breakPoint).toEqual({ won: 3, of: 6 });
  expect(season.setter).toMatchObject({ matches: 2, sets: 2 });
  expect(season.touches).toMatchObject({ matches: 2, sets: 2, line: { points: 2 } });
  expect(season.shirts.get(7)!.attack.breakTransition.kills).toBe(2);
  expect(zonesOfTally(season.touches!.zones).attackTo![5]!.total).toBe(4);
  expect(addFigures(season, NO_FIGURES)).toEqual(season);
});

test('matches of two and of six players add up by rotation in either order', () => {
  const beach = teamFigures(plainMatch('11', PRESETS.beach)).team1;
  const indoor = teamFigures(plainMatch('11')).team1;
  for (const season of [addFigures(beach, indoor), addFigures(indoor, beach)]) {
    expect(season.rotations!.places.length).toBe(6);
    expect(season.rotations!.places[0]!.breakPoint).toEqual({ won: 4, of: 4 });
    expect(season.rotations!.places[5]).toEqual({ place: 6, sideOut: NONE, breakPoint: NONE });
  }
});

test('a rally that was voided or corrected counts in a season as it stands now', () => {
  const table = liveMatch(PRESETS.indoor);
  table.must({ type: 'rally', winner: 'team1', touches: ['*01SM#~~~16'] });
  const first = table.log.events.at(-1)!.id;
  table.must({ type: 'rally', winner: 'team1', touches: ['*01SM#~~~16'] });
  const second = table.log.events.at(-1)!.id;
  table.must({ type: 'correct', target: first, winner: 'team2' }, { type: 'void', target: second });
  const { phases, touches } = teamFigures(table.log).team1;
  expect(phases).toMatchObject({ breakPoint: { won: 0, of: 1 }, sideOut: NONE });
  expect(touches!.line.serve.total).toBe(1);
  expect(zonesOfTally(touches!.zones).serveTo![5]!.total).toBe(1);
});
