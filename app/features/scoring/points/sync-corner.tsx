import { useWords } from '#app/lib/use-words.ts';
import { type ScorerView, type SyncState, syncState } from '../queue/scorer-view.ts';

const TONES: Record<SyncState['name'], 'good' | 'busy' | 'bad'> = {
  'on-server': 'good',
  sending: 'busy',
  'saving-here': 'busy',
  'saved-here': 'busy',
  'not-saved': 'bad',
  offline: 'busy',
  'signed-out': 'bad',
  stopped: 'bad',
  waiting: 'busy',
  watching: 'busy',
};

/** Always in the same corner: how far everything tapped here has come. */
export function SyncCorner({ view }: { view: ScorerView }) {
  const { t } = useWords();
  const { name, count } = syncState(view);
  return (
    <p className="sync" role="status" data-sync={TONES[name]} data-state={name}>
      <i className="sync-dot" aria-hidden="true" />
      {t.offline.states[name](count)}
    </p>
  );
}
