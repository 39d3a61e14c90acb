import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import { applyVerdict } from './apply-verdict.ts';
import { meetDisk } from './late-disk.ts';
import { pauseAfter } from './retry-pause.ts';
import type { SavedScore, StorageState } from './saved-score.ts';
import * as book from './score-book.ts';
import { createScorerCore, type ScorerCore } from './scorer-core.ts';
import { createJobs, nextJob, requestPen } from './scorer-jobs.ts';
import type { ScorerOptions } from './scorer-options.ts';
import type { ScorerView } from './scorer-view.ts';
import { judgeAnswer } from './send-verdict.ts';

export type { ScorerView };

/** A clock that is nearer to the server's than this is believed. */
const CLOCK_ERROR_MS = 5000;

/**
 * Keeps a match's log on this device and brings it to the server, in order and without loss. A tap
 * goes to the screen at once, to the disk, and to the server; the view says how far it has come.
 */
export function createScorer(options: ScorerOptions) {
  const { clock } = options;
  const core = createScorerCore(options, work);
  const { state, view, change, saver } = core;
  const jobs = createJobs(core, options);
  let isWorking = false;

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let job = nextJob(core); job !== undefined; job = nextJob(core)) {
      const withEpoch = state.epoch;
      try {
        await jobs[job]();
        state.failures = 0;
        const { isOffline, isSignedOut } = view();
        if (isOffline || isSignedOut) core.show({ isOffline: false, isSignedOut: false });
      } catch (error) {
        // An answer to the holder of an older pen says nothing of the one held now.
        const isCurrent = state.epoch === withEpoch;
        if (isCurrent && applyVerdict(core, job, judgeAnswer(error)) === 'stop') break;
        if (state.failures > 0) await options.pause(pauseAfter(state.failures));
      }
    }
    isWorking = false;
  }

  return {
    subscribe: core.subscribe,
    view,
    /** The time to write on an entry: this device's clock, put right where it is far off. */
    now: () => clock() + (Math.abs(state.clockOffset) < CLOCK_ERROR_MS ? 0 : state.clockOffset),
    /** Takes an entry at once or says why not; saving and sending go on by themselves. */
    record(event: MatchEvent): Refused | null {
      const step = book.record(view().book, event);
      if (!step.ok) return step;
      state.hasRecorded = true;
      change({ book: step.book });
      void work();
      return null;
    },
    takePen: (takeOver: boolean) => takePen(core, options, takeOver, work),
    ...liveNotices(core, work),
    /** Another tab of this browser scores the match now, with the queue that this one saved. */
    yieldToTab: core.yieldToTab,
    /** The disk answers, which did not when the page was opened. */
    meetDisk(disk: SavedScore, storage: StorageState): void {
      if (state.isClosed) return;
      saver.meetDisk(disk, storage);
      const { epoch, wantedPen, clockOffset, hasRecorded } = state;
      const own = { view: view(), epoch, wantedPen, clockOffset, hasRecorded };
      const { shown, ...met } = meetDisk(own, disk);
      state.epoch = met.epoch;
      state.wantedPen = met.wantedPen;
      state.clockOffset = met.clockOffset;
      state.canHandOver = true;
      change(shown);
      void work();
    },
    /** The scorer knows what has been handed over to the administrator. */
    acceptHandOver: () => change({ handedOver: [] }),
    /** There is reason to hope: the page opens, the network is back, somebody has signed in. */
    wake(): void {
      state.canHandOver = true;
      state.canRead = true;
      saver.retry();
      void work();
    },
  };
}

export type Scorer = ReturnType<typeof createScorer>;

async function takePen(
  core: ScorerCore,
  options: ScorerOptions,
  takeOver: boolean,
  work: () => Promise<void>,
): Promise<void> {
  const { state, show, change, losePen } = core;
  try {
    await requestPen(core, options, takeOver);
    void work();
  } catch (error) {
    const verdict = judgeAnswer(error);
    if (verdict.kind === 'signed-out') return show({ pen: 'not-allowed', isSignedOut: true });
    if (verdict.kind !== 'unreachable') {
      losePen(verdict.kind === 'stale-pen' ? 'taken' : 'not-allowed');
      return work();
    }
    // Nobody is known to score: what is tapped now waits, and gives way to whoever was first.
    if (!takeOver) state.wantedPen = 'take';
    change(takeOver ? { isOffline: true } : { isOffline: true, pen: 'held' });
    void work();
  }
}

/** The news of the live stream. */
function liveNotices({ state, losePen }: ScorerCore, work: () => Promise<void>) {
  return {
    /** The match has reached this version. */
    noticeVersion(version: number): void {
      state.seenVersion = Math.max(state.seenVersion, version);
      void work();
    },
    /** The pen was taken over under this number. */
    noticePen(number: number): void {
      // While this device asks for the pen itself, the number is most likely its own.
      if (state.epoch === null || state.wantedPen !== null || number <= state.epoch) return;
      losePen('stale');
      state.isBehind = true;
      void work();
    },
    /** Something was missed. */
    noticeGap(): void {
      state.isBehind = true;
      void work();
    },
  };
}
