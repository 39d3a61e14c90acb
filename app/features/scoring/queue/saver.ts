import type { MatchEvent } from '#domain/volleyball/events.ts';
import { NotSaved, type SavedScore, type StorageState } from './saved-score.ts';

type SaverOptions = {
  /** Resolves when it is on the disk; rejects with {@link NotSaved}. */
  save: (saved: SavedScore) => Promise<void>;
  /** The part that is saved, or the state of the storage, has changed. */
  onChange: () => void;
  onOtherTab: () => void;
};

/**
 * Writes down one state after the other, always the newest: what changes during a write goes with
 * the next. An entry counts as saved once a write that holds it has ended well.
 */
export function createSaver(options: SaverOptions, saved: SavedScore, opened: StorageState) {
  const durable = new Set(idsIn(saved));
  let next: SavedScore | null = null;
  let isWriting = false;
  let isClosed = false;
  let storage = opened;

  async function write(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (next !== null && !isClosed) {
      const current = next;
      next = null;
      try {
        await options.save(current);
        for (const id of idsIn(current)) durable.add(id);
        storage = 'good';
      } catch (error) {
        const reason = error instanceof NotSaved ? error.reason : 'denied';
        if (reason === 'other-tab') {
          isClosed = true;
          options.onOtherTab();
          break;
        }
        storage = reason;
        // Tried again with the next change, or when somebody asks.
        next ??= current;
        options.onChange();
        break;
      }
      options.onChange();
    }
    isWriting = false;
  }

  return {
    save(score: SavedScore): void {
      if (isClosed) return;
      next = score;
      void write();
    },
    /** The copy on a disk that answers late. */
    meetDisk(disk: SavedScore, state: StorageState): void {
      for (const id of idsIn(disk)) durable.add(id);
      storage = state;
    },
    /** Once more what could not be written. */
    retry: () => void write(),
    close(): void {
      isClosed = true;
    },
    isSaved: (event: MatchEvent) => durable.has(event.id),
    storage: () => storage,
  };
}

function idsIn({ queue, branches }: SavedScore): string[] {
  return [...queue, ...branches.flatMap(({ events }) => events)].map(({ id }) => id);
}
