import { useState } from 'react';

/**
 * Answers overtake each other on a slow line. Asking gives back what tells whether this question is
 * still the newest; whoever only asks makes all before it old.
 */
export function useNewest(): () => () => boolean {
  const [ask] = useState(() => {
    let asked = 0;
    return () => {
      asked += 1;
      const own = asked;
      return () => own === asked;
    };
  });
  return ask;
}
