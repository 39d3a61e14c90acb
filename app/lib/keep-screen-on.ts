/**
 * Keeps the screen lit where the browser can and may; it lets go by itself when the page is hidden.
 * Returns what ends it.
 */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  async function requestLock() {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      // Refused, on a low battery for instance: the phone's own setting decides.
    }
  }
  void requestLock();
  document.addEventListener('visibilitychange', requestLock);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', requestLock);
    void lock?.release();
  };
}
