/**
 * Keeps the screen lit where the browser can and may; it lets go by itself when the page is hidden.
 * Returns what ends it.
 */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return playStillVideo();
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  async function requestLock() {
    if (document.visibilityState !== 'visible') return;
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

const FRAME_MS = 1000;

/**
 * Pages without TLS, as of a laptop in a hall, have no wake lock. Phones stay lit while a video plays that
 * covers a good part of the page: this one is a canvas behind everything, and has no sound.
 */
function playStillVideo(): () => void {
  const canvas = document.createElement('canvas');
  const video = document.createElement('video');
  if (!('captureStream' in canvas)) return () => undefined;
  canvas.width = 2;
  canvas.height = 2;
  video.srcObject = canvas.captureStream();
  video.muted = true;
  video.playsInline = true;
  video.ariaHidden = 'true';
  Object.assign(video.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    opacity: '0',
    pointerEvents: 'none',
    zIndex: '-1',
  });
  document.body.append(video);
  // A stream without new frames counts as standing still.
  const timer = setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 2, 2), FRAME_MS);
  const play = () => void video.play().catch(() => undefined);
  play();
  // Some browsers want a touch first, and all stop a page that was hidden.
  document.addEventListener('pointerdown', play);
  document.addEventListener('visibilitychange', play);
  return () => {
    clearInterval(timer);
    document.removeEventListener('pointerdown', play);
    document.removeEventListener('visibilitychange', play);
    video.remove();
  };
}
