import { expect, test } from 'vitest';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import type { Side } from '#domain/volleyball/side.ts';
import {
  acknowledge,
  copyQueue,
  handedOver,
  meetServer,
  openBook,
  park,
  rebase,
  record,
  requeueAfter,
  type ScoreBook,
  withBranch,
} from './score-book.ts';

const rules = PRESETS.indoor;
const opening: MatchEvent[] = [
  { id: 'start', at: 0, type: 'start' },
  { id: 'set1', at: 1, type: 'set-start', set: 1, firstServe: 'team1' },
];

function rally(no: number, winner: Side, id = `${winner}-${no}`): MatchEvent {
  return { id, at: no * 1000, type: 'rally', no, winner };
}

function recordAll(book: ScoreBook, events: readonly MatchEvent[]): ScoreBook {
  return events.reduce((current, event) => {
    const step = record(current, event);
    if (!step.ok) throw new Error(step.detail);
    return step.book;
  }, book);
}

function scoreOf(book: ScoreBook): string {
  const set = book.shown.state.sets.at(-1);
  return `${set?.team1Score}-${set?.team2Score}`;
}

test('a tap shows at once and waits to be sent', () => {
  const book = recordAll(openBook(rules, opening), [rally(1, 'team1'), rally(2, 'team2')]);
  expect(scoreOf(book)).toBe('1-1');
  expect(book.queue.map(({ id }) => id)).toEqual(['team1-1', 'team2-2']);
  expect(book.acknowledged.events).toEqual(opening);
});

test('an entry that the rules refuse leaves the book unchanged', () => {
  const book = openBook(rules, opening);
  expect(record(book, rally(5, 'team1'))).toMatchObject({ ok: false, refusal: 'STALE_RALLY' });
  expect(book.queue).toEqual([]);
});

test('the same rally sent under two ids counts as one point', () => {
  const book = recordAll(openBook(rules, opening), [rally(1, 'team1'), rally(1, 'team1', 'again')]);
  expect(scoreOf(book)).toBe('1-0');
  expect(book.queue).toHaveLength(1);
});

test('an acknowledgement moves entries from the queue into the stored log', () => {
  const taps = [rally(1, 'team1'), rally(2, 'team1'), rally(3, 'team2')];
  const book = acknowledge(recordAll(openBook(rules, opening), taps), taps.slice(0, 2));
  expect(book.acknowledged.events).toHaveLength(4);
  expect(book.queue.map(({ id }) => id)).toEqual(['team2-3']);
  expect(scoreOf(book)).toBe('2-1');
});

test('when the whole queue is acknowledged, the stored log is the log on the screen', () => {
  const taps = [rally(1, 'team1'), rally(2, 'team2')];
  const tapped = recordAll(openBook(rules, opening), taps);
  const book = acknowledge(tapped, taps);
  expect(book.acknowledged.events).toEqual([...opening, ...taps]);
  expect(book.acknowledged.state).toEqual(tapped.shown.state);
  expect(book.queue).toEqual([]);
});

test('the queue survives a reload in its order', () => {
  const taps = [rally(1, 'team1'), rally(2, 'team2')];
  const book = openBook(rules, opening, structuredClone(taps));
  expect(scoreOf(book)).toBe('1-1');
  expect(book.queue).toEqual(taps);
});

test('an acknowledged entry whose answer was lost is not shown twice after a reload', () => {
  const own = openBook(rules, opening, [rally(1, 'team1')]);
  const book = meetServer(own, [...opening, rally(1, 'team1')]);
  expect(scoreOf(book)).toBe('1-0');
  expect(book.queue).toEqual([]);
  expect(book.branches).toEqual([]);
});

test('a remark of another device is placed before the own queue, which still fits', () => {
  const mine = recordAll(openBook(rules, opening), [rally(1, 'team1')]);
  const book = rebase(mine, [{ id: 'note', at: 5, type: 'remark', text: 'light rain' }]);
  expect(book.acknowledged.events.at(-1)?.id).toBe('note');
  expect(book.queue).toHaveLength(1);
  expect(scoreOf(book)).toBe('1-0');
});

test('points entered on another device park the own queue instead of counting twice', () => {
  const mine = recordAll(openBook(rules, opening), [
    rally(1, 'team1'),
    { id: 'pause', at: 2, type: 'timeout', team: 'team2' },
    rally(2, 'team1'),
  ]);
  const book = rebase(mine, [rally(1, 'team2', 'other-1'), rally(2, 'team2', 'other-2')]);
  expect(scoreOf(book)).toBe('0-2');
  expect(book.queue).toEqual([]);
  expect(book.branches).toMatchObject([
    { base: 2, events: [{ id: 'team1-1' }, { id: 'pause' }, { id: 'team1-2' }] },
  ]);
});

test('two devices with the same entries continue with the longer log', () => {
  const pause = (id: string): MatchEvent => ({ id, at: 3, type: 'timeout', team: 'team2' });
  const events = [rally(1, 'team1'), pause('mine'), rally(2, 'team1')];
  const mine = recordAll(openBook(rules, opening), events);
  const theirs = [{ ...rally(1, 'team1', 'other'), at: 77 }, pause('theirs')];
  const book = rebase(mine, theirs);
  expect(book.queue.map(({ id }) => id)).toEqual(['team1-2']);
  expect(book.branches).toEqual([]);
  expect(book.shown.state.sets[0]?.team2.timeouts).toBe(1);
  expect(rebase(book, [...theirs, rally(2, 'team1', 'last')]).queue).toEqual([]);
});

test('a start also entered by an administrator does not cause a conflict', () => {
  const mine = recordAll(openBook(rules, []), [...opening, rally(1, 'team2')]);
  const book = rebase(mine, [{ id: 'theirs', at: 9, type: 'start' }]);
  expect(book.queue.map(({ id }) => id)).toEqual(['set1', 'team2-1']);
  expect(scoreOf(book)).toBe('0-1');
});

test('a time-out entered on another device causes a conflict even where the rules allow both', () => {
  const mine = recordAll(openBook(rules, opening), [rally(1, 'team1')]);
  const book = rebase(mine, [{ id: 'pause', at: 2, type: 'timeout', team: 'team1' }]);
  expect(book.branches).toMatchObject([{ base: 2, events: [{ id: 'team1-1' }] }]);
  expect(scoreOf(book)).toBe('0-0');
});

test('a page from the device’s own cache does not remove acknowledged entries', () => {
  const book = openBook(rules, [...opening, rally(1, 'team1')], [rally(2, 'team1')]);
  expect(meetServer(book, opening)).toBe(book);
  expect(scoreOf(meetServer(book, [...opening, rally(1, 'team1'), rally(2, 'team1')]))).toBe('2-0');
});

test('entries lost by a restored server are sent again', () => {
  const book = openBook(rules, [...opening, rally(1, 'team1')], [rally(2, 'team1')]);
  const again = requeueAfter(book, 2);
  expect(again.queue.map(({ id }) => id)).toEqual(['team1-1', 'team1-2']);
  expect(scoreOf(again)).toBe('2-0');
});

test('a rebase on known entries changes nothing', () => {
  const book = recordAll(openBook(rules, opening), [rally(1, 'team1')]);
  expect(rebase(book, opening)).toBe(book);
});

test('own entries already in the server’s log leave the queue', () => {
  const mine = recordAll(openBook(rules, opening), [rally(1, 'team1'), rally(2, 'team1')]);
  const book = rebase(mine, [rally(1, 'team1')]);
  expect(book.queue.map(({ id }) => id)).toEqual(['team1-2']);
  expect(scoreOf(book)).toBe('2-0');
});

test('a refused entry is parked with the entries before it', () => {
  const mine = recordAll(openBook(rules, opening), [
    rally(1, 'team1'),
    rally(2, 'team1'),
    rally(3, 'team1'),
  ]);
  const book = park(mine, 1);
  expect(book.queue).toHaveLength(1);
  expect(book.branches).toMatchObject([{ base: 2, events: mine.queue }]);
  expect(scoreOf(book)).toBe('1-0');
});

test('undo is recorded as an entry and takes the point back at once', () => {
  const book = recordAll(openBook(rules, opening), [
    rally(1, 'team1'),
    { id: 'undo', at: 9, type: 'void', target: 'team1-1' },
  ]);
  expect(scoreOf(book)).toBe('0-0');
  expect(book.queue).toHaveLength(2);
});

const branch = (...names: string[]) => ({
  base: 2,
  events: names.map((name, at) => rally(at + 1, 'team1', name)),
});

test('a branch without entries is not stored', () => {
  expect(withBranch([], branch())).toEqual([]);
});

test('a branch contained in another branch is not stored', () => {
  const longer = branch('a', 'b');
  expect(withBranch([longer], branch('a'))).toEqual([longer]);
  expect(withBranch([longer], branch('b', 'a'))).toEqual([longer]);
});

test('a branch replaces the branches that it contains and is stored beside the others', () => {
  const part = branch('a');
  const apart = branch('x');
  const longer = branch('a', 'b');
  expect(withBranch([part, apart], longer)).toEqual([apart, longer]);
  expect(withBranch([branch('a', 'x')], longer)).toHaveLength(2);
});

test('a branch that was handed over is removed, the others stay', () => {
  const first = branch('a');
  const second = branch('b');
  const book = { ...openBook(rules, opening), branches: [first, second] };
  expect(handedOver(book, first).branches).toEqual([second]);
});

test('a copy of the queue is stored for an administrator, and the queue stays', () => {
  const book = recordAll(openBook(rules, opening), [rally(1, 'team1')]);
  const copied = copyQueue(book);
  expect(copied.branches).toEqual([{ base: 2, events: book.queue }]);
  expect(copied.queue).toEqual(book.queue);
});

test('the rest of a queue stays to be sent after its first part was acknowledged', () => {
  const book = recordAll(openBook(rules, opening), [rally(1, 'team1'), rally(2, 'team2')]);
  const after = acknowledge(book, [rally(1, 'team1')]);
  expect(after.queue.map(({ id }) => id)).toEqual(['team2-2']);
  expect(after.acknowledged.events.map(({ id }) => id)).toEqual(['start', 'set1', 'team1-1']);
  expect(after.acknowledged.state.sets[0]).toMatchObject({ team1Score: 1, team2Score: 0 });
  expect(scoreOf(after)).toBe('1-1');
});

test('an entry that is acknowledged twice is stored once', () => {
  const book = recordAll(openBook(rules, opening), [rally(1, 'team1')]);
  const twice = acknowledge(acknowledge(book, book.queue), book.queue);
  expect(twice.acknowledged.events.map(({ id }) => id)).toEqual(['start', 'set1', 'team1-1']);
  expect(twice.queue).toEqual([]);
});

test('a page with fewer entries than the device changes nothing, a different log does', () => {
  const book = openBook(rules, [...opening, rally(1, 'team1')]);
  expect(meetServer(book, opening)).toBe(book);
  expect(meetServer(book, book.acknowledged.events)).toBe(book);
  const other = [...opening, rally(1, 'team2')];
  expect(meetServer(book, other).acknowledged.events).toEqual(other);
});

test('a line-up corrected without network goes on behind the same points from another device', () => {
  const slip = (players: number[]) => ({ type: 'lineup', set: 1, team: 'team1', players }) as const;
  const begun: MatchEvent[] = [
    opening[0]!,
    { id: 'slip', at: 1, ...slip([1, 2, 3, 4, 5, 6]) },
    opening[1]!,
  ];
  const fixed: MatchEvent = {
    id: 'fixed',
    at: 9,
    type: 'correct',
    target: 'slip',
    entry: slip([1, 2, 3, 4, 5, 9]),
  };
  const book = recordAll(openBook(rules, begun), [rally(1, 'team1'), fixed, rally(2, 'team1')]);
  const rebased = rebase(book, [rally(1, 'team1', 'other-1')]);
  expect(rebased.queue.map(({ id }) => id)).toEqual(['fixed', 'team1-2']);
  expect(rebased.shown.state.sets[0]!.team1.court!.starters).toEqual([1, 2, 3, 4, 5, 9]);
  const elsewhere = rebase(book, [rally(1, 'team2', 'other-1')]);
  expect(elsewhere.branches).toMatchObject([{ events: [{}, { id: 'fixed' }, {}] }]);
});
