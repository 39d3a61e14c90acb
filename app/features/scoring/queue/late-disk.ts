import { behindDuplicates } from './duplicate-entries.ts';
import type { SavedScore } from './saved-score.ts';
import { meetServer, openBook, type ScoreBook, withBranch } from './score-book.ts';
import type { ScorerView } from './scorer-view.ts';

/** A scorer that went on without the disk, which did not answer. */
export type Without = {
  view: ScorerView;
  epoch: number | null;
  wantedPen: 'take' | 'take-over' | null;
  clockOffset: number;
  /** Something was tapped meanwhile. */
  hasRecorded: boolean;
};

/**
 * The disk answers after all. As long as nothing was tapped without it, the scorer is as if it had
 * answered at once. Else what was waiting on it is a story of its own, for an administrator to choose,
 * unless it has been told meanwhile.
 */
export function meetDisk(own: Without, disk: SavedScore) {
  const { view, hasRecorded } = own;
  const handedOver = [...new Set([...disk.handedOver, ...view.handedOver])];
  if (hasRecorded || (view.pen !== 'free' && view.pen !== 'held')) {
    return { ...own, shown: { book: withDiskBranch(view.book, disk), handedOver } };
  }
  const { acknowledged, queue, branches } = disk;
  const { rules, events } = view.book.acknowledged;
  const book = meetServer(openBook(rules, acknowledged, queue, branches), events);
  if (view.pen === 'held') return { ...own, shown: { book, handedOver } };
  const wantsPen = disk.epoch === null && disk.wantsPen;
  return {
    epoch: disk.epoch,
    wantedPen: wantsPen ? ('take' as const) : own.wantedPen,
    clockOffset: disk.clockOffset,
    shown: {
      book,
      handedOver,
      pen: disk.epoch === null && !wantsPen ? view.pen : ('held' as const),
    },
  };
}

function withDiskBranch(book: ScoreBook, { acknowledged, queue, branches }: SavedScore): ScoreBook {
  const known = new Set(acknowledged.map(({ id }) => id));
  const news = book.shown.events.filter(({ id }) => !known.has(id));
  const isKnown = behindDuplicates(queue, news)?.length === 0;
  const stories = isKnown ? branches : [...branches, { base: acknowledged.length, events: queue }];
  return { ...book, branches: stories.reduce(withBranch, book.branches) };
}
