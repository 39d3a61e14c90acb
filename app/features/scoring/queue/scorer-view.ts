import type { SavedScore, StorageState } from './saved-score.ts';
import type { ScoreBook } from './score-book.ts';

/** The reason why this page does not hold the pen: nobody asked yet, what came back, or a newer tab. */
export type PenState = 'held' | 'free' | 'taken' | 'stale' | 'not-allowed' | 'gone' | 'other-tab';

export type ScorerView = {
  /** `book.queue` waits for the server. */
  book: ScoreBook;
  pen: PenState;
  /** The last send or call did not reach the server. */
  isOffline: boolean;
  /** Session or scorer link have ended: what waits goes on after sign-in or a new link. */
  isSignedOut: boolean;
  /** The match has changed so that this page cannot read its log: it wants to be loaded again. */
  isOutdated: boolean;
  /** Entries that are not on this device's disk yet. */
  unsaved: number;
  /** Whether this device's storage takes what is tapped. */
  storage: StorageState;
  /** Ids of entries that an administrator has now, to choose between them and the match's. */
  handedOver: readonly string[];
};

export function openingView(book: ScoreBook, saved: SavedScore, storage: StorageState): ScorerView {
  return {
    book,
    pen: saved.epoch === null && !saved.wantsPen ? 'free' : 'held',
    isOffline: false,
    isSignedOut: false,
    isOutdated: false,
    unsaved: 0,
    storage,
    handedOver: saved.handedOver,
  };
}

/** The worst that is true, in one word; `count` entries are concerned. */
export type SyncState = {
  name:
    | 'on-server'
    | 'sending'
    | 'saved-here'
    | 'saving-here'
    | 'not-saved'
    | 'offline'
    | 'signed-out'
    | 'stopped'
    | 'waiting'
    | 'watching';
  count: number;
};

/** The words in the corner of the screen about all entries of this device. */
export function syncState(view: ScorerView): SyncState {
  const count = view.book.queue.length;
  // The entries of this device belong to that tab now.
  if (view.pen === 'other-tab') return { name: 'watching', count: 0 };
  if (view.unsaved > 0 && view.storage !== 'good')
    return { name: 'not-saved', count: view.unsaved };
  if (view.isSignedOut) return { name: 'signed-out', count };
  if (view.pen !== 'held' && count > 0) return { name: 'stopped', count };
  if (view.pen !== 'held') return { name: view.pen === 'free' ? 'waiting' : 'watching', count };
  if (view.isOffline && count === 0) return { name: 'offline', count };
  if (count === 0) return { name: 'on-server', count };
  if (view.unsaved > 0) return { name: 'saving-here', count };
  return { name: view.isOffline ? 'saved-here' : 'sending', count };
}
