import { expect, test, vi } from 'vitest';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { meetDisk } from './late-disk.ts';
import { NOTHING_SAVED, NotSaved, type SavedScore } from './saved-score.ts';
import { createScorer } from './scorer.ts';
import { syncState } from './scorer-view.ts';
import { createMemoryServer } from './testing/memory-server.ts';

const rules = PRESETS.indoor;
const opening: MatchEvent[] = [
  { id: 'start', at: 0, type: 'start' },
  { id: 'set1', at: 1, type: 'set-start', set: 1, firstServe: 'team1' },
];

function rally(no: number, id: string, winner: 'team1' | 'team2' = 'team1'): MatchEvent {
  return { id, at: no * 1000, type: 'rally', no, winner };
}

/** A scorer whose disk does not answer until it is told to. */
function openWithout() {
  const memory = createMemoryServer(rules, opening);
  const disk = { answers: false, saved: NOTHING_SAVED };
  const scorer = createScorer({
    rules,
    acknowledged: opening,
    version: 1,
    saved: NOTHING_SAVED,
    storage: 'silent',
    server: {
      append: async (batch) => memory.append('user:a', batch),
      eventsAfter: async (seq) => memory.eventsAfter(seq),
      takePen: async (takeOver) => memory.takePen('user:a', takeOver, 1000),
      handOver: async (branch) => memory.park(branch),
    },
    save: async (saved) => {
      if (!disk.answers) throw new NotSaved('silent');
      disk.saved = structuredClone(saved);
    },
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    clock: () => 1000,
  });
  function answer(saved: SavedScore): void {
    disk.answers = true;
    scorer.meetDisk(saved, 'good');
  }
  const sent = () => memory.eventsAfter(2).map(({ id }) => id);
  return { scorer, memory, disk, answer, sent };
}

test('scoring on a late disk continues as if the disk had answered at once', async () => {
  const { scorer, answer, sent } = openWithout();
  const queue = [rally(1, 'a1'), rally(2, 'a2')];
  answer({ ...NOTHING_SAVED, wantsPen: true, acknowledged: opening, queue });
  expect(scorer.view().pen).toBe('held');
  await vi.waitFor(() => expect(sent()).toEqual(['a1', 'a2']));
  expect(scorer.view()).toMatchObject({ storage: 'good', unsaved: 0 });
});

test('scoring on a late disk continues under a pen taken meanwhile', async () => {
  const { scorer, answer, sent } = openWithout();
  await scorer.takePen(false);
  answer({ ...NOTHING_SAVED, epoch: 1, acknowledged: opening, queue: [rally(1, 'a1')] });
  await vi.waitFor(() => expect(sent()).toEqual(['a1']));
});

test('a tap before the disk answers counts as unsaved until it is written', async () => {
  const { scorer, answer, disk, sent } = openWithout();
  scorer.record(rally(1, 'b1'));
  await vi.waitFor(() => expect(scorer.view().unsaved).toBe(1));
  expect(syncState(scorer.view())).toEqual({ name: 'not-saved', count: 1 });
  answer(NOTHING_SAVED);
  await vi.waitFor(() => expect(scorer.view()).toMatchObject({ storage: 'good', unsaved: 0 }));
  expect(disk.saved.queue.map(({ id }) => id)).toEqual(['b1']);
  await scorer.takePen(false);
  await vi.waitFor(() => expect(sent()).toEqual(['b1']));
});

test('two conflicting logs are both stored for the administrator to choose', async () => {
  const { scorer, memory, answer, sent } = openWithout();
  await scorer.takePen(false);
  scorer.record(rally(1, 'b1'));
  await vi.waitFor(() => expect(sent()).toEqual(['b1']));
  const queue = [rally(1, 'a1', 'team2'), rally(2, 'a2')];
  answer({ ...NOTHING_SAVED, epoch: 1, acknowledged: opening, queue });
  await vi.waitFor(() => expect(memory.parked()).toEqual([{ base: 2, events: queue }]));
  expect(scorer.view().handedOver).toEqual(['a1', 'a2']);
  scorer.record(rally(2, 'b2'));
  await vi.waitFor(() => expect(sent()).toEqual(['b1', 'b2']));
});

test('a log that was sent again meanwhile is stored once', async () => {
  const { scorer, memory, answer, sent } = openWithout();
  await scorer.takePen(false);
  for (const no of [1, 2]) scorer.record(rally(no, `b${no}`));
  await vi.waitFor(() => expect(sent()).toEqual(['b1', 'b2']));
  answer({ ...NOTHING_SAVED, epoch: 1, acknowledged: opening, queue: [rally(1, 'a1')] });
  await vi.waitFor(() => expect(scorer.view().storage).toBe('good'));
  expect([memory.parked(), scorer.view().book.branches]).toEqual([[], []]);
});

test.each([
  ['its pen and clock', { epoch: 4 }, { pen: 'held', epoch: 4, wantedPen: null }],
  ['a wish for the pen', { wantsPen: true }, { pen: 'held', epoch: null, wantedPen: 'take' }],
  ['neither', {}, { pen: 'free', epoch: null, wantedPen: null }],
])('an untouched scorer takes %s from a late disk', (_title, saved, expected) => {
  const { scorer } = openWithout();
  const own = {
    view: scorer.view(),
    epoch: null,
    wantedPen: null,
    clockOffset: 0,
    hasRecorded: false,
  };
  const disk = { ...NOTHING_SAVED, acknowledged: opening, clockOffset: 9, ...saved };
  const met = meetDisk(own, { ...disk, handedOver: ['a'] });
  const { epoch, wantedPen, clockOffset } = met;
  expect({ epoch, wantedPen, pen: 'pen' in met.shown && met.shown.pen }).toEqual(expected);
  expect(clockOffset).toBe(9);
  expect(met.shown.handedOver).toEqual(['a']);
});

test('a scorer without the pen keeps that state when a late disk answers', () => {
  const { scorer } = openWithout();
  const view = { ...scorer.view(), pen: 'stale' as const, handedOver: ['b'] };
  const own = { view, epoch: null, wantedPen: null, clockOffset: 0, hasRecorded: false };
  const disk = { ...NOTHING_SAVED, epoch: 4, acknowledged: opening, queue: [rally(1, 'a1')] };
  const met = meetDisk(own, { ...disk, handedOver: ['a'] });
  expect(met.epoch).toBeNull();
  expect(met.shown.book.queue).toEqual([]);
  expect(met.shown.book.branches).toEqual([{ base: 2, events: [rally(1, 'a1')] }]);
  expect(met.shown.handedOver).toEqual(['a', 'b']);
});
