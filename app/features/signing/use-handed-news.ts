import { useEffect, useRef } from 'react';
import { openSeatLine } from '#app/lib/live/seat-line.ts';

/** Reads the page again whenever the table or the match may have changed. */
export function useHandedNews(
  id: string,
  token: string | undefined,
  isOpen: boolean,
  onNews: () => void,
): void {
  const read = useRef(onNews);
  read.current = onNews;
  useEffect(
    () => (isOpen ? openSeatLine(id, token, () => read.current()) : undefined),
    [id, token, isOpen],
  );
}
