import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InsertedEntry, MatchEvent, MendedEntry } from '../events.ts';
import { appendEvent, foldLog, type MatchLog } from '../match-log.ts';
import { PRESETS } from '../presets.ts';
import { otherSide, SIDES, type Side } from '../side.ts';
import { takeBranch } from '../take-branch.ts';
import { livePositions } from '../testing/record-match.ts';
import { type Mend, mendEffects, takingOut } from './mend-effects.ts';

const rules = PRESETS.indoor;
const step = fc.record({
  kind: fc.constantFrom('rally', 'rally', 'rally', 'timeout', 'substitution', 'libero', 'remark'),
  side: fc.constantFrom(...SIDES),
  shirt: fc.integer({ min: 1, max: 9 }),
});
type Step = { kind: string; side: Side; shirt: number };

function sketch({ kind, side, shirt }: Step) {
  const plus = side === 'team1' ? 0 : 10;
  const player = plus + shirt;
  if (kind === 'rally') return { type: 'rally', winner: side } as const;
  if (kind === 'timeout') return { type: 'timeout', team: side } as const;
  if (kind === 'remark') return { type: 'remark', text: `Note ${shirt}` } as const;
  if (kind === 'substitution') {
    return { type: kind, team: side, pairs: [{ out: player, in: plus + 10 - shirt }] } as const;
  }
  return { type: 'libero', team: side, action: 'in', libero: plus + 7, player } as const;
}

/** A match of what the rules took of some steps. */
function played(steps: readonly Step[]): MatchLog {
  const table = livePositions(rules);
  for (const drawn of steps) table.send(sketch(drawn));
  return table.log;
}

const matches = fc.array(step, { minLength: 6, maxLength: 60 }).map(played);

function factsOf({ id: _id, at: _at, ...facts }: MatchEvent): InsertedEntry {
  if (facts.type !== 'rally') return facts as InsertedEntry;
  const { no: _no, ...rally } = facts;
  return rally;
}

function foldedOrNull(events: readonly MatchEvent[]): MatchLog | null {
  try {
    return foldLog(rules, events);
  } catch {
    return null;
  }
}

/** Another entry of the same kind, as somebody might have written it by mistake. */
function mistaken(event: MatchEvent): MendedEntry | null {
  const facts = factsOf(event) as MendedEntry;
  if (facts.type === 'lineup') {
    return { ...facts, players: [...facts.players.slice(1), facts.players[0]!] };
  }
  if (facts.type === 'set-start') {
    return { ...facts, firstServe: otherSide(facts.firstServe!) };
  }
  if (facts.type === 'timeout') return { ...facts, team: otherSide(facts.team) };
  return facts.type === 'remark' ? { ...facts, text: 'Another' } : null;
}

test('an entry left out and put in gives the match as if it had been entered in time', () => {
  fc.assert(
    fc.property(matches, fc.nat(), (right, draw) => {
      const place = draw % (right.events.length - 1);
      const forgotten = right.events[place]!;
      const wrong = foldedOrNull(right.events.toSpliced(place, 1));
      if (wrong === null) return;
      const { id, at } = forgotten;
      const before = right.events[place + 1]!.id;
      const insert = { id, at, type: 'insert', before, entry: factsOf(forgotten) } as MatchEvent;
      // Entries that broke the rules without it do so no more.
      const mended = appendEvent(wrong, insert);
      expect(mended.ok && mended.log.state).toEqual(right.state);
    }),
    { numRuns: 300 },
  );
});

test('an entry written wrongly and corrected gives the match as if it had been entered right', () => {
  fc.assert(
    fc.property(matches, fc.nat(), (right, draw) => {
      const event = right.events[draw % right.events.length]!;
      const entry = mistaken(event);
      if (entry === null) return;
      const place = right.events.indexOf(event);
      const { id: target, at } = event;
      const written = { id: target, at, ...entry } as MatchEvent;
      const wrong = foldedOrNull(right.events.with(place, written));
      if (wrong === null) return;
      const facts = factsOf(event) as MendedEntry;
      const correct: MatchEvent = { id: 'c', at: 1, type: 'correct', target, entry: facts };
      const mended = appendEvent(wrong, correct);
      expect(mended.ok && mended.log.state).toEqual(right.state);
    }),
    { numRuns: 300 },
  );
});

function anyMend(log: MatchLog, draw: number): Mend | null {
  const target = log.events[draw % log.events.length]!;
  const at = { id: 'mend', at: 1 };
  if (draw % 3 === 0) return { ...at, type: 'void', target: target.id };
  const entry = mistaken(target);
  if (draw % 3 === 1 && entry) return { ...at, type: 'correct', target: target.id, entry };
  const sketched: InsertedEntry = { type: 'rally', winner: SIDES[draw % 2]! };
  return { ...at, type: 'insert', before: target.id, entry: sketched };
}

test('a mend shown and decided gives the log that was shown, and nothing in it contradicts', () => {
  fc.assert(
    fc.property(matches, fc.nat(), (log, draw) => {
      const mend = anyMend(log, draw)!;
      const shown = mendEffects(log, mend);
      if (!shown.ok) return;
      const { misfits, log: expected } = shown.effects;
      const decided = takingOut(
        mend,
        misfits.map(({ event }) => event.id),
      );
      const appended = appendEvent(log, decided);
      expect(appended.ok && appended.log).toEqual(expected);
      expect(foldLog(rules, expected.events).state).toEqual(expected.state);
      const undo = { id: 'undo', at: 2, type: 'void', target: 'mend' } as const;
      const undone = decided.type === 'void' ? null : appendEvent(expected, undo);
      if (undone) expect(undone.ok && undone.log.state).toEqual(log.state);
    }),
    { numRuns: 300 },
  );
});

test('a branch with a mend is taken with the same state, whatever the log held meanwhile', () => {
  fc.assert(
    fc.property(matches, fc.nat(), fc.array(step, { maxLength: 8 }), (log, draw, later) => {
      const shown = mendEffects(log, anyMend(log, draw)!);
      if (!shown.ok) return;
      const branch = shown.effects.log.events.slice(log.events.length);
      const elsewhere = later.map(sketch).reduce((current, facts, index) => {
        const no = (current.state.sets.at(-1)?.rallies ?? 0) + 1;
        const event = { no, ...facts, id: `other${index}`, at: 5 } as unknown as MatchEvent;
        const next = appendEvent(current, event);
        return next.ok ? next.log : current;
      }, log);
      let count = 0;
      const taken = takeBranch(elsewhere, log.events.length, branch, () => `n${count++}`, 9);
      if (!taken.ok) return;
      expect(scores(taken.log)).toEqual(scores(shown.effects.log));
    }),
    { numRuns: 200 },
  );
});

function scores({ state }: MatchLog) {
  return state.sets.map((set) => [
    set.team1Score,
    set.team2Score,
    set.team1.court?.positions,
    set.team2.court?.positions,
    set.team1.timeouts,
    set.team2.timeouts,
  ]);
}
