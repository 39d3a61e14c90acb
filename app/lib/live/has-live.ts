/** Whether a match among these data, as loaders give them, is live. */
export function hasLive(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if ('status' in data && data.status === 'Live') return true;
  return Object.values(data).some(hasLive);
}
