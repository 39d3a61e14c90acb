import { createHash, timingSafeEqual } from 'node:crypto';

/** Takes the same time for every key. */
export function isSameKey(received: string, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(received), digest(key));
}
