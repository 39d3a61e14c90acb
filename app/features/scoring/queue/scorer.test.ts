import { expect, test, vi } from 'vitest';
import { pauseAfter } from './retry-pause.ts';
import { NOTHING_SAVED, NotSaved } from './saved-score.ts';
import type { ScoreServer } from './score-server.ts';
import { syncState } from './scorer-view.ts';
import { createMemoryServer, problem } from './testing/memory-server.ts';
import {
  idsOf,
  lineTo,
  opening,
  openScorer,
  rally,
  rules,
  settled,
} from './testing/open-scorer.ts';

test('taps arrive in order, each once', async () => {
  const memory = createMemoryServer(rules, opening);
  const { scorer } = openScorer(lineTo(memory).server);
  await scorer.takePen(false);
  for (const no of [1, 2, 3]) expect(scorer.record(rally(no))).toBeNull();
  expect(scorer.view().book.shown.state.sets[0]?.team1Score).toBe(3);
  await settled(scorer);
  expect(idsOf(memory)).toEqual(['start', 'set1', 'team1-1', 'team1-2', 'team1-3']);
  expect(syncState(scorer.view())).toEqual({ name: 'on-server', count: 0 });
});

test('a tap counts as saved only once on the disk, and as sent only once on the server', async () => {
  const memory = createMemoryServer(rules, opening);
  const { server, faults } = lineTo(memory);
  const { scorer, disk } = openScorer(server);
  await scorer.takePen(false);
  faults.push(...Array.from({ length: 50 }, () => 'lost' as const));
  scorer.record(rally(1));
  expect(scorer.view().unsaved).toBe(1);
  expect(syncState(scorer.view())).toEqual({ name: 'saving-here', count: 1 });
  await vi.waitFor(() =>
    expect(syncState(scorer.view())).toEqual({ name: 'saved-here', count: 1 }),
  );
  expect(disk.saved.queue).toEqual([rally(1)]);
});

test('a full storage is reported, the tap is sent, and it is stored as soon as there is room', async () => {
  const memory = createMemoryServer(rules, opening);
  const { server, faults } = lineTo(memory);
  const { scorer, disk } = openScorer(server);
  await scorer.takePen(false);
  disk.failure = new NotSaved('full');
  faults.push(problem(401, 'NOT_SIGNED_IN'));
  scorer.record(rally(1));
  await vi.waitFor(() => expect(scorer.view().storage).toBe('full'));
  expect(syncState(scorer.view())).toEqual({ name: 'not-saved', count: 1 });
  disk.failure = null;
  scorer.wake();
  await settled(scorer);
  await vi.waitFor(() => expect(scorer.view()).toMatchObject({ storage: 'good', unsaved: 0 }));
  expect(idsOf(memory)).toContain('team1-1');
});

test('a disk that takes no entries is reported before the first tap and delays no point', async () => {
  const memory = createMemoryServer(rules, opening);
  const { scorer, disk } = openScorer(lineTo(memory).server, { storage: 'denied' });
  expect(scorer.view()).toMatchObject({ storage: 'denied', unsaved: 0 });
  disk.failure = new NotSaved('denied');
  await scorer.takePen(false);
  scorer.record(rally(1));
  await settled(scorer);
  expect(idsOf(memory)).toContain('team1-1');
  expect(scorer.view()).toMatchObject({ storage: 'denied', unsaved: 0 });
});

test('taps wait and nothing is sent without the pen', async () => {
  const memory = createMemoryServer(rules, opening);
  const { scorer } = openScorer(lineTo(memory).server);
  scorer.record(rally(1));
  await Promise.resolve();
  expect(memory.sends()).toBe(0);
  expect(syncState(scorer.view())).toEqual({ name: 'stopped', count: 1 });
});

test('a lost request or answer neither loses nor doubles an entry', async () => {
  const memory = createMemoryServer(rules, opening);
  const { server, faults } = lineTo(memory);
  const { scorer, pauses } = openScorer(server);
  await scorer.takePen(false);
  faults.push('lost', 'answer lost', 'lost');
  for (const no of [1, 2, 3, 4]) scorer.record(rally(no));
  await settled(scorer);
  expect(idsOf(memory).slice(2)).toEqual([1, 2, 3, 4].map((no) => `team1-${no}`));
  expect(pauses).toEqual([500, 1000, 2000]);
  expect(scorer.view().isOffline).toBe(false);
});

test('pauses between retries double up to 15 seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(pauseAfter)).toEqual([
    500, 1000, 2000, 4000, 8000, 15_000, 15_000,
  ]);
});

test('pen and queue survive a reload', async () => {
  const memory = createMemoryServer(rules, opening);
  const { server, faults } = lineTo(memory);
  const first = openScorer(server);
  await first.scorer.takePen(false);
  faults.push(problem(401, 'NOT_SIGNED_IN'), problem(401, 'NOT_SIGNED_IN'));
  first.scorer.record(rally(1));
  first.scorer.record(rally(2));
  await vi.waitFor(() => expect(first.disk.saved.queue).toHaveLength(2));
  expect(idsOf(memory)).toHaveLength(2);

  const again = openScorer(lineTo(memory).server, { saved: first.disk.saved });
  again.scorer.wake();
  await settled(again.scorer);
  expect(idsOf(memory)).toHaveLength(4);
  await vi.waitFor(() => expect(again.disk.saved).toMatchObject({ epoch: 1, queue: [] }));
});

test('an ended session is reported, keeps pen and queue, and scoring continues after the next sign-in', async () => {
  const memory = createMemoryServer(rules, opening);
  const { server, faults } = lineTo(memory);
  const { scorer } = openScorer(server);
  await scorer.takePen(false);
  faults.push(problem(401, 'NOT_SIGNED_IN'));
  scorer.record(rally(1));
  await vi.waitFor(() => expect(scorer.view().isSignedOut).toBe(true));
  expect(syncState(scorer.view())).toEqual({ name: 'signed-out', count: 1 });
  expect(scorer.view().pen).toBe('held');
  scorer.wake();
  await settled(scorer);
  expect(scorer.view().isSignedOut).toBe(false);
});

test('a new link takes over the pen of the old one if nobody took it meanwhile', async () => {
  const memory = createMemoryServer(rules, opening);
  const first = openScorer(lineTo(memory, 'scorer-link:1').server);
  await first.scorer.takePen(false);
  await vi.waitFor(() => expect(first.disk.saved.epoch).toBe(1));
  const saved = { ...first.disk.saved, queue: [rally(1)] };
  const { scorer } = openScorer(lineTo(memory, 'scorer-link:2').server, { saved });
  scorer.wake();
  await settled(scorer);
  expect(idsOf(memory)).toContain('team1-1');
  expect(memory.epoch()).toBe(2);
  expect(memory.parked()).toEqual([]);
});

test('an entry of another device is read, and the own queue follows after it', async () => {
  const memory = createMemoryServer(rules, opening);
  const { scorer } = openScorer(lineTo(memory).server);
  await scorer.takePen(false);
  memory.write({ id: 'note', at: 3, type: 'remark', text: 'short break' });
  scorer.record(rally(1));
  await settled(scorer);
  expect(idsOf(memory)).toEqual(['start', 'set1', 'note', 'team1-1']);
  expect(memory.parked()).toEqual([]);
});

test('after a lost answer, entries of others are read before the next entry is sent', async () => {
  const memory = createMemoryServer(rules, opening);
  const line = lineTo(memory);
  const server: ScoreServer = {
    ...line.server,
    append: async (batch) => {
      const answer = line.server.append(batch);
      await answer.catch(() =>
        memory.write({ id: 'note', at: 3, type: 'remark', text: 'nobody waits' }),
      );
      return answer;
    },
  };
  const { scorer } = openScorer(server);
  await scorer.takePen(false);
  line.faults.push('answer lost');
  scorer.record(rally(1));
  await settled(scorer);
  await vi.waitFor(() =>
    expect(scorer.view().book.acknowledged.events).toEqual(memory.log().events),
  );
  expect(idsOf(memory)).toEqual(['start', 'set1', 'team1-1', 'note']);
});

test('a device that loses the pen shows the other device’s entries and hands its own to an administrator', async () => {
  const memory = createMemoryServer(rules, opening);
  const { scorer } = openScorer(lineTo(memory).server);
  await scorer.takePen(false);
  const { epoch } = memory.takePen('user:b', true, 0);
  memory.append('user:b', { epoch, baseSeq: 2, events: [rally(1, 'team2', 'theirs')] });
  scorer.record(rally(1));
  await vi.waitFor(() => expect(scorer.view().handedOver).toEqual(['team1-1']));
  expect(scorer.view().pen).toBe('stale');
  expect(memory.parked()).toEqual([{ base: 2, events: [rally(1)] }]);
  expect(scorer.view().book.shown.state.sets[0]).toMatchObject({ team1Score: 0, team2Score: 1 });
});

test('entries that still fit are sent under the new pen after a take-over', async () => {
  const memory = createMemoryServer(rules, opening);
  const { scorer } = openScorer(lineTo(memory).server);
  await scorer.takePen(false);
  memory.takePen('user:b', true, 0);
  scorer.record(rally(1));
  await vi.waitFor(() => expect(scorer.view().pen).toBe('stale'));
  await vi.waitFor(() => expect(memory.parked()).toHaveLength(1));
  expect(idsOf(memory)).toHaveLength(2);
  await scorer.takePen(true);
  await settled(scorer);
  expect(idsOf(memory).at(-1)).toBe('team1-1');
  expect(scorer.view().handedOver).toEqual([]);
});

test('a pen held by another device is reported, not taken', async () => {
  const memory = createMemoryServer(rules, opening);
  memory.takePen('user:b', false, 0);
  const { scorer } = openScorer(lineTo(memory).server);
  await scorer.takePen(false);
  expect(scorer.view().pen).toBe('taken');
  expect(memory.epoch()).toBe(1);
});

test('scoring begins without network and gets its pen later', async () => {
  const memory = createMemoryServer(rules, opening);
  const { server, faults } = lineTo(memory);
  faults.push('lost', 'lost', 'lost');
  const { scorer } = openScorer(server);
  await scorer.takePen(false);
  expect(scorer.view()).toMatchObject({ pen: 'held', isOffline: true });
  scorer.record(rally(1));
  await settled(scorer);
  expect(idsOf(memory).at(-1)).toBe('team1-1');
});

test('a device that began without network gives way to the first one', async () => {
  const memory = createMemoryServer(rules, opening);
  const { server, faults } = lineTo(memory);
  faults.push('lost', 'lost');
  const { scorer } = openScorer(server);
  await scorer.takePen(false);
  scorer.record(rally(1));
  memory.takePen('user:b', false, 0);
  await vi.waitFor(() => expect(scorer.view().pen).toBe('taken'));
  await vi.waitFor(() => expect(memory.parked()).toEqual([{ base: 2, events: [rally(1)] }]));
  expect(memory.epoch()).toBe(1);
});

test('an entry refused for good is parked, and the rest is sent', async () => {
  const memory = createMemoryServer(rules, opening);
  const { server, faults } = lineTo(memory);
  const { scorer } = openScorer(server);
  await scorer.takePen(false);
  const errors = [{ field: 'events.0', message: 'no' }];
  faults.push(problem(422, 'MATCH_OVER', { errors }));
  scorer.record(rally(1));
  await vi.waitFor(() => expect(memory.parked()).toHaveLength(1));
  scorer.record(rally(1, 'team2'));
  await settled(scorer);
  expect(idsOf(memory).at(-1)).toBe('team2-1');
});

test('a branch that the server does not accept stays on the device', async () => {
  const memory = createMemoryServer(rules, opening);
  const { server, faults } = lineTo(memory);
  const { scorer, disk } = openScorer(server);
  await scorer.takePen(false);
  memory.takePen('user:b', true, 0);
  faults.push(problem(409, 'STALE_PEN'), problem(403, 'FORBIDDEN'));
  scorer.record(rally(1));
  await vi.waitFor(() => expect(faults).toEqual([]));
  await vi.waitFor(() => expect(disk.saved.branches).toHaveLength(1));
  expect(memory.parked()).toEqual([]);
  scorer.wake();
  await vi.waitFor(() => expect(memory.parked()).toHaveLength(1));
});

test('a device sends entries again that a restored server has lost', async () => {
  const memory = createMemoryServer(rules, opening);
  memory.takePen('user:a', false, 0);
  const saved = {
    ...NOTHING_SAVED,
    epoch: 1,
    acknowledged: [...opening, rally(1), rally(2)],
    queue: [rally(3)],
  };
  const { scorer } = openScorer(lineTo(memory).server, { saved, acknowledged: saved.acknowledged });
  scorer.wake();
  await settled(scorer);
  expect(idsOf(memory)).toEqual(['start', 'set1', 'team1-1', 'team1-2', 'team1-3']);
});

test('a tab that has yielded to a newer one sends and saves nothing more', async () => {
  const memory = createMemoryServer(rules, opening);
  const { server, faults } = lineTo(memory);
  const { scorer, disk } = openScorer(server);
  await scorer.takePen(false);
  faults.push(...Array.from({ length: 500 }, () => 'lost' as const));
  scorer.record(rally(1));
  await vi.waitFor(() => expect(disk.saved.queue).toHaveLength(1));
  scorer.yieldToTab();
  await new Promise((resolve) => setTimeout(resolve, 20));
  faults.length = 0;
  scorer.noticeVersion(9);
  scorer.wake();
  await new Promise((resolve) => setTimeout(resolve, 20));
  scorer.noticePen(9);
  expect(scorer.view().pen).toBe('other-tab');
  expect(syncState(scorer.view())).toEqual({ name: 'watching', count: 0 });
  expect(disk.saved.queue).toHaveLength(1);
  expect(idsOf(memory)).toHaveLength(2);
});

test('a tab whose memory another has claimed yields at its next write', async () => {
  const memory = createMemoryServer(rules, opening);
  const { scorer, disk } = openScorer(lineTo(memory).server);
  await scorer.takePen(false);
  disk.failure = new NotSaved('other-tab');
  scorer.record(rally(1));
  await vi.waitFor(() => expect(scorer.view().pen).toBe('other-tab'));
});

test('a watcher follows the versions of the live stream', async () => {
  const memory = createMemoryServer(rules, opening);
  const { scorer } = openScorer(lineTo(memory).server);
  memory.write(rally(1, 'team2', 'theirs'));
  scorer.noticeVersion(2);
  await vi.waitFor(() => expect(scorer.view().book.shown.state.sets[0]?.team2Score).toBe(1));
});

test('a clock that is years off is corrected by the server’s, a clock one second off is trusted', async () => {
  const memory = createMemoryServer(rules, opening);
  const far = openScorer(lineTo(memory).server, { clock: () => 5_000_000 });
  await far.scorer.takePen(false);
  expect(far.scorer.now()).toBe(1000);
  const near = openScorer(lineTo(memory).server, { clock: () => 2000 });
  await near.scorer.takePen(true);
  expect(near.scorer.now()).toBe(2000);
});

test('a device that loses the pen shows it before the next tap', async () => {
  const memory = createMemoryServer(rules, opening);
  const { scorer } = openScorer(lineTo(memory).server);
  await scorer.takePen(false);
  const number = memory.takePen('user:b', true, 1000).epoch;
  scorer.noticePen(number - 1);
  expect(scorer.view().pen, 'its own number').toBe('held');
  scorer.noticePen(number);
  expect(scorer.view().pen).toBe('stale');
});
