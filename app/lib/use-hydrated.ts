import { useSyncExternalStore } from 'react';

function subscribe() {
  return () => {};
}

/** False on the server and until React runs in the browser: buttons that need it wait. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
