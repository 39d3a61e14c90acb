import type { MatchEvent } from '#domain/volleyball/events.ts';
import * as book from './score-book.ts';
import type { ScorerCore } from './scorer-core.ts';
import type { Job } from './scorer-jobs.ts';
import type { SendVerdict } from './send-verdict.ts';

/** Does what an unwilling answer to a job asks for. */
export function applyVerdict(core: ScorerCore, job: Job, verdict: SendVerdict): 'again' | 'stop' {
  const { state, show, losePen } = core;
  switch (verdict.kind) {
    case 'unreachable':
      state.failures += 1;
      show({ isOffline: true });
      return 'again';
    case 'signed-out':
      show({ isSignedOut: true, isOffline: false });
      return 'stop';
    case 'outdated':
      show({ isOutdated: true });
      return 'stop';
    case 'stale-base':
      followServer(core, verdict.seq, verdict.missing);
      return 'again';
    case 'stale-pen':
      // Nobody has taken it: only the name that speaks for this device is another one.
      if (verdict.epoch !== null && verdict.epoch === state.epoch) state.wantedPen = 'take-over';
      else losePen(job === 'take-pen' ? 'taken' : 'stale');
      state.isBehind = true;
      return 'again';
    case 'refused':
      state.hasDiverged = true;
      if (job === 'hand-over') state.canHandOver = false;
      else if (job === 'send') core.change({ book: book.park(core.view().book, verdict.index) });
      else return 'stop';
      return 'again';
    case 'not-allowed':
    case 'gone':
      if (job === 'hand-over') {
        state.canHandOver = false;
      } else {
        // Losing the pen is written down, and what was written down begins work anew.
        if (job === 'read-all' || job === 'catch-up') state.canRead = false;
        losePen(verdict.kind);
      }
      return 'again';
  }
}

function followServer(
  { state, view, change }: ScorerCore,
  seq: number,
  missing: readonly MatchEvent[],
): void {
  const { length } = view().book.acknowledged.events;
  if (seq < length) {
    change({ book: book.requeueAfter(view().book, seq) });
  } else {
    change({ book: book.rebase(view().book, missing) });
    if (view().book.acknowledged.events.length === length) state.hasDiverged = true;
  }
}
