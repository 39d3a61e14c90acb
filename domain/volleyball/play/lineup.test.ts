import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { lineups, liveMatch, livePositions, scoreline, scorer } from '../testing/record-match.ts';

const indoor = PRESETS.indoor;
const six = [1, 2, 3, 4, 5, 6];
const lineup = { type: 'lineup', set: 1, team: 'team1', players: six } as const;

test('a line-up names as many players as play, each once', () => {
  const table = scorer(indoor);
  expect(table.send({ ...lineup, players: [1, 2, 3, 4, 5] })).toBe('LINEUP_SIZE');
  expect(table.send({ ...lineup, players: [1, 2, 3, 4, 5, 6, 7] })).toBe('LINEUP_SIZE');
  expect(table.send({ ...lineup, players: [1, 2, 3, 4, 5, 5] })).toBe('LINEUP_DUPLICATE');
  expect(table.send(lineup)).toBe('ok');
  expect(scorer(PRESETS.beach).send({ ...lineup, players: [1, 2] })).toBe('ok');
});

test('a line-up holds registered players and no liberos', () => {
  const table = scorer(indoor);
  table.must({
    type: 'match-setup',
    team1: { players: [1, 2, 3, 4, 5, 6, 7], liberos: [6], captain: 2 },
  });
  expect(table.log.state.team1).toMatchObject({ captain: 2, liberos: [6] });
  expect(table.log.state.team2.players).toBe(null);
  expect(table.send({ ...lineup, players: [1, 2, 3, 4, 5, 8] })).toBe('NOT_REGISTERED');
  expect(table.send(lineup)).toBe('LIBERO_IN_SIX');
  expect(table.send({ ...lineup, liberos: [7] })).toBe('ok');
  expect(table.send({ ...lineup, liberos: [8, 9, 10] })).toBe('LIBERO_LIMIT');
  expect(table.send({ ...lineup, liberos: [8, 9] })).toBe('ok');
});

test('a line-up is for the next set and may be handed in again until it starts', () => {
  const table = livePositions(indoor);
  expect(table.send(lineup)).toBe('SET_RUNNING');
  expect(table.send({ ...lineup, set: 2 })).toBe('SET_RUNNING');
  table.rallies('1'.repeat(25));
  expect(table.send(lineup)).toBe('SET_PLAYED');
  expect(table.send({ ...lineup, set: 3 })).toBe('SET_MISSING');
  expect(table.send({ ...lineup, set: 6 })).toBe('NO_SUCH_SET');
  table.must({ ...lineup, set: 2 }, { ...lineup, set: 2, players: [6, 5, 4, 3, 2, 1] });
  expect(table.log.state.phase).toBe('interval');
  table.must({ ...lineups(indoor, 2)[1]! });
  expect(table.log.state.phase).toBe('set-ready');
  table.must({ type: 'set-start', set: 2, firstServe: 'team1' });
  expect(table.log.state.server).toBe(6);
  expect([table.log.state.lineup1, table.log.state.lineup2]).toEqual([null, null]);
});

test('with line-ups the first serve must be known, by the start or by the toss', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' }, lineup);
  expect(table.send({ type: 'set-start', set: 1 })).toBe('FIRST_SERVE_MISSING');
  table.must({ type: 'toss', firstServe: 'team1', left: 'team2' }, { type: 'set-start', set: 1 });
  expect(table.log.state).toMatchObject({ serving: 'team1', server: 1, left: 'team2', toss: null });
  const other = scorer(indoor);
  other.must({ type: 'start' }, { ...lineup, team: 'team2' });
  expect(other.send({ type: 'set-start', set: 1 })).toBe('FIRST_SERVE_MISSING');
});

test('the winner of the toss who takes the reception leaves the serve to the other side', () => {
  const table = scorer(indoor);
  table.must({ type: 'toss', winner: 'team1', choice: 'receive', left: 'team2' });
  expect(table.log.state.toss).toEqual({
    winner: 'team1',
    choice: 'receive',
    firstServe: 'team2',
    left: 'team2',
  });
  table.must({ type: 'toss', winner: 'team1', choice: 'serve' });
  expect(table.log.state.toss?.firstServe).toBe('team1');
  table.must({ type: 'toss', winner: 'team1', choice: 'side', left: 'team1' });
  expect(table.log.state.toss?.firstServe, 'the other team chooses now').toBeNull();
  table.must({ type: 'toss', winner: 'team1', choice: 'receive' }, { type: 'start' });
  table.must({ type: 'set-start', set: 1 });
  expect(table.log.state.serving).toBe('team2');
});

test('a match scored by points goes on to line-ups during a set', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  expect(table.log.state.detail).toBe('points');
  table.must(lineup, { ...lineup, team: 'team2', players: [11, 12, 13, 14, 15, 16] });
  expect(table.log.state.detail).toBe('rallies');
  expect(table.log.state.server).toBe(11);
  table.rallies('1');
  expect(table.log.state.server).toBe(2);
  const unknown = scorer(indoor);
  unknown.must({ type: 'start' }, { type: 'set-start', set: 1 });
  expect(unknown.send(lineup)).toBe('FIRST_SERVE_MISSING');
});

test('a team may hand in its line-up before the other', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' }, lineup, { type: 'set-start', set: 1, firstServe: 'team2' });
  expect(table.log.state.detail).toBe('rallies');
  table.rallies('21');
  expect([table.log.state.server, table.log.state.detail]).toEqual([2, 'rallies']);
  table.rallies('2');
  expect(table.log.state.server).toBe(null);
});

test('the team sheets close with the first set', () => {
  const table = scorer(indoor);
  const setup = { type: 'match-setup', team2: { players: six } } as const;
  table.must({ type: 'start' }, setup);
  expect(table.log.state.team2).toMatchObject({ players: six, liberos: [], captain: null });
  table.must({ type: 'set-start', set: 1 });
  expect(table.send(setup)).toBe('MATCH_STARTED');
});

test('the toss is due before set 1 and before the deciding set', () => {
  const table = scorer(PRESETS['indoor-best-of-3']);
  table.must({ type: 'toss', winner: 'team1', choice: 'serve', firstServe: 'team1' });
  expect(table.log.state.phase).toBe('ready');
  table.must({ type: 'start' }, { type: 'set-start', set: 1 });
  expect(table.log.state.serving).toBe('team1');
  expect(table.send({ type: 'toss', firstServe: 'team1' })).toBe('TOSS_NOT_DUE');
  table.must({ type: 'set-result', set: 1, team1Score: 25, team2Score: 20 });
  expect(table.send({ type: 'toss', firstServe: 'team1' })).toBe('TOSS_NOT_DUE');
  table.must({ type: 'set-result', set: 2, team1Score: 20, team2Score: 25 });
  table.must({ type: 'toss', left: 'team2' });
  expect(table.log.state.toss).toMatchObject({ firstServe: null, left: 'team2' });
  table.must({ type: 'set-start', set: 3, firstServe: 'team2' });
  expect([table.log.state.left, table.log.state.serving]).toEqual(['team2', 'team2']);
});

test('beach tosses before every set, no match after its end', () => {
  const table = scorer(PRESETS.beach);
  table.must({ type: 'start' }, { type: 'set-result', set: 1, team1Score: 21, team2Score: 10 });
  expect(table.send({ type: 'toss', firstServe: 'team1' })).toBe('ok');
  table.must({ type: 'set-result', set: 2, team1Score: 21, team2Score: 10 });
  expect(table.send({ type: 'toss', firstServe: 'team1' })).toBe('TOSS_NOT_DUE');
});

test('a server off the court is refused, a wrong server is a fault', () => {
  const table = livePositions(indoor);
  expect(table.send({ type: 'rally', winner: 'team1', server: 9 })).toBe('SERVER_NOT_ON_COURT');
  expect(table.send({ type: 'rally', winner: 'team1', server: 11 })).toBe('SERVER_NOT_ON_COURT');
  expect(table.send({ type: 'rally', winner: 'team1', server: 2 })).toBe('WRONG_SERVER');
  expect(table.send({ type: 'rally', winner: 'team1', server: 1 })).toBe('ok');
  expect(scoreline(table.log)).toBe('1:0');
  expect(liveMatch(indoor).send({ type: 'rally', winner: 'team1', server: 9 })).toBe('ok');
});

test('no toss while a set is played, even where every set has one', () => {
  expect(liveMatch(PRESETS.beach).send({ type: 'toss', firstServe: 'team1' })).toBe('TOSS_NOT_DUE');
});

test('during a set only a line-up of that set is accepted', () => {
  const table = liveMatch(indoor);
  expect(table.send({ ...lineup, set: 2 })).toBe('SET_RUNNING');
});

test('with line-ups handed in during a set only the receiving team has its first turn to come', () => {
  const table = liveMatch(PRESETS.snow);
  table.must({ ...lineup, players: [1, 2, 3] });
  table.must({ ...lineup, team: 'team2', players: [11, 12, 13] });
  table.rallies('2');
  expect(table.log.state.server).toBe(11);
  table.rallies('1');
  expect(table.log.state.server).toBe(2);
});
