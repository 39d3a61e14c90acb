import { useEffect, useState } from 'react';

const LOOK_MS = 1000;

/** Whether this device has kept the page with its files, so that it opens without network. */
export function useKept(path: string): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    // Only secure pages have a worker and its stores.
    if (!('serviceWorker' in navigator) || !('caches' in window)) return;
    let isGone = false;
    async function look() {
      const page = await caches.match(path).catch(() => undefined);
      if (isGone) return;
      if (page) setKept(true);
      else setTimeout(look, LOOK_MS);
    }
    // The worker is there once all files of the page are.
    void navigator.serviceWorker.ready.then(look);
    return () => {
      isGone = true;
    };
  }, [path]);
  return isKept;
}
