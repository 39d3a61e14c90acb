/**
 * Asks the browser to keep what this site has written on the device, also where room becomes scarce.
 * Browsers decide by themselves or ask the person; a no changes nothing else.
 */
export async function keepStorage(): Promise<void> {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // A browser that keeps nothing says so by the store that does not open.
  }
}
