import { useState } from 'react';

/**
 * Answers overtake each other on a slow line. Asking gives back what tells whether this question is
 * still the newest; whoever only asks makes all before it old.
 */
export function useNewest(): () => () => boolean {
  const [begin] = useState(() => {
    let count = 0;
    return () => {
      count += 1;
      const own = count;
      return () => own === count;
    };
  });
  return begin;
}
