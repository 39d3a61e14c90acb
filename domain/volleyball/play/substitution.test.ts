import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, livePositions } from '../testing/record-match.ts';

const indoor = PRESETS.indoor;

const sub = (...pairs: [number, number][]) =>
  ({
    type: 'substitution',
    team: 'team1',
    pairs: pairs.map(([out, entering]) => ({ out, in: entering })),
  }) as const;

const sheets = (players: number[]) =>
  ({ type: 'match-setup', team1: { players, liberos: [7] }, override: 'As they came.' }) as const;

function withSheet(players: number[]) {
  const table = livePositions(indoor);
  // The sheet is normally in before the first set; here the set is reopened under it.
  const fresh = liveMatch(indoor);
  fresh.must({ type: 'void', target: fresh.log.events[1]!.id }, sheets(players));
  fresh.must(...table.log.events.slice(1, 4).map(({ id: _id, ...event }) => event));
  return fresh;
}

test('a substitute comes in before the first serve', () => {
  const table = livePositions(indoor);
  table.must(sub([1, 8]));
  expect(table.log.state.server).toBe(8);
});

test('a seventh substitution is refused', () => {
  const table = livePositions(indoor);
  table.must(sub([1, 21], [2, 22], [3, 23], [4, 24], [5, 25]));
  table.rallies('1');
  expect(table.send(sub([6, 26], [21, 1]))).toBe('SUB_LIMIT');
  expect(table.send(sub([6, 26]))).toBe('ok');
  table.rallies('1');
  expect(table.send(sub([21, 1]))).toBe('SUB_LIMIT');
  expect(table.log.state.sets[0]!.team1.court!.substitutions).toBe(6);
});

test('the second of two pairs in a request may be refused', () => {
  const table = livePositions(indoor);
  expect(table.send(sub([1, 8], [2, 8]))).toBe('IN_ALREADY_ON_COURT');
  expect(table.send(sub([1, 8], [9, 10]))).toBe('OUT_NOT_ON_COURT');
  expect(table.send(sub([1, 8], [2, 1]))).toBe('SUB_ALREADY_USED');
  table.must(sub([1, 8]));
  expect(table.log.state.sets[0]!.team1.court!.positions).toEqual([8, 2, 3, 4, 5, 6]);
});

test('a substitute is replaced by his own starter only and comes in once', () => {
  const table = livePositions(indoor);
  table.must(sub([1, 8], [2, 9]));
  table.rallies('1');
  expect(table.send(sub([8, 2]))).toBe('SUB_PAIR_CLOSED');
  expect(table.send(sub([8, 10]))).toBe('SUB_PAIR_CLOSED');
  table.must(sub([8, 1]));
  table.rallies('1');
  expect(table.send(sub([3, 8]))).toBe('SUB_ALREADY_USED');
  expect(table.log.state.sets[0]!.team1.court!.pairs).toEqual([
    { starter: 1, substitute: 8, closed: true },
    { starter: 2, substitute: 9, closed: false },
  ]);
});

test('a rally, also a penalty point, lies between two requests', () => {
  const table = livePositions(indoor);
  table.must(sub([1, 8]));
  expect(table.send(sub([2, 9]))).toBe('SECOND_REQUEST');
  table.must({ type: 'delay', team: 'team2' }, { type: 'delay', team: 'team2' });
  expect(table.send(sub([2, 9]))).toBe('ok');
  // The other team has its own request.
  expect(table.send({ type: 'substitution', team: 'team2', pairs: [{ out: 11, in: 18 }] })).toBe(
    'ok',
  );
});

test('after a request rejected with a delay warning a team asks for nothing until a rally', () => {
  const table = livePositions(indoor);
  const timeout = { type: 'timeout', team: 'team1' } as const;
  // Of two changes one was illegal: the legal one stands, the other is a delay.
  table.must(sub([1, 8]), { type: 'delay', team: 'team1', request: true });
  expect(table.send(timeout)).toBe('REQUEST_AFTER_DELAY');
  expect(table.send({ ...timeout, team: 'team2' })).toBe('ok');
  table.rallies('1');
  table.must(timeout, sub([8, 1]));

  const idle = livePositions(indoor);
  // A warning for dawdling is no rejected request; nor is one before the set begins.
  idle.must({ type: 'delay', team: 'team1' }, timeout, sub([1, 8]));
  const early = livePositions(indoor);
  early.rallies('1'.repeat(25));
  early.must({ type: 'delay', team: 'team1', request: true }, { type: 'set-start', set: 2 });
  early.must(timeout);

  const second = livePositions(indoor);
  second.must({ type: 'delay', team: 'team1', request: true });
  expect(second.send(sub([1, 8]))).toBe('REQUEST_AFTER_DELAY');
  // The penalty of the next delay is a completed rally.
  second.must({ type: 'delay', team: 'team1', request: true }, sub([1, 8]));

  const gap = liveMatch(indoor);
  gap.must({ type: 'delay', team: 'team1', request: true });
  expect(gap.send(timeout)).toBe('REQUEST_AFTER_DELAY');
  gap.must({ type: 'set-score', set: 1, team1Score: 2, team2Score: 0 }, timeout);
});

test('a forced substitution is no request of the team', () => {
  const table = livePositions(indoor);
  table.must(sub([1, 8]));
  table.must({ ...sub([2, 9]), forced: true });
  table.must({ type: 'sanction', team: 'team1', person: 3, grade: 'expulsion' });
  expect(table.send(sub([3, 10], [4, 11]))).toBe('SECOND_REQUEST');
  table.must(sub([3, 10]));
  expect(table.log.state.sets[0]!.team1.court!.substitutions).toBe(3);

  const rejected = livePositions(indoor);
  rejected.must({ type: 'delay', team: 'team1', request: true }, { ...sub([2, 9]), forced: true });
  // An injured player does not cost the team its request.
  rejected.rallies('1');
  rejected.must({ ...sub([3, 10]), forced: true }, sub([1, 8]));
});

test('liberos neither come in nor leave by substitution', () => {
  const table = livePositions(indoor, 'team2');
  expect(table.send(sub([1, 7]))).toBe('SUB_IS_LIBERO');
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 7, player: 6 });
  expect(table.send(sub([7, 8]))).toBe('SUB_IS_LIBERO');
  // The player he replaced waits for that place.
  expect(table.send(sub([1, 6]))).toBe('IN_ALREADY_ON_COURT');
  expect(table.send(sub([6, 8]))).toBe('OUT_NOT_ON_COURT');
  table.must({ ...sub([7, 8]), override: 'Injured, nobody else.' });
  expect(table.log.state.sets[0]!.team1.court!.libero).toBe(null);
});

test('without line-ups a substitution cannot be placed', () => {
  expect(liveMatch(indoor).send(sub([1, 8]))).toBe('LINEUP_MISSING');
  const table = livePositions(indoor);
  table.rallies('1'.repeat(25));
  expect(table.send(sub([1, 8]))).toBe('NO_ACTIVE_SET');
});

test('only players of the team list who are not barred come in', () => {
  const table = withSheet([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(table.send(sub([1, 10]))).toBe('NOT_REGISTERED');
  table.must({ type: 'sanction', team: 'team1', person: 8, grade: 'expulsion' });
  expect(table.send(sub([1, 8]))).toBe('BARRED_EXPELLED');
  table.must({ type: 'sanction', team: 'team1', person: 9, grade: 'disqualification' });
  expect(table.send(sub([1, 9]))).toBe('BARRED_DISQUALIFIED');
});

test('an expulsion lasts for the set, a disqualification for the match', () => {
  const table = livePositions(indoor);
  table.must({ type: 'sanction', team: 'team1', person: 8, grade: 'expulsion' });
  table.must({ type: 'sanction', team: 'team1', person: 9, grade: 'disqualification' });
  table.must({ type: 'sanction', team: 'team1', person: 'C', grade: 'expulsion' });
  table.must({ type: 'sanction', team: 'team1', person: 10, grade: 'warning' });
  table.rallies('1'.repeat(25));
  const lineup = { type: 'lineup', set: 2, team: 'team1' } as const;
  expect(table.send({ ...lineup, players: [1, 2, 3, 4, 5, 9] })).toBe('BARRED_DISQUALIFIED');
  expect(table.send({ ...lineup, players: [1, 2, 3, 4, 8, 10] })).toBe('ok');
});

test('an expelled starter has to leave before play goes on', () => {
  const table = livePositions(indoor);
  table.must({ type: 'sanction', team: 'team1', person: 3, grade: 'expulsion' });
  expect(table.send({ type: 'rally', winner: 'team1' })).toBe('BARRED_EXPELLED');
  table.must(sub([3, 8]));
  table.rallies('1');
  const other = livePositions(indoor);
  other.must({ type: 'sanction', team: 'team2', person: 13, grade: 'disqualification' });
  expect(other.send({ type: 'rally', winner: 'team1' })).toBe('BARRED_DISQUALIFIED');
});

test('an expelled starter whose pair is closed leaves exceptionally', () => {
  const table = withSheet([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  table.must(sub([3, 8]));
  table.rallies('1');
  table.must(sub([8, 3]));
  table.must({ type: 'sanction', team: 'team1', person: 3, grade: 'expulsion' });
  expect(table.send(sub([3, 9]))).toBe('SUB_PAIR_CLOSED');
  table.must({ ...sub([3, 9]), kind: 'exceptional' });
  const court = table.log.state.sets[0]!.team1.court!;
  expect([court.positions[2], court.substitutions, court.exceptional]).toEqual([9, 2, 1]);
  table.rallies('1');
});

test('an exceptional substitution is counted separately, needs no rally and puts the player out', () => {
  const table = withSheet([1, 2, 3, 4, 5, 6, 7, 8]);
  table.must(sub([1, 8]));
  table.rallies('1');
  table.must(sub([8, 1]));
  // The pair is closed and nobody else is there: an injury now is exceptional.
  const injured = { ...sub([1, 8]), kind: 'exceptional' } as const;
  expect(table.send(injured)).toBe('ok');
  const court = table.log.state.sets[0]!.team1.court!;
  expect([court.substitutions, court.exceptional]).toEqual([2, 1]);
  expect(table.log.state.team1.replacedOut).toEqual([1]);
  table.rallies('1');
  expect(table.send(sub([2, 1]))).toBe('BARRED_REPLACED');
});

test('an exceptional substitution waits until no regular one is left', () => {
  const table = withSheet([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const injured = { ...sub([1, 8]), kind: 'exceptional' } as const;
  expect(table.send(injured)).toBe('SUB_STILL_POSSIBLE');
  table.must(sub([2, 8], [3, 9]));
  // Both substitutes are used; nobody may come in for number 1 regularly.
  const bench = { ...sub([1, 2]), kind: 'exceptional' } as const;
  expect(table.send(bench)).toBe('ok');
  // Without a sheet nobody knows who is left.
  expect(livePositions(indoor).send(injured)).toBe('ok');
});

test('after the sixth substitution an exceptional one is the only way', () => {
  const table = withSheet([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  table.must(sub([1, 8]));
  for (const pair of [
    [8, 1],
    [2, 9],
    [9, 2],
  ] as [number, number][]) {
    table.rallies('1');
    table.must(sub(pair));
  }
  table.rallies('1');
  table.must({ ...sub([1, 8], [2, 9]), override: 'Agreed before the match.' });
  expect(table.log.state.sets[0]!.team1.court!.substitutions).toBe(6);
  expect(table.send({ ...sub([3, 1]), kind: 'exceptional' })).toBe('ok');
});

test('a substitute who came in exceptionally may be replaced like a starter', () => {
  const table = livePositions(indoor);
  table.must({ ...sub([1, 8]), kind: 'exceptional' });
  table.must(sub([8, 9]));
  expect(table.log.state.sets[0]!.team1.court!.pairs).toEqual([
    { starter: 8, substitute: 9, closed: false },
  ]);
});

test('youth: twelve substitutions a set, each player in one place only', () => {
  const table = livePositions(PRESETS.youth);
  table.must(sub([1, 8]));
  table.rallies('1');
  table.must(sub([8, 1]));
  table.rallies('1');
  table.must(sub([1, 8]));
  table.rallies('1');
  table.must(sub([8, 9]));
  table.rallies('1');
  table.must(sub([9, 1]));
  table.rallies('1');
  expect(table.send(sub([2, 8]))).toBe('SUB_ALREADY_USED');
  expect(table.send(sub([2, 9]))).toBe('SUB_ALREADY_USED');
  table.must(sub([1, 9], [2, 10]));
  expect(table.log.state.sets[0]!.team1.court!.substitutions).toBe(7);
  expect(table.log.state.sets[0]!.team1.court!.pairs.map((pair) => pair.substitute)).toEqual([
    8, 9, 10,
  ]);
});

test('youth: an exceptional newcomer holds the place from then on', () => {
  const table = livePositions(PRESETS.youth);
  table.must({ ...sub([1, 8]), kind: 'exceptional' });
  table.must(sub([8, 9]));
  table.rallies('1');
  expect(table.send(sub([2, 9]))).toBe('IN_ALREADY_ON_COURT');
  table.must(sub([9, 10]));
  expect(table.log.state.sets[0]!.team1.court!.pairs).toEqual([
    { starter: 8, substitute: 9, closed: false },
    { starter: 8, substitute: 10, closed: false },
  ]);
});

test('snow: two free substitutions a set; beach: none', () => {
  const snow = livePositions(PRESETS.snow);
  snow.must(sub([1, 8]));
  snow.rallies('1');
  snow.must(sub([8, 1]));
  snow.rallies('1');
  expect(snow.send(sub([2, 8]))).toBe('SUB_LIMIT');
  const beach = livePositions(PRESETS.beach);
  expect(beach.send(sub([1, 3]))).toBe('SUB_NOT_ALLOWED');
});

test('a return is refused once six substitutions were made', () => {
  const table = withSheet([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  table.must(sub([1, 8], [2, 9], [3, 10], [4, 11], [5, 12], [6, 13]));
  table.rallies('1');
  expect(table.send({ ...sub([8, 14]), kind: 'exceptional' })).toBe('ok');
});

test('park: a substitute may come in for several players', () => {
  const table = livePositions(PRESETS.park);
  for (const pair of [
    [1, 8],
    [8, 1],
    [2, 8],
  ] as [number, number][]) {
    table.must(sub(pair));
    table.rallies('1');
  }
  expect(table.log.state.sets[0]!.team1.court!.positions).toEqual([1, 8, 3, 4]);
});

test('youth: a starter comes back only into his own place', () => {
  const table = livePositions(PRESETS.youth);
  table.must(sub([1, 8]));
  table.rallies('1');
  expect(table.send(sub([2, 1]))).toBe('SUB_ALREADY_USED');
});

test('a substitution in another place leaves the libero on court', () => {
  const table = livePositions(indoor, 'team2');
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 7, player: 6 }, sub([1, 8]));
  expect(table.log.state.sets[0]!.team1.court).toMatchObject({
    positions: [8, 2, 3, 4, 5, 7],
    libero: { libero: 7, replaced: 6 },
  });
});

test('a disqualified player on the bench is no regular substitute', () => {
  const table = withSheet([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  table.must(sub([2, 9]));
  table.rallies('1');
  table.must({ type: 'sanction', team: 'team1', person: 8, grade: 'disqualification' });
  expect(table.send({ ...sub([1, 2]), kind: 'exceptional' })).toBe('ok');
});

test('play cannot go on with a player who was replaced for good', () => {
  const table = livePositions(indoor);
  table.must({ ...sub([1, 8]), kind: 'exceptional' });
  table.must({ ...sub([2, 1]), override: 'Nobody looked.' });
  expect(table.send({ type: 'rally', winner: 'team1' })).toBe('BARRED_REPLACED');
});
