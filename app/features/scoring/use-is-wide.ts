import { useEffect, useState } from 'react';

/** As `styles/scoring/beside.css` has it. */
const WIDE = '(width >= 64rem) and (height >= 40rem)';

/** True where the screen has room for the teams and the sheet beside the court. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const screen = matchMedia(WIDE);
    const read = () => setWide(screen.matches);
    read();
    screen.addEventListener('change', read);
    return () => screen.removeEventListener('change', read);
  }, []);
  return isWide;
}
