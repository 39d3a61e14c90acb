import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MatchEvent } from './events.ts';
import { appendEvent, emptyLog, foldLog, type MatchLog } from './match-log.ts';
import type { MatchState } from './match-state.ts';
import { PRESETS } from './presets.ts';
import { otherSide, SIDES, type Side } from './side.ts';

type Sketch = Record<string, unknown> & { type: string };

const team = fc.constantFrom(...SIDES);
const few = fc.integer({ min: 0, max: 4 });
const shirt = fc.integer({ min: 1, max: 9 });

/** Sketches of events: whatever a table might send, sensible or not. Numbers are filled in later. */
const common = fc.oneof(
  { weight: 9, arbitrary: fc.record({ type: fc.constant('rally'), winner: team }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('set-start'), firstServe: team, left: team }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('lineup'), team, shift: few }) },
);
const rare = fc.oneof(
  fc.record({ type: fc.constant('set-start') }),
  fc.record({ type: fc.constantFrom('suspend', 'resume', 'start', 'start', 'resume', 'end') }),
  fc.record({ type: fc.constantFrom('replay', 'time-up') }),
  fc.record({ type: fc.constantFrom('timeout', 'delay', 'improper'), team, request: fc.boolean() }),
  fc.record({
    type: fc.constant('sanction'),
    team,
    person: shirt,
    grade: fc.constantFrom('warning', 'penalty', 'expulsion'),
  }),
  fc.record({
    type: fc.constant('substitution'),
    team,
    pairs: fc.array(fc.record({ out: shirt, in: shirt }), { minLength: 1, maxLength: 2 }),
    kind: fc.constantFrom('regular', 'exceptional'),
    forced: fc.boolean(),
    override: fc.constantFrom(undefined, undefined, 'the referee allows it'),
  }),
  fc.record({
    type: fc.constant('libero'),
    team,
    action: fc.constantFrom('in', 'out', 'swap'),
    libero: fc.constantFrom(8, 9),
    player: fc.integer({ min: 1, max: 7 }),
  }),
  fc.record({ type: fc.constant('set-score'), more1: few, more2: few }),
  fc
    .constantFrom([7, 3], [8, 6], [3, 7], [5, 3], [3, 5])
    .map(([team1Score, team2Score]) => ({ type: 'set-result', team1Score, team2Score })),
  fc.record({ type: fc.constant('incomplete'), team, scope: fc.constant('set') }),
  fc.record({ type: fc.constant('award'), kind: fc.constant('point'), team }),
  fc.record({
    type: fc.constant('rotation-fault'),
    team,
    cancelled: few,
    reversed: fc.array(fc.record({ out: shirt, in: shirt }), { maxLength: 1 }),
  }),
  fc.record({ type: fc.constant('restore'), toRally: fc.integer({ min: 0, max: 9 }) }),
  fc.record({
    type: fc.constant('challenge'),
    team,
    outcome: fc.constantFrom('right', 'wrong'),
    effect: fc.constantFrom('none', 'replay', 'overturn'),
  }),
  fc.record({ type: fc.constantFrom('void', 'correct', 'insert'), back: few, winner: team }),
);
const sketches = fc.array(
  fc.oneof({ weight: 4, arbitrary: common }, { weight: 1, arbitrary: rare }),
  { minLength: 1, maxLength: 90, size: 'max' },
) as fc.Arbitrary<Sketch[]>;

const rules = {
  ...PRESETS.indoor,
  target: 7,
  decidingTarget: 5,
  timeouts: { perSet: 2, inDecider: 1, secs: 30, firstBefore: 4, notAfterChallenge: true },
};

function finished(log: MatchLog, sketch: Sketch, id: string): MatchEvent {
  const set = log.state.sets.at(-1);
  const next = set === undefined || set.over ? log.state.sets.length + 1 : set.set;
  const target = log.events.at(-1 - (Number(sketch.back) || 0))?.id ?? 'none';
  const shift = Number(sketch.shift) || 0;
  const players = [1, 2, 3, 4, 5, 6].map((player) => ((player + shift) % 7) + 1);
  const no = (set?.rallies ?? 0) + 1;
  const filled: Sketch = { type: sketch.type, set: next, no, players, liberos: [8, 9] };
  if (sketch.type === 'set-score') {
    filled.team1Score = (set?.team1Score ?? 0) + Number(sketch.more1);
    filled.team2Score = (set?.team2Score ?? 0) + Number(sketch.more2);
  }
  if (sketch.back !== undefined) {
    filled.target = target;
    filled.before = target;
  }
  return { ...filled, ...sketch, id, at: log.events.length * 1000 } as unknown as MatchEvent;
}

/** The log of what was accepted of the sketches, and the log at every step. */
function record(drawn: Sketch[], from: MatchLog = emptyLog(rules)): MatchLog[] {
  const logs = [from];
  const opening: Sketch[] = [
    { type: 'start' },
    { type: 'lineup', team: 'team1' },
    { type: 'lineup', team: 'team2' },
    { type: 'set-start', firstServe: 'team1' },
  ];
  for (const [index, sketch] of [...opening, ...drawn].entries()) {
    const appended = appendEvent(logs.at(-1)!, finished(logs.at(-1)!, sketch, `e${index}`));
    if (appended.ok) logs.push(appended.log);
  }
  return logs;
}

test('the fold of every prefix is the state after that prefix', () => {
  fc.assert(
    fc.property(sketches, (drawn) => {
      for (const log of record(drawn)) {
        expect(foldLog(rules, log.events).state).toEqual(log.state);
      }
    }),
    { numRuns: 150 },
  );
});

test('recording an event and voiding it changes nothing', () => {
  fc.assert(
    fc.property(sketches, sketches, (drawn, [sketch]) => {
      const log = record(drawn).at(-1)!;
      const recorded = appendEvent(log, finished(log, sketch!, 'new'));
      if (!recorded.ok || sketch!.type === 'void') return;
      const taken = { id: 'undo', at: 0, type: 'void', target: 'new' } as const;
      const undone = appendEvent(recorded.log, taken);
      expect(undone.ok && undone.log.state).toEqual(log.state);
    }),
    { numRuns: 400 },
  );
});

test('a refused or accepted event leaves the log it was sent to as it was', () => {
  fc.assert(
    fc.property(sketches, (drawn) => {
      for (const log of record(drawn.slice(0, 40))) {
        const before = structuredClone(log);
        for (const sketch of drawn.slice(0, 5)) appendEvent(log, finished(log, sketch, 'new'));
        expect(log).toEqual(before);
      }
    }),
    { numRuns: 30 },
  );
});

test('any interleaving of duplicates and repeated taps gives one log', () => {
  const resend = fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 60 });
  fc.assert(
    fc.property(sketches, resend, (drawn, repeats) => {
      const log = record(drawn).at(-1)!;
      let again = emptyLog(rules);
      for (const [index, event] of log.events.entries()) {
        const sent = appendEvent(again, event);
        if (!sent.ok) throw new Error(`${event.type} refused: ${sent.refusal}`);
        again = sent.log;
        const [back, tapped] = repeats[index] ?? [0, false];
        const earlier = log.events[back % (index + 1)]!;
        expect(appendEvent(again, { ...earlier, at: 7 })).toMatchObject({ duplicate: true });
        // A double tap: the same rally under another id.
        if (tapped && event.type === 'rally') {
          const tap = appendEvent(again, { ...event, id: `tap${index}` });
          expect(tap).toMatchObject({ ok: true, duplicate: true });
          again = tap.ok ? tap.log : again;
        }
      }
      expect(again).toEqual(log);
    }),
    { numRuns: 200 },
  );
});

test('swapping the teams swaps the outcome', () => {
  fc.assert(
    fc.property(sketches, (drawn) => {
      const log = record(drawn).at(-1)!;
      const swapped = foldLog(rules, log.events.map(swapEvent));
      expect(outcome(swapped.state, true)).toEqual(outcome(log.state, false));
    }),
    { numRuns: 300 },
  );
});

function swapEvent(event: MatchEvent): MatchEvent {
  const swapped: Record<string, unknown> = { ...event };
  for (const name of ['team', 'winner', 'firstServe', 'left', 'serving']) {
    if (swapped[name] !== undefined) swapped[name] = otherSide(swapped[name] as Side);
  }
  if ('team1Score' in event) {
    swapped.team1Score = event.team2Score;
    swapped.team2Score = event.team1Score;
  }
  return swapped as unknown as MatchEvent;
}

function outcome(state: MatchState, swapped: boolean) {
  const side = (value: Side | 'both' | 'draw' | null) =>
    swapped && (value === 'team1' || value === 'team2') ? otherSide(value) : value;
  const [first, second] = swapped ? (['team2', 'team1'] as const) : SIDES;
  return {
    status: state.status,
    winner: side(state.winner),
    serving: side(state.serving),
    setPoint: side(state.setPoint),
    matchPoint: side(state.matchPoint),
    left: side(state.left),
    server: state.server,
    sets: state.sets.map((set) => ({
      scores: [set[`${first}Score`], set[`${second}Score`]],
      winner: side(set.winner),
      courts: [set[first], set[second]],
      detail: set.detail,
    })),
    warnings: state.warnings.map((warning) => warning.code).sort(),
  };
}
