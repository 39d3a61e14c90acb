import type { SavedScore } from './scorer.ts';

const NOTHING: SavedScore = { epoch: null, queue: [], parked: [] };

function keyOf(matchId: string): string {
  return `wavu:score:${matchId}`;
}

/** What this device had not sent when the page was closed. */
export function loadScore(storage: Storage, matchId: string): SavedScore {
  const text = storage.getItem(keyOf(matchId));
  if (text === null) return NOTHING;
  try {
    const saved = JSON.parse(text) as Partial<SavedScore>;
    return {
      epoch: typeof saved.epoch === 'number' ? saved.epoch : null,
      queue: Array.isArray(saved.queue) ? saved.queue : [],
      parked: Array.isArray(saved.parked) ? saved.parked : [],
    };
  } catch {
    return NOTHING;
  }
}

export function saveScore(storage: Storage, matchId: string, saved: SavedScore): void {
  const isEmpty = saved.epoch === null && saved.queue.length + saved.parked.length === 0;
  if (isEmpty) storage.removeItem(keyOf(matchId));
  else storage.setItem(keyOf(matchId), JSON.stringify(saved));
}

/**
 * The token of a scorer link stands behind `#` in its address. It is kept for this tab and match,
 * and taken out of the address, so that a screenshot or a shared address does not give it away.
 */
export function takeLinkToken(storage: Storage, matchId: string, hash: string) {
  const token = /^#(score_[\w.~-]+)$/.exec(hash)?.[1];
  if (token !== undefined) storage.setItem(`wavu:scorer-link:${matchId}`, token);
  return { isNew: token !== undefined, token: storage.getItem(`wavu:scorer-link:${matchId}`) };
}
