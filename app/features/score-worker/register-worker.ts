/**
 * From now on this page opens without network. Only scoring pages have the worker: its scope is their
 * folder, once for each language. Browsers give one to secure pages alone (https, localhost).
 *
 * @param path of the page, without its query
 */
export async function registerWorker(path: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const scope = path.slice(0, path.indexOf('/score/') + 7);
  try {
    const isControlled = navigator.serviceWorker.controller !== null;
    const options = { scope, updateViaCache: 'none' } as const;
    await navigator.serviceWorker.register('/score-worker.js', options);
    const { active } = await navigator.serviceWorker.ready;
    if (!isControlled) active?.postMessage({ keep: path });
  } catch {
    // Forbidden by the browser's settings: the page needs the network to open, as any other.
  }
}
