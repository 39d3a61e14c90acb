import { expect, test, vi } from 'vitest';
import { UnfoldableLogError } from '#domain/volleyball/unfoldable-log-error.ts';
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

/** A scorer with the pen, its server and its line. */
async function withPen() {
  const memory = createMemoryServer(rules, opening);
  const line = lineTo(memory);
  const opened = openScorer(line.server);
  await opened.scorer.takePen(false);
  return { memory, ...line, ...opened };
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a take-over without network leaves the pen where it is', async () => {
  const memory = createMemoryServer(rules, opening);
  memory.takePen('user:b', false, 0);
  const { server, faults } = lineTo(memory);
  const { scorer } = openScorer(server);
  faults.push('lost');
  await scorer.takePen(true);
  expect(scorer.view()).toMatchObject({ isOffline: true, pen: 'free' });
  scorer.wake();
  await aMoment();
  expect(memory.epoch()).toBe(1);
});

test('a scorer whose session has ended gets no pen and is told to sign in', async () => {
  const { server, faults } = lineTo(createMemoryServer(rules, opening));
  const { scorer } = openScorer(server);
  faults.push(problem(401, 'NOT_SIGNED_IN'));
  await scorer.takePen(false);
  expect(scorer.view()).toMatchObject({ isSignedOut: true, pen: 'not-allowed' });
});

test('a scorer without the right gets no pen', async () => {
  const { server, faults } = lineTo(createMemoryServer(rules, opening));
  const { scorer } = openScorer(server);
  faults.push(problem(403, 'FORBIDDEN'));
  await scorer.takePen(false);
  expect(scorer.view()).toMatchObject({ isSignedOut: false, pen: 'not-allowed' });
});

test.each([
  [403, 'not-allowed'],
  [404, 'gone'],
] as const)(
  'entries refused with %i go to an administrator, and the pen is %s',
  async (status, pen) => {
    const { scorer, faults, memory } = await withPen();
    faults.push(problem(status, 'REFUSED'));
    scorer.record(rally(1));
    await vi.waitFor(() => expect(memory.parked()).toHaveLength(1));
    expect(scorer.view().pen).toBe(pen);
    expect(idsOf(memory)).toHaveLength(2);
  },
);

test.each([
  [403, 'not-allowed'],
  [404, 'gone'],
] as const)('a read refused with %i ends reading, and the pen is %s', async (status, pen) => {
  const { scorer, readFaults, reads } = await withPen();
  readFaults.push(...Array.from({ length: 50 }, () => problem(status, 'REFUSED')));
  scorer.noticeGap();
  await vi.waitFor(() => expect(scorer.view().pen).toBe(pen));
  await aMoment();
  expect(reads).toEqual([2]);
  scorer.wake();
  await vi.waitFor(() => expect(reads).toEqual([2, 2]));
});

test('a log that this page cannot read asks for a reload and is not read again', async () => {
  const { scorer, readFaults, reads } = await withPen();
  readFaults.push(new UnfoldableLogError('an entry from a later version'));
  scorer.noticeGap();
  await vi.waitFor(() => expect(scorer.view().isOutdated).toBe(true));
  await aMoment();
  expect(reads).toEqual([2]);
  expect(scorer.view()).toMatchObject({ pen: 'held', isOffline: false });
});

test('a refused read stops, and the whole log is read when there is hope again', async () => {
  const { scorer, readFaults, reads } = await withPen();
  readFaults.push(problem(422, 'REFUSED'));
  scorer.noticeGap();
  await vi.waitFor(() => expect(reads).toEqual([2]));
  await aMoment();
  expect(reads).toEqual([2]);
  scorer.wake();
  await vi.waitFor(() => expect(reads.slice(1, 3)).toEqual([0, 2]));
  expect(scorer.view().pen).toBe('held');
});

test('a refused branch stays on the device until there is hope again', async () => {
  const { scorer, faults, memory, disk } = await withPen();
  memory.takePen('user:b', true, 0);
  faults.push(problem(409, 'STALE_PEN', { epoch: 2 }), problem(422, 'REFUSED'));
  scorer.record(rally(1));
  await vi.waitFor(() => expect(faults).toEqual([]));
  await aMoment();
  expect(memory.parked()).toEqual([]);
  expect(disk.saved.branches).toHaveLength(1);
  scorer.wake();
  await vi.waitFor(() => expect(memory.parked()).toHaveLength(1));
});

test('a server that names no missing entries is asked for its whole log', async () => {
  const { scorer, faults, reads, pauses } = await withPen();
  faults.push(problem(409, 'STALE_BASE', { seq: 2, events: [] }));
  scorer.record(rally(1));
  await settled(scorer);
  expect(reads).toEqual([0]);
  expect(pauses, 'nothing was unreachable').toEqual([]);
});

test('an answer with another length of the log makes the device read all of it', async () => {
  const memory = createMemoryServer(rules, opening);
  const line = lineTo(memory);
  const server: ScoreServer = {
    ...line.server,
    append: async (batch) => ({ ...(await line.server.append(batch)), seq: 9 }),
  };
  const { scorer } = openScorer(server);
  await scorer.takePen(false);
  scorer.record(rally(1));
  await vi.waitFor(() => expect(line.reads).toEqual([0]));
});

test('the own entries of a device are not read again when the live stream tells of them', async () => {
  const { scorer, memory, reads } = await withPen();
  scorer.record(rally(1));
  await settled(scorer);
  scorer.noticeVersion(memory.version());
  await aMoment();
  expect(reads).toEqual([]);
});

test('the device that gets the pen reads the entries that it lacks, and no others', async () => {
  const memory = createMemoryServer(rules, opening);
  const line = lineTo(memory);
  const { scorer } = openScorer(line.server);
  await scorer.takePen(false);
  await aMoment();
  expect(line.reads).toEqual([]);
  memory.write({ id: 'note', at: 3, type: 'remark', text: 'wet floor' });
  await scorer.takePen(true);
  await vi.waitFor(() => expect(scorer.view().book.acknowledged.events).toHaveLength(3));
});

test('an ended session is reported in place of the lost network', async () => {
  const { scorer, faults } = await withPen();
  faults.push('lost', problem(401, 'NOT_SIGNED_IN'));
  scorer.record(rally(1));
  await vi.waitFor(() => expect(scorer.view().isSignedOut).toBe(true));
  expect(scorer.view().isOffline).toBe(false);
});

test('a late refusal of an older pen does not end the one held now', async () => {
  const memory = createMemoryServer(rules, opening);
  const line = lineTo(memory);
  const gate = Promise.withResolvers<void>();
  let isFirst = true;
  const server: ScoreServer = {
    ...line.server,
    append: async (batch) => {
      if (!isFirst) return line.server.append(batch);
      isFirst = false;
      await gate.promise;
      throw problem(409, 'STALE_PEN', { epoch: 7 });
    },
  };
  const { scorer } = openScorer(server);
  await scorer.takePen(false);
  scorer.record(rally(1));
  await aMoment();
  await scorer.takePen(true);
  gate.resolve();
  await settled(scorer);
  expect(scorer.view().pen).toBe('held');
  expect(idsOf(memory)).toContain('team1-1');
});

test('entries that were handed over are named until the scorer has read it', async () => {
  const { scorer, disk, memory } = await withPen();
  memory.takePen('user:b', true, 0);
  scorer.record(rally(1));
  await vi.waitFor(() => expect(scorer.view().handedOver).toEqual(['team1-1']));
  scorer.acceptHandOver();
  expect(scorer.view().handedOver).toEqual([]);
  await vi.waitFor(() => expect(disk.saved.handedOver).toEqual([]));
});

test('an entry that the rules refuse is not kept', () => {
  const memory = createMemoryServer(rules);
  const { scorer } = openScorer(lineTo(memory).server, { acknowledged: [] });
  expect(scorer.record(rally(1))).toMatchObject({ ok: false });
  expect(scorer.view().book.queue).toEqual([]);
});

test('a listener hears of changes until it leaves', () => {
  const { scorer } = openScorer(lineTo(createMemoryServer(rules, opening)).server);
  const heard = vi.fn();
  const leave = scorer.subscribe(heard);
  scorer.record(rally(1));
  expect(heard).toHaveBeenCalled();
  leave();
  const before = heard.mock.calls.length;
  scorer.record(rally(2));
  expect(heard).toHaveBeenCalledTimes(before);
});

test('a full disk is tried again on hope alone', async () => {
  const { scorer, disk } = openScorer(lineTo(createMemoryServer(rules, opening)).server);
  disk.failure = new NotSaved('full');
  scorer.record(rally(1));
  await vi.waitFor(() => expect(scorer.view().storage).toBe('full'));
  disk.failure = null;
  scorer.wake();
  await vi.waitFor(() => expect(disk.saved.queue).toHaveLength(1));
});

test('an unknown error of the disk counts as a refusal to store', async () => {
  const { scorer, disk } = openScorer(lineTo(createMemoryServer(rules, opening)).server);
  disk.failure = new Error('unknown') as NotSaved;
  scorer.record(rally(1));
  await vi.waitFor(() => expect(scorer.view().storage).toBe('denied'));
});

test('entries on a disk that answers late are saved already', () => {
  const { scorer } = openScorer(lineTo(createMemoryServer(rules, opening)).server, {
    storage: 'silent',
  });
  scorer.meetDisk({ ...NOTHING_SAVED, acknowledged: opening, queue: [rally(1)] }, 'good');
  expect(scorer.view()).toMatchObject({ unsaved: 0, storage: 'good' });
  expect(scorer.view().book.queue).toHaveLength(1);
});

test('a tab that has yielded does not take over what a late disk holds', () => {
  const { scorer } = openScorer(lineTo(createMemoryServer(rules, opening)).server);
  scorer.yieldToTab();
  scorer.meetDisk({ ...NOTHING_SAVED, acknowledged: opening, queue: [rally(1)] }, 'good');
  expect(scorer.view().book.queue).toEqual([]);
  expect(scorer.view().pen).toBe('other-tab');
});

test('a clock that is five seconds off is corrected', async () => {
  const memory = createMemoryServer(rules, opening);
  const { scorer } = openScorer(lineTo(memory).server, { clock: () => 6000 });
  await scorer.takePen(false);
  expect(scorer.now()).toBe(1000);
});

test('the corner says in one word what is true of the entries of the device', async () => {
  const { scorer } = await withPen();
  const view = scorer.view();
  const named = (part: Partial<typeof view>) => syncState({ ...view, ...part }).name;
  const waiting = { book: { ...view.book, queue: [rally(1)] } };
  expect(named({})).toBe('on-server');
  expect(named({ isOffline: true })).toBe('offline');
  expect(named({ isOffline: true, ...waiting })).toBe('saved-here');
  expect(named(waiting)).toBe('sending');
  expect(named({ ...waiting, unsaved: 1 })).toBe('saving-here');
  expect(named({ ...waiting, unsaved: 1, storage: 'full' })).toBe('not-saved');
  expect(named({ ...waiting, storage: 'full' })).toBe('sending');
  expect(named({ pen: 'free' })).toBe('waiting');
  expect(named({ pen: 'stale' })).toBe('watching');
  expect(named({ pen: 'stale', ...waiting })).toBe('stopped');
  expect(named({ isSignedOut: true, pen: 'stale' })).toBe('signed-out');
});

test('a saved pen, or a wish for one, opens with the pen; an empty device without it', () => {
  const pen = (saved: object) =>
    openScorer(lineTo(createMemoryServer(rules, opening)).server, {
      saved: { ...NOTHING_SAVED, ...saved },
    }).scorer.view();
  expect(pen({})).toMatchObject({ pen: 'free', isOffline: false, isOutdated: false });
  expect(pen({ epoch: 1 }).pen).toBe('held');
  expect(pen({ wantsPen: true }).pen).toBe('held');
});

test('a wish for the pen is on the disk until the pen is there', async () => {
  const { server, faults } = lineTo(createMemoryServer(rules, opening));
  const { scorer, disk } = openScorer(server);
  faults.push('lost', 'lost');
  await scorer.takePen(false);
  await vi.waitFor(() => expect(disk.saved).toMatchObject({ wantsPen: true, epoch: null }));
  scorer.record(rally(1));
  await settled(scorer);
  await vi.waitFor(() => expect(disk.saved).toMatchObject({ wantsPen: false, epoch: 1 }));
});

test('entries behind one that is not on the disk wait for it', async () => {
  const { scorer, disk, memory } = await withPen();
  const stalled = Promise.withResolvers<void>();
  disk.wait = stalled.promise;
  scorer.record(rally(1));
  await aMoment();
  expect(idsOf(memory)).toHaveLength(2);
  expect(syncState(scorer.view())).toEqual({ name: 'saving-here', count: 1 });
  stalled.resolve();
  await settled(scorer);
  expect(idsOf(memory)).toEqual(['start', 'set1', 'team1-1']);
});
