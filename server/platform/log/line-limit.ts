export type LineLimit = {
  /** Whether a line of this kind is still to be written; one that is not is counted. */
  admits: (kind: string) => boolean;
  /** Sums up what is counted, and counts no more. */
  stop: () => void;
};

export type LineLimitOptions = {
  /** Lines of one kind in a minute. */
  most: number;
  /** Hears, for each kind of which lines were left out, how many. */
  onSum: (kind: string, leftOut: number) => void;
  minuteMs?: number;
};

/** Kinds come from closed lists of ours; should one ever not, its lines share what is left. */
const MAX_KINDS = 500;
const OTHERS = 'others';

/**
 * Lines that strangers can cause: the first of each kind in a minute are written, the others summed up
 * in one, so that nobody fills a disk with them or hides among them.
 */
export function createLineLimit({ most, onSum, minuteMs = 60_000 }: LineLimitOptions): LineLimit {
  let counts = new Map<string, number>();

  function sumUp() {
    const former = counts;
    counts = new Map();
    for (const [kind, count] of former) if (count > most) onSum(kind, count - most);
  }

  const timer = setInterval(sumUp, minuteMs);
  timer.unref();
  return {
    admits(requested) {
      const kind = counts.has(requested) || counts.size < MAX_KINDS ? requested : OTHERS;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= most;
    },
    stop() {
      clearInterval(timer);
      sumUp();
    },
  };
}
