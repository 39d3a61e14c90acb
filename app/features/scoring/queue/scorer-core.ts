import type { MatchEvent } from '#domain/volleyball/events.ts';
import { createSaver } from './saver.ts';
import * as book from './score-book.ts';
import type { ScorerOptions } from './scorer-options.ts';
import { openingView, type PenState, type ScorerView } from './scorer-view.ts';

/** The state of a scorer, besides what the screen shows. */
export type ScorerState = {
  /** The number of the pen that this device holds. */
  epoch: number | null;
  wantedPen: 'take' | 'take-over' | null;
  /** The server's clock less this device's, in milliseconds. */
  clockOffset: number;
  /** The version of the match up to which the log is known, and the highest that was heard of. */
  knownVersion: number;
  seenVersion: number;
  /** The server's log is known to be longer than the acknowledged one. */
  isBehind: boolean;
  /** The server's log is known to be another one than the acknowledged one. */
  hasDiverged: boolean;
  isClosed: boolean;
  canHandOver: boolean;
  /** False once the server has refused the log to this device. */
  canRead: boolean;
  failures: number;
  hasRecorded: boolean;
};

export type ScorerCore = ReturnType<typeof createScorerCore>;

/** The state of a scorer with its view: each change is shown, and written down where it has to last. */
export function createScorerCore(options: ScorerOptions, work: () => Promise<void>) {
  const { saved } = options;
  const state = openingState(options);
  const ownBook = book.openBook(options.rules, saved.acknowledged, saved.queue, saved.branches);
  const opened = book.meetServer(ownBook, options.acknowledged);
  let view: ScorerView = openingView(opened, saved, options.storage);
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

  /** Shows and writes down. */
  function change(next: Partial<ScorerView>): void {
    view = { ...view, ...next };
    const { acknowledged, queue, branches } = view.book;
    const { epoch, clockOffset } = state;
    saver.save({
      epoch,
      wantsPen: state.wantedPen !== null && epoch === null,
      handedOver: view.handedOver,
      clockOffset,
      acknowledged: acknowledged.events,
      queue,
      branches,
    });
    show({});
  }

  function losePen(pen: PenState): void {
    state.epoch = null;
    state.wantedPen = null;
    state.canHandOver = true;
    change({ pen, book: book.copyQueue(view.book) });
  }

  function yieldToTab(): void {
    saver.close();
    state.isClosed = true;
    state.epoch = null;
    state.wantedPen = null;
    show({ pen: 'other-tab' });
  }

  return {
    state,
    saver,
    view: () => view,
    show,
    change,
    losePen,
    yieldToTab,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The entries that may go to the server: those on the disk, or all where the disk takes none. */
    sendable(): readonly MatchEvent[] {
      const { queue } = view.book;
      const end = queue.findIndex((event) => !saver.isSaved(event));
      return end < 0 || saver.storage() !== 'good' ? queue : queue.slice(0, end);
    },
  };
}

function openingState({ saved, version }: ScorerOptions): ScorerState {
  return {
    epoch: saved.epoch,
    wantedPen: saved.wantsPen ? 'take' : null,
    clockOffset: saved.clockOffset,
    knownVersion: version,
    seenVersion: version,
    isBehind: false,
    hasDiverged: false,
    isClosed: false,
    canHandOver: true,
    canRead: true,
    failures: 0,
    hasRecorded: false,
  };
}
