/** The present count of each key; a key without any takes no room. */
export type Counts = {
  of: (key: string) => number;
  /** Counts one more. @returns what takes it back, once */
  enter: (key: string) => () => void;
};

export function createCounts(): Counts {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;

  return {
    of,
    enter(key) {
      counts.set(key, of(key) + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        const left = of(key) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
  };
}
