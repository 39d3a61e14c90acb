/**
 * Calls for each button of a gamepad as it goes down: `pad0` and so on. Browsers tell of no press by
 * themselves, so the pads are read at every frame, only while there is one.
 */
export function watchGamepads(onButton: (name: string) => void): () => void {
  let frame = 0;
  let down = new Set<string>();

  function read(): void {
    const pads = navigator.getGamepads().filter((pad) => pad !== null);
    const now = new Set<string>();
    for (const pad of pads) {
      for (const [index, button] of pad.buttons.entries()) {
        if (button.pressed) now.add(`pad${index}`);
      }
    }
    const before = down;
    down = now;
    for (const name of now) if (!before.has(name)) onButton(name);
    frame = pads.length > 0 ? requestAnimationFrame(read) : 0;
  }

  function start(): void {
    if (frame === 0) frame = requestAnimationFrame(read);
  }

  window.addEventListener('gamepadconnected', start);
  if (navigator.getGamepads?.().some((pad) => pad !== null)) start();
  return () => {
    window.removeEventListener('gamepadconnected', start);
    cancelAnimationFrame(frame);
  };
}
