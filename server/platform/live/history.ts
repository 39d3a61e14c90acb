/**
 * The newest frames of one room, with contiguous ids. 300 of them are at most some 50 KB, so that
 * even a full resumption stays below the limit at which a slow reader is cut.
 */
export const HISTORY_LENGTH = 300;

export type Frame = { id: number; text: string };

export type History = {
  /** Id of the newest frame; 0 in an empty room. */
  last(): number;
  newest(): Frame | undefined;
  /** @returns false, changing nothing, when `id` does not follow the last one */
  append(frame: Frame): boolean;
  /** The frames that follow `id`, in one piece; undefined when they are not all held, or when `id`
   * is not of this room's past. */
  after(id: number): Buffer | undefined;
};

const NOTHING = Buffer.alloc(0);

/** @param past oldest first; whatever lies before a gap in it is not used */
export function createHistory(past: readonly Frame[]): History {
  let frames = past.slice(-HISTORY_LENGTH);
  const gap = frames.findLastIndex((frame, i) => i > 0 && frame.id !== frames[i - 1]!.id + 1);
  if (gap > 0) frames = frames.slice(gap);
  /** Readers in step with each other get the same bytes. */
  const pieces = new Map<number, Buffer>();

  function last() {
    return frames.at(-1)?.id ?? 0;
  }

  function after(id: number) {
    if (id === last()) return NOTHING;
    const oldest = frames[0];
    if (oldest === undefined || id > last() || id < oldest.id - 1) return undefined;
    let piece = pieces.get(id);
    if (!piece) {
      const missing = frames.slice(id + 1 - oldest.id);
      piece = Buffer.from(missing.map((frame) => frame.text).join(''));
      pieces.set(id, piece);
    }
    return piece;
  }

  return {
    last,
    newest: () => frames.at(-1),
    append(frame) {
      if (frames.length > 0 && frame.id !== last() + 1) return false;
      pieces.clear();
      if (frames.length === HISTORY_LENGTH) frames = frames.slice(1);
      frames.push(frame);
      return true;
    },
    after,
  };
}
