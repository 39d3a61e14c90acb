import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Loads the page again for another private link in this tab, which changes only what stands behind `#`. */
export function useChangedLink(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const read = () => void revalidate();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [revalidate]);
}
