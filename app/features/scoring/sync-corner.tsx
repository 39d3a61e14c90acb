import { useWords } from '#app/lib/use-words.ts';
import type { ScorerView } from './scorer.ts';

/** Always in the same corner: whether everything tapped here is safe on the server. */
export function SyncCorner({ view }: { view: ScorerView }) {
  const { sync } = useWords().t.scoring;
  const waiting = view.book.queue.length;
  const isHeld = view.pen === 'held';
  let state: 'good' | 'busy' | 'bad' = waiting > 0 ? 'busy' : 'good';
  let text = waiting > 0 ? sync.waiting(waiting) : sync.saved;
  if (view.isOffline) {
    state = 'bad';
    text = waiting > 0 ? sync.offlineWaiting(waiting) : sync.offline;
  } else if (!isHeld) {
    state = waiting > 0 ? 'bad' : 'busy';
    text = waiting > 0 ? sync.stopped(waiting) : sync.watching;
  }
  return (
    <p className="sync" role="status" data-sync={state}>
      <i className="sync-dot" aria-hidden="true" />
      {text}
    </p>
  );
}
