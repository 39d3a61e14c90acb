import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { deviceStorage } from '#app/lib/device-storage.ts';
import { keepScreenOn } from '#app/lib/keep-screen-on.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import { NotSaved } from './saved-score.ts';
import { scoreCalls } from './score-calls.ts';
import { createScorer } from './scorer.ts';
import { openLinkToken } from './scorer-link-token.ts';
import type { TabStorage } from './tab-storage.ts';
import { watchMatch } from './watch-match.ts';

/** Longer than any sound storage takes for a few rows. */
const SAVING_MS = 5000;
/** A few frames of a slow phone. */
const FRAMES_MS = 50;

export type ScoredMatch = {
  id: string;
  version: number;
  rules: MatchRules;
  events: readonly MatchEvent[];
  /** A device held the pen when the page was made, perhaps this one. */
  isHeld: boolean;
  storage: TabStorage;
};

/** The scorer of this page: its queue, its connection, its wish that the screen stays on. */
export function useScorer(match: ScoredMatch) {
  const [linkEnd, setLinkEnd] = useState<string>();
  const [{ scorer, link, calls, wake }] = useState(() => {
    const link = openLinkToken(deviceStorage(), match.id, location.hash);
    if (link.isNew) history.replaceState(history.state, '', location.pathname + location.search);
    return { link, ...openScorer(match, link) };
  });
  const { id, version, storage } = match;

  useEffect(() => {
    scorer.wake();
    const stopWatching = watchMatch(id, version, scorer, wake);
    const stopListening = storage.onOtherTab(scorer.yieldToTab);
    const stopWaiting = storage.onLateDisk(({ saved, state }) => scorer.meetDisk(saved, state));
    return () => {
      stopWatching();
      stopListening();
      stopWaiting();
    };
  }, [scorer, wake, id, version, storage]);

  // A person who opens an old link is told before the first tap.
  useEffect(() => {
    void calls.checkLink().then(() => setLinkEnd(link.end()));
  }, [calls, link]);

  const view = useSyncExternalStore(scorer.subscribe, scorer.view);
  const hasPen = view.pen === 'held';
  useEffect(() => (hasPen ? keepAtHand() : undefined), [hasPen]);
  const isUnsafe = view.unsaved > 0;
  useEffect(() => (isUnsafe ? confirmBeforeLeaving() : undefined), [isUnsafe]);
  const hasLink = link.token() !== undefined;
  const readAuthors = useCallback(async () => {
    const call = { path: { id }, token: link.token() };
    const { items: runs } = await callApi('GET /matches/{id}/authors', call);
    return { runs, acknowledged: scorer.view().book.acknowledged.events };
  }, [scorer, id, link]);
  const readLineups = useCallback(async () => {
    const call = { path: { id }, token: link.token() };
    const { items } = await callApi('GET /matches/{id}/lineups', call);
    return items;
  }, [id, link]);
  return useMemo(
    () => ({
      scorer,
      view,
      hasLink,
      linkEnd: linkEnd ?? link.end(),
      readAuthors,
      readLineups,
      token: link.token,
    }),
    [scorer, view, hasLink, linkEnd, link, readAuthors, readLineups],
  );
}

function openScorer(match: ScoredMatch, link: ReturnType<typeof openLinkToken>) {
  let endPause = () => {};
  const calls = scoreCalls(match.id, link);
  const scorer = createScorer({
    rules: match.rules,
    acknowledged: match.events,
    version: match.version,
    saved: match.storage.saved,
    storage: match.storage.state,
    save: async (saved) => {
      await painted();
      await inTime(match.storage.save(saved));
    },
    server: calls,
    clock: Date.now,
    pause: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  });
  function wake() {
    endPause();
    scorer.wake();
  }
  return { scorer, calls, wake };
}

/**
 * The number on the screen first: a phone's disk takes as long as its frame. Pages out of sight paint
 * nothing, so nothing waits for them longer than a moment.
 */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, FRAMES_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

/** A store that does not answer must not hold back what could be sent. */
function inTime(saved: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NotSaved('silent')), SAVING_MS);
    saved.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Neither on the disk nor on the server: the browser asks before the page is left. */
function confirmBeforeLeaving(): () => void {
  const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', preventUnload);
  return () => window.removeEventListener('beforeunload', preventUnload);
}

/** The screen stays on, and the browser keeps what is stored, where it can and may. */
function keepAtHand(): () => void {
  // Absent on pages without TLS; refused, the queue may go when the disk runs full.
  void navigator.storage?.persist?.().catch(() => false);
  return keepScreenOn();
}
