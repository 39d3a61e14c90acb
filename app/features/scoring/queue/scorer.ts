import type { MatchEvent } from '#domain/volleyball/events.ts';
import { oneBatch } from '#domain/volleyball/log-limits.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import { meetDisk } from './late-disk.ts';
import { pauseAfter } from './retry-pause.ts';
import type { SavedScore, StorageState } from './saved-score.ts';
import { createSaver } from './saver.ts';
import * as book from './score-book.ts';
import type { ScorerOptions } from './scorer-options.ts';
import { openingView, type PenState, type ScorerView } from './scorer-view.ts';
import { judgeAnswer, type SendVerdict } from './send-verdict.ts';

export type { ScorerView };

const BATCH = 200;
/** A clock that is nearer to the server's than this is believed. */
const CLOCK_ERROR_MS = 5000;

/** The next thing to do with the server: one at a time, the first that is due. */
const JOBS = ['take-pen', 'read-all', 'send', 'catch-up', 'hand-over'] as const;
type Job = (typeof JOBS)[number];

/**
 * Keeps a match's log on this device and brings it to the server, in order and without loss. A tap
 * goes to the screen at once, to the disk, and to the server; the view says how far it has come.
 */
export function createScorer(options: ScorerOptions) {
  const { server, rules, saved, clock } = options;
  let { epoch, clockOffset } = saved;
  let penWish: 'take' | 'take-over' | null = saved.wantsPen ? 'take' : null;
  let knownVersion = options.version;
  let seenVersion = options.version;
  /** The server's log is known to be longer, or another one, than the kept one. */
  let isBehind = false;
  let isApart = false;
  let isWorking = false;
  let isClosed = false;
  let canHandOver = true;
  let failures = 0;
  let hasRecorded = false;

  const ownBook = book.openBook(rules, saved.kept, saved.queue, saved.branches);
  let view: ScorerView = openingView(
    book.meetServer(ownBook, options.kept),
    saved,
    options.storage,
  );
  const listeners = new Set<() => void>();
  const saver = createSaver(
    { save: options.save, onChange: noticeSaved, onOtherTab: () => yieldToTab() },
    saved,
    options.storage,
  );

  function show(next: Partial<ScorerView>): void {
    view = { ...view, ...next, storage: saver.storage() };
    const { queue, branches } = view.book;
    const tapped = [...queue, ...branches.flatMap(({ events }) => events)];
    view.unsaved = new Set(tapped.flatMap((it) => (saver.isSaved(it) ? [] : [it.id]))).size;
    for (const listener of listeners) listener();
  }

  function noticeSaved(): void {
    show({});
    void work();
  }

  /** Entries on the disk go to the server; where the disk takes nothing, all entries do. */
  function sendable(): readonly MatchEvent[] {
    const { queue } = view.book;
    const end = queue.findIndex((event) => !saver.isSaved(event));
    return end < 0 || saver.storage() !== 'good' ? queue : queue.slice(0, end);
  }

  /** Shows and writes down. */
  function change(next: Partial<ScorerView>): void {
    view = { ...view, ...next };
    const { kept, queue, branches } = view.book;
    const { handedOver } = view;
    const wantsPen = penWish !== null && epoch === null;
    const state = { epoch, wantsPen, handedOver, clockOffset };
    saver.save({ ...state, kept: kept.events, queue, branches });
    show({});
  }

  function losePen(pen: PenState): void {
    epoch = null;
    penWish = null;
    canHandOver = true;
    change({ pen, book: book.copyQueue(view.book) });
  }

  function yieldToTab(): void {
    saver.close();
    isClosed = true;
    epoch = null;
    penWish = null;
    show({ pen: 'other-tab' });
  }

  function nextJob(): Job | undefined {
    if (isClosed) return undefined;
    const isDue: Record<Job, boolean> = {
      'take-pen': penWish !== null,
      'read-all': isApart,
      'catch-up': isBehind || seenVersion > knownVersion,
      send: epoch !== null && sendable().length > 0,
      'hand-over': canHandOver && view.book.branches.length > 0,
    };
    return JOBS.find((job) => isDue[job]);
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let job = nextJob(); job !== undefined; job = nextJob()) {
      const withEpoch = epoch;
      try {
        await DO[job]();
        failures = 0;
        if (view.isOffline || view.isSignedOut) show({ isOffline: false, isSignedOut: false });
      } catch (error) {
        // An answer to the holder of an older pen says nothing about the present pen.
        if (epoch === withEpoch && obey(job, judgeAnswer(error)) === 'stop') break;
        if (failures > 0) await options.pause(pauseAfter(failures));
      }
    }
    isWorking = false;
  }

  const DO: Record<Job, () => Promise<void>> = {
    'take-pen': () => askForPen(penWish === 'take-over'),
    async 'read-all'() {
      const events = await server.eventsAfter(0);
      isApart = false;
      change({ book: book.replaceKept(view.book, events) });
    },
    async 'catch-up'() {
      const target = seenVersion;
      const missing = await server.eventsAfter(view.book.kept.events.length);
      knownVersion = Math.max(knownVersion, target);
      isBehind = false;
      change({ book: book.rebase(view.book, missing) });
    },
    async send() {
      const events = oneBatch(view.book.kept, sendable(), BATCH);
      const baseSeq = view.book.kept.events.length;
      const answer = await server.append({ epoch: epoch!, baseSeq, events });
      knownVersion = Math.max(knownVersion, answer.version);
      const ids = new Set(events.map(({ id }) => id));
      const handedOver = view.handedOver.filter((id) => !ids.has(id));
      change({ book: book.acknowledge(view.book, events), handedOver });
      if (answer.seq !== view.book.kept.events.length) isApart = true;
    },
    async 'hand-over'() {
      const branch = view.book.branches[0]!;
      await server.handOver(branch);
      const ids = branch.events.map(({ id }) => id);
      const handedOver = [...new Set([...view.handedOver, ...ids])];
      change({ book: book.handedOver(view.book, branch), handedOver });
    },
  };

  async function askForPen(takeOver: boolean): Promise<void> {
    const asked = clock();
    const pen = await server.takePen(takeOver);
    epoch = pen.epoch;
    penWish = null;
    clockOffset = Math.round(pen.now - (asked + clock()) / 2);
    if (pen.seq !== view.book.kept.events.length) isBehind = true;
    change({ pen: 'held', isOffline: false, isSignedOut: false });
  }

  function obey(job: Job, verdict: SendVerdict): 'again' | 'stop' {
    switch (verdict.kind) {
      case 'unreachable':
        failures += 1;
        show({ isOffline: true });
        return 'again';
      case 'signed-out':
        show({ isSignedOut: true, isOffline: false });
        return 'stop';
      case 'outdated':
        show({ isOutdated: true });
        return 'stop';
      case 'stale-base':
        followServer(verdict.seq, verdict.missing);
        return 'again';
      case 'stale-pen':
        // Nobody has taken it: only the name that speaks for this device is another one.
        if (verdict.epoch !== null && verdict.epoch === epoch) penWish = 'take-over';
        else losePen(job === 'take-pen' ? 'taken' : 'stale');
        isBehind = true;
        return 'again';
      case 'refused':
        isApart = true;
        if (job === 'hand-over') canHandOver = false;
        else if (job === 'send') change({ book: book.park(view.book, verdict.index) });
        else return 'stop';
        return 'again';
      case 'not-allowed':
      case 'gone':
        if (job === 'hand-over') canHandOver = false;
        else losePen(verdict.kind);
        return job === 'send' || job === 'take-pen' ? 'again' : 'stop';
    }
  }

  function followServer(seq: number, missing: readonly MatchEvent[]): void {
    const { length } = view.book.kept.events;
    if (seq < length) {
      change({ book: book.requeueAfter(view.book, seq) });
    } else {
      change({ book: book.rebase(view.book, missing) });
      if (view.book.kept.events.length === length) isApart = true;
    }
  }

  async function takePen(takeOver: boolean): Promise<void> {
    try {
      await askForPen(takeOver);
      void work();
    } catch (error) {
      const verdict = judgeAnswer(error);
      if (verdict.kind === 'signed-out') return show({ pen: 'not-allowed', isSignedOut: true });
      if (verdict.kind !== 'unreachable') {
        losePen(verdict.kind === 'stale-pen' ? 'taken' : 'not-allowed');
        return work();
      }
      // Nobody is known to score: what is tapped now waits, and gives way to whoever was first.
      if (!takeOver) penWish = 'take';
      change(takeOver ? { isOffline: true } : { isOffline: true, pen: 'held' });
      void work();
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    /** The time to write on an entry: this device's clock, put right where it is far off. */
    now: () => clock() + (Math.abs(clockOffset) < CLOCK_ERROR_MS ? 0 : clockOffset),
    /** Takes an entry at once or says why not; saving and sending go on by themselves. */
    record(event: MatchEvent): Refused | null {
      const step = book.record(view.book, event);
      if (!step.ok) return step;
      hasRecorded = true;
      change({ book: step.book });
      void work();
      return null;
    },
    takePen,
    /** The live stream has told of this version of the match. */
    noticeVersion(version: number): void {
      seenVersion = Math.max(seenVersion, version);
      void work();
    },
    /** The live stream has told that the pen was taken over under this number. */
    noticePen(number: number): void {
      // While this device asks for the pen itself, the number is most likely its own.
      if (epoch === null || penWish !== null || number <= epoch) return;
      losePen('stale');
      isBehind = true;
      void work();
    },
    /** The live stream has lost the thread. */
    noticeGap(): void {
      isBehind = true;
      void work();
    },
    /** Another tab of this browser scores the match now, with the queue that this one saved. */
    yieldToTab,
    /** The disk answers, which did not when the page was opened. */
    meetDisk(disk: SavedScore, state: StorageState): void {
      if (isClosed) return;
      saver.meetDisk(disk, state);
      const met = meetDisk({ view, epoch, penWish, clockOffset, hasRecorded }, disk);
      ({ epoch, penWish, clockOffset } = met);
      canHandOver = true;
      change(met.shown);
      void work();
    },
    /** The scorer knows what has been handed over to the administrator. */
    acceptHandOver: () => change({ handedOver: [] }),
    /** There is reason to hope: the page opens, the network is back, somebody has signed in. */
    wake(): void {
      canHandOver = true;
      saver.retry();
      void work();
    },
  };
}

export type Scorer = ReturnType<typeof createScorer>;
