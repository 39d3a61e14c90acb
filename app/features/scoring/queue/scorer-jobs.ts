import { oneBatch } from '#domain/volleyball/log-limits.ts';
import * as book from './score-book.ts';
import type { ScorerCore } from './scorer-core.ts';
import type { ScorerOptions } from './scorer-options.ts';

const BATCH = 200;

/** The tasks with the server: one at a time, the first that is due. */
const JOBS = ['take-pen', 'read-all', 'send', 'catch-up', 'hand-over'] as const;
export type Job = (typeof JOBS)[number];

export function nextJob({ state, view, sendable }: ScorerCore): Job | undefined {
  if (state.isClosed) return undefined;
  const isDue: Record<Job, boolean> = {
    'take-pen': state.wantedPen !== null,
    'read-all': state.canRead && state.hasDiverged,
    'catch-up': state.canRead && (state.isBehind || state.seenVersion > state.knownVersion),
    send: state.epoch !== null && sendable().length > 0,
    'hand-over': state.canHandOver && view().book.branches.length > 0,
  };
  return JOBS.find((job) => isDue[job]);
}

export async function requestPen(
  { state, view, change }: ScorerCore,
  { server, clock }: ScorerOptions,
  takeOver: boolean,
): Promise<void> {
  const sentAt = clock();
  const pen = await server.takePen(takeOver);
  state.epoch = pen.epoch;
  state.wantedPen = null;
  state.canRead = true;
  state.clockOffset = Math.round(pen.now - (sentAt + clock()) / 2);
  if (pen.seq !== view().book.acknowledged.events.length) state.isBehind = true;
  change({ pen: 'held', isOffline: false, isSignedOut: false });
}

/** Each job as one exchange with the server. */
export function createJobs(
  core: ScorerCore,
  options: ScorerOptions,
): Record<Job, () => Promise<void>> {
  const { state, view, change, sendable } = core;
  const { server } = options;
  return {
    'take-pen': () => requestPen(core, options, state.wantedPen === 'take-over'),
    async 'read-all'() {
      const events = await server.eventsAfter(0);
      state.hasDiverged = false;
      change({ book: book.replaceAcknowledged(view().book, events) });
    },
    async 'catch-up'() {
      const target = state.seenVersion;
      const missing = await server.eventsAfter(view().book.acknowledged.events.length);
      state.knownVersion = Math.max(state.knownVersion, target);
      state.isBehind = false;
      change({ book: book.rebase(view().book, missing) });
    },
    async send() {
      const events = oneBatch(view().book.acknowledged, sendable(), BATCH);
      const baseSeq = view().book.acknowledged.events.length;
      const answer = await server.append({ epoch: state.epoch!, baseSeq, events });
      state.knownVersion = Math.max(state.knownVersion, answer.version);
      const ids = new Set(events.map(({ id }) => id));
      const handedOver = view().handedOver.filter((id) => !ids.has(id));
      change({ book: book.acknowledge(view().book, events), handedOver });
      if (answer.seq !== view().book.acknowledged.events.length) state.hasDiverged = true;
    },
    async 'hand-over'() {
      const branch = view().book.branches[0]!;
      await server.handOver(branch);
      const ids = branch.events.map(({ id }) => id);
      const handedOver = [...new Set([...view().handedOver, ...ids])];
      change({ book: book.handedOver(view().book, branch), handedOver });
    },
  };
}
