import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { SIDES } from '../side.ts';
import { replayRallyLog } from '../testing/rally-log.ts';
import { lineups, liveMatch, livePositions, scorer } from '../testing/record-match.ts';
import { UnfoldableLogError } from '../unfoldable-log-error.ts';
import { minutesBetween, scoresheet } from './scoresheet.ts';

const FREE = new URL('../../../test-data/matches/', import.meta.url);

function boxes(rounds: readonly { player: number; round: number; score: number | null }[] | null) {
  return rounds?.map(({ player, round, score }) => `${player}.${round}: ${score ?? 'x'}`);
}

test('a lost serve writes the team’s points under the server', () => {
  const table = livePositions(PRESETS.indoor, 'team1');
  // 2-0, side-out, 2-2, side-out, side-out.
  table.rallies('1122' + '12');
  const [set] = scoresheet(table.log).sets;
  expect(boxes(set!.team1.rounds)).toEqual(['1.1: 2', '2.1: 3']);
  expect(boxes(set!.team2.rounds)).toEqual(['1.1: x', '2.1: 2']);
});

test("a team that wins the set on the other's serve has its points under the next server", () => {
  const table = livePositions(PRESETS.indoor, 'team1');
  table.rallies(`${'2'.repeat(24)}12`);
  const [set] = scoresheet(table.log).sets;
  expect(boxes(set!.team1.rounds)).toEqual(['1.1: 0', '2.1: 1']);
  expect(boxes(set!.team2.rounds)).toEqual(['1.1: x', '2.1: 24', '3.1: 25']);
  expect(set!.team2.rounds!.map((box) => box.isLast)).toEqual([false, false, true]);
  expect(set!.team1.rounds!.map((box) => box.isLast)).toEqual([false, true]);
});

test('the seventh turn begins the second round', () => {
  const table = livePositions(PRESETS.indoor, 'team1');
  table.rallies(`${'12'.repeat(6)}1`);
  const [set] = scoresheet(table.log).sets;
  const first = [1, 2, 3, 4, 5, 6].map((player) => `${player}.1: ${player}`);
  expect(boxes(set!.team1.rounds)).toEqual(first);
  const later = [2, 3, 4, 5, 6].map((player) => `${player}.1: ${player - 1}`);
  expect(boxes(set!.team2.rounds)).toEqual(['1.1: x', ...later, '1.2: 6']);
});

test('on the beach no team rotates before its first service', () => {
  const table = liveMatch(PRESETS.beach, 'team1');
  table.rallies('212');
  const [set] = scoresheet(table.log).sets;
  expect(boxes(set!.team1.rounds)).toEqual(['1.1: 0', '2.1: 1']);
  expect(boxes(set!.team2.rounds)).toEqual(['1.1: 1']);
});

test('no service boxes are guessed if points are not known one by one', () => {
  const table = liveMatch(PRESETS.indoor);
  table.rallies('12');
  table.must({ type: 'set-score', set: 1, team1Score: 10, team2Score: 8 });
  const [set] = scoresheet(table.log).sets;
  expect([set!.team1.rounds, set!.team2.rounds]).toEqual([null, null]);
  const struck = set!.team1.struck.map(({ score, origin }) => `${score} ${origin}`);
  expect(struck.slice(0, 3)).toEqual(['1 rally', '2 other', '3 other']);
});

test('a time-out is written with the score from the side of its team', () => {
  const table = livePositions(PRESETS.indoor, 'team1');
  table.rallies('1122211');
  table.must({ type: 'timeout', team: 'team2' });
  const sheet = scoresheet(table.log);
  expect(sheet.sets[0]!.team2.timeouts).toEqual([{ own: 3, other: 4 }]);
  expect(sheet.results[0]!.team2).toEqual({ timeouts: 1, substitutions: 0, won: null, points: 3 });
});

test('a substitute stands under his starter, with both scores', () => {
  const table = livePositions(PRESETS.indoor, 'team1');
  table.rallies('11');
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 3, in: 9 }] });
  table.rallies('2');
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 9, in: 3 }] });
  const { order, substitutions } = scoresheet(table.log).sets[0]!.team1;
  expect(order[2]).toEqual({
    starter: 3,
    substitutes: [{ number: 9, came: { own: 2, other: 0 }, left: { own: 2, other: 1 } }],
  });
  expect([order.map(({ starter }) => starter), substitutions]).toEqual([[1, 2, 3, 4, 5, 6], 2]);
});

test('sanctions, delays and improper requests have their columns, set and score', () => {
  const table = livePositions(PRESETS.indoor, 'team1');
  table.must(
    { type: 'delay', team: 'team2' },
    { type: 'improper', team: 'team1' },
    { type: 'sanction', team: 'team1', person: 4, grade: 'verbal' },
    { type: 'sanction', team: 'team1', person: 'C', grade: 'warning' },
  );
  table.rallies('1');
  table.must({ type: 'delay', team: 'team2' });
  const sheet = scoresheet(table.log);
  const at = (own: number, other: number) => ({ set: 1, score: { own, other } });
  expect(sheet.sanctions).toEqual([
    { team: 'team2', column: 'W', person: 'D', ...at(0, 0) },
    { team: 'team1', column: 'X', person: null, ...at(0, 0) },
    { team: 'team1', column: 'W', person: 'C', ...at(0, 0) },
    { team: 'team2', column: 'P', person: 'D', ...at(0, 1) },
  ]);
  expect(sheet.sets[0]!.team1.struck.map(({ origin }) => origin)).toEqual(['rally', 'penalty']);
});

test.each([
  ['verbal', []],
  ['warning', ['W']],
  ['penalty', ['P']],
  ['expulsion', ['E']],
  ['disqualification', ['D']],
])('the grade %s stands in the columns %j', (grade, columns) => {
  const table = liveMatch(PRESETS.indoor);
  table.must({ type: 'sanction', team: 'team1', person: 'C', grade });
  expect(scoresheet(table.log).sanctions.map(({ column }) => column)).toEqual(columns);
});

test('a point is circled by its own origin, whatever the other team got at that score', () => {
  const table = livePositions(PRESETS.indoor, 'team1');
  table.rallies('1');
  table.must({ type: 'delay', team: 'team1' }, { type: 'delay', team: 'team1' });
  table.rallies('1');
  const [set] = scoresheet(table.log).sets;
  const origins = (side: 'team1' | 'team2') => set![side].struck.map(({ origin }) => origin);
  expect([origins('team1'), origins('team2')]).toEqual([['rally', 'rally'], ['penalty']]);
});

test('a point that was cancelled does not tell how a later one at its score came about', () => {
  const table = livePositions(PRESETS.indoor, 'team1');
  table.rallies('112');
  table.must({ type: 'rotation-fault', team: 'team1', cancelled: 1 });
  table.must({ type: 'set-score', set: 1, team1Score: 3, team2Score: 1 });
  const origins = scoresheet(table.log).sets[0]!.team1.struck.map(({ origin }) => origin);
  expect(origins).toEqual(['rally', 'other', 'other']);
});

test('an entry that was taken back is not on the scoresheet', () => {
  const table = livePositions(PRESETS.indoor, 'team1');
  table.must({ type: 'timeout', team: 'team1' });
  const { id } = table.log.events.at(-1)!;
  table.must({ type: 'void', target: id });
  expect(scoresheet(table.log).sets[0]!.team1.timeouts).toEqual([]);
});

test('a change of sides within a set is written with its score', () => {
  const table = liveMatch(PRESETS.beach, 'team1');
  table.rallies('1122112' + '1');
  expect(scoresheet(table.log).sets[0]!.changes).toEqual([{ team1: 4, team2: 3 }]);
});

test('the team on the left at the start of the set stays left, however often the sides changed', () => {
  const table = scorer(PRESETS.beach);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1', left: 'team1' });
  const left = () => scoresheet(table.log).sets[0]!.left;
  expect(left()).toBe('team1');
  table.rallies('1111111');
  expect([table.log.state.sets[0]!.left, left()]).toEqual(['team2', 'team1']);
  table.rallies('1111111');
  expect([table.log.state.sets[0]!.left, left()]).toEqual(['team1', 'team1']);
});

test('a change of sides does not show who was left if nobody recorded it', () => {
  const table = liveMatch(PRESETS.beach);
  table.rallies('1111111');
  expect(scoresheet(table.log).sets[0]).toMatchObject({ left: null, changes: [] });
  table.rallies('1');
  expect(scoresheet(table.log).sets[0]).toMatchObject({ left: null, changes: [{ team1: 7 }] });
});

test('an exceptional substitution is counted apart and has no column', () => {
  const table = livePositions(PRESETS.indoor);
  table.rallies('1');
  const pairs = [{ out: 3, in: 9 }];
  table.must({ type: 'substitution', team: 'team1', pairs });
  table.rallies('1');
  const hurt = [{ out: 4, in: 10 }];
  table.must({ type: 'substitution', team: 'team1', pairs: hurt, kind: 'exceptional' });
  const { substitutions, exceptional, order } = scoresheet(table.log).sets[0]!.team1;
  expect([substitutions, exceptional]).toEqual([1, 1]);
  expect(order.flatMap((column) => column.substitutes)).toEqual([
    { number: 9, came: { own: 1, other: 0 }, left: null },
  ]);
});

test('an exchange has the score of its own team and kind, also where numbers are the same', () => {
  const table = scorer(PRESETS.indoor);
  const players = [1, 2, 3, 4, 5, 6];
  for (const team of ['team1', 'team2']) table.must({ type: 'lineup', set: 1, team, players });
  table.must({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  const change = (out: number, into: number, more: object = {}) => {
    const pairs = [{ out, in: into }];
    table.must({ type: 'substitution', team: 'team1', pairs, ...more });
    table.rallies('1');
  };
  change(3, 9);
  change(9, 3);
  change(2, 8);
  change(3, 9, { team: 'team2' });
  change(3, 9, { kind: 'exceptional', override: 'hurt' });
  const { order } = scoresheet(table.log).sets[0]!.team1;
  const at = (own: number) => ({ own, other: 0 });
  expect(order.flatMap(({ substitutes }) => substitutes)).toEqual([
    { number: 8, came: at(2), left: null },
    { number: 9, came: at(0), left: at(1) },
  ]);
});

test('a starter who left for another player by the word of the referee has both with their scores', () => {
  const table = livePositions(PRESETS.indoor);
  const change = (out: number, into: number, more: object = {}) => {
    table.must({ type: 'substitution', team: 'team1', pairs: [{ out, in: into }], ...more });
    table.rallies('1');
  };
  const override = 'the referee decides';
  change(3, 9);
  change(9, 3);
  change(3, 10, { override });
  change(10, 3, { override });
  const { order } = scoresheet(table.log).sets[0]!.team1;
  const at = (own: number) => ({ own, other: 0 });
  expect(order[2]!.substitutes).toEqual([
    { number: 9, came: at(0), left: at(1) },
    { number: 10, came: at(2), left: at(3) },
  ]);
});

test('a substitute who comes again after a change between has the score of that time', () => {
  const table = livePositions(PRESETS.indoor);
  const change = (out: number, into: number) =>
    table.must({ type: 'substitution', team: 'team1', pairs: [{ out, in: into }] });
  table.rallies('1');
  change(3, 9);
  table.rallies('1');
  change(4, 8);
  table.rallies('1');
  change(9, 3);
  table.rallies('1');
  change(8, 4);
  const { order } = scoresheet(table.log).sets[0]!.team1;
  const at = (own: number) => ({ own, other: 0 });
  expect(order.flatMap((column) => column.substitutes)).toEqual([
    { number: 9, came: at(1), left: at(3) },
    { number: 8, came: at(2), left: at(4) },
  ]);
});

test('before the first set and between sets a sanction belongs to the set to come', () => {
  const table = scorer(PRESETS.indoor);
  const warn = (person: number) =>
    table.must({ type: 'sanction', team: 'team1', person, grade: 'warning' });
  table.must({ type: 'start' });
  warn(4);
  table.must({ type: 'set-start', set: 1, firstServe: 'team1' });
  table.rallies('1'.repeat(25));
  warn(5);
  expect(scoresheet(table.log).sanctions).toMatchObject([
    { person: 4, set: 1, score: { own: 0, other: 0 } },
    { person: 5, set: 2, score: { own: 0, other: 0 } },
  ]);
});

test.each([
  [null, 60_000, null],
  [0, null, null],
  [60_000, 59_999, null],
  [60_000, 60_000, 0],
  [60_000, 120_000, 1],
  [60_000, 60_000 + 29 * 60_000 + 30_000, 30],
])('from %j to %j are %j minutes', (from, to, minutes) => {
  expect(minutesBetween(from, to)).toBe(minutes);
});

test('results say who won each set, and what both teams used in the match', () => {
  const table = livePositions(PRESETS.indoor);
  table.must({ type: 'timeout', team: 'team1' });
  table.must({ type: 'substitution', team: 'team2', pairs: [{ out: 13, in: 20 }] });
  table.rallies('1'.repeat(25));
  table.must(...lineups(PRESETS.indoor, 2), { type: 'set-start', set: 2, firstServe: 'team2' });
  table.must({ type: 'timeout', team: 'team1' }, { type: 'timeout', team: 'team2' });
  table.rallies('122');
  const { results, totals, sets } = scoresheet(table.log);
  expect(sets.map((set) => set.team1.timeouts.length)).toEqual([1, 1]);
  expect(sets.map((set) => set.team2.timeouts.length)).toEqual([0, 1]);
  const team = (timeouts: number, substitutions: number, won: number | null, points: number) => ({
    timeouts,
    substitutions,
    won,
    points,
  });
  expect(results.map(({ team1, team2 }) => [team1, team2])).toEqual([
    [team(1, 0, 1, 25), team(0, 1, 0, 0)],
    [team(1, 0, null, 1), team(1, 0, null, 2)],
  ]);
  expect([totals.team1, totals.team2]).toEqual([team(2, 0, 1, 26), team(1, 1, 0, 2)]);
});

test('the match takes from the start of its first set to the end of its last', () => {
  const table = liveMatch(PRESETS.indoor);
  table.rallies('1'.repeat(25));
  for (const set of [2, 3]) {
    table.must({ type: 'set-start', set, firstServe: 'team2' });
    table.rallies('1'.repeat(25));
  }
  const { startedAt, endedAt, totals } = scoresheet(table.log);
  // The second event began the first set; each came a second after the one before.
  expect([startedAt, endedAt, totals.minutes]).toEqual([2000, 79_000, 1]);
});

test('a team without a team list has the players seen on court, in order', () => {
  const table = livePositions(PRESETS.indoor);
  const pairs = [
    { out: 6, in: 12 },
    { out: 1, in: 8 },
  ];
  table.must({ type: 'substitution', team: 'team1', pairs });
  expect(scoresheet(table.log).team1.players).toEqual([1, 2, 3, 4, 5, 6, 8, 12]);
});

test('a team of which neither list nor line-up is known has no players', () => {
  const table = liveMatch(PRESETS.indoor);
  table.rallies('12');
  const { team1, team2 } = scoresheet(table.log);
  expect([team1.players, team2.players]).toEqual([[], []]);
});

test('two substitutes at once stand each under the own starter', () => {
  const table = livePositions(PRESETS.indoor);
  const pairs = [
    { out: 3, in: 9 },
    { out: 2, in: 8 },
  ];
  table.must({ type: 'substitution', team: 'team2', pairs: [{ out: 12, in: 9 }] });
  table.rallies('1');
  table.must({ type: 'substitution', team: 'team1', pairs });
  table.rallies('1');
  const { order } = scoresheet(table.log).sets[0]!.team1;
  const came = { own: 1, other: 0 };
  expect(order.map(({ substitutes }) => substitutes)).toEqual([
    [],
    [{ number: 8, came, left: null }],
    [{ number: 9, came, left: null }],
    [],
    [],
    [],
  ]);
});

test('a cancelled point is in no box, and those after it count on without it', () => {
  const table = livePositions(PRESETS.indoor);
  table.rallies('1112');
  table.must({ type: 'rotation-fault', team: 'team1', cancelled: 2 });
  const [set] = scoresheet(table.log).sets;
  expect(boxes(set!.team1.rounds)).toEqual(['1.1: 1']);
  expect(set!.team1.struck).toEqual([{ score: 1, origin: 'rally' }]);
  expect(set!.team2.struck.map(({ origin }) => origin)).toEqual(['rally']);
});

test('no boxes are guessed if a cancelled point had brought the serve', () => {
  const table = livePositions(PRESETS.indoor);
  table.rallies('1212');
  table.must({ type: 'rotation-fault', team: 'team1', cancelled: 1 });
  const [set] = scoresheet(table.log).sets;
  expect([set!.team1.rounds, set!.team2.rounds]).toEqual([null, null]);
});

test.each(['team1', 'team2'] as const)('points given to %s by officials are in no box', (team) => {
  const table = liveMatch(PRESETS.indoor);
  table.rallies('12');
  const score = team === 'team1' ? [4, 1] : [1, 4];
  table.must({ type: 'set-score', set: 1, team1Score: score[0], team2Score: score[1] });
  table.rallies('1');
  expect(scoresheet(table.log).sets[0]!.team1.rounds).toBe(null);
});

test('no boxes are guessed where nobody wrote who served first', () => {
  const table = scorer(PRESETS.indoor);
  table.must({ type: 'start' }, { type: 'set-start', set: 1 });
  table.rallies('12');
  expect(scoresheet(table.log).sets[0]!.team1.rounds).toBe(null);
});

test('a score that is typed as it stands hides no boxes', () => {
  const table = livePositions(PRESETS.indoor, 'team1');
  table.rallies('12');
  table.must({ type: 'set-score', set: 1, team1Score: 1, team2Score: 1 });
  table.rallies('1');
  expect(boxes(scoresheet(table.log).sets[0]!.team1.rounds)).toEqual(['1.1: 1']);
});

test('a log that cannot be read has no scoresheet', () => {
  const table = liveMatch(PRESETS.indoor);
  const log = { ...table.log, events: table.log.events.slice(1) };
  expect(() => scoresheet(log)).toThrow(UnfoldableLogError);
  expect(() => scoresheet(log)).toThrow(/^\w+: .+\.$/);
});

test('a match without entries has an empty scoresheet', () => {
  const sheet = scoresheet(scorer(PRESETS.indoor).log);
  expect([sheet.sets, sheet.results]).toEqual([[], []]);
  expect([sheet.totals.minutes, sheet.winner]).toEqual([null, null]);
  const none = { captain: null, staff: {}, shirt: null, liberoShirt: null };
  expect(sheet.team1).toEqual({ players: [], liberos: [], ...none });
});

const names = readdirSync(FREE).map((name) => name.replace('.json', ''));

test.each(names)('%s: the boxes end with the score and name who served', (name) => {
  const data = JSON.parse(readFileSync(new URL(`${name}.json`, FREE), 'utf8'));
  const rules =
    name === 'dvw-example-click-scout' ? { ...PRESETS.indoor, target: 21 } : PRESETS.indoor;
  const { log } = replayRallyLog(rules, data, { positions: true });
  const sheet = scoresheet(log);
  expect(sheet.sets.map((set) => [set.team1.score, set.team2.score])).toEqual(
    data.official.setScores,
  );
  for (const [index, set] of sheet.sets.entries()) {
    for (const side of SIDES) {
      const written = set[side].rounds!.flatMap(({ score }) => score ?? []);
      expect(written.at(-1)).toBe(set[side].score);
      expect(written).toEqual([...written].sort((a, b) => a - b));
      // Each change of server is one box more.
      const court = `court${side.at(-1)}` as 'court1' | 'court2';
      const served = log.state.sets[index]!.points.filter((point) => point.served === side);
      const servers = served.map((point) => point[court]!.positions[0]);
      const turns = servers.filter((server, place) => server !== servers[place - 1]).length;
      const boxesOfService = set[side].rounds!.filter(({ score }) => score !== null).length;
      expect(boxesOfService - turns).toBeLessThanOrEqual(1);
      expect(boxesOfService).toBeGreaterThanOrEqual(turns);
    }
  }
});
