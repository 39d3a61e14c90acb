import { addressOf, keyOf, keysOfAllSizes } from './picture-address.ts';
import type { Storage } from './storage.ts';

/**
 * A picture of one owner for another as well: each has its own, so that a change of one leaves the other.
 *
 * @returns the address of the copy; null where there is nothing to copy
 */
export async function copyPicture(
  storage: Storage,
  address: string | null,
  from: string,
  to: string,
): Promise<string | null> {
  const key = keyOf(address);
  if (key === undefined) return null;
  const ofOwner = (name: string) => name.replace(`/${from}/`, `/${to}/`);
  for (const each of keysOfAllSizes(key)) {
    const bytes = await storage.get(each);
    if (bytes) await storage.put(ofOwner(each), bytes);
  }
  return addressOf(ofOwner(key));
}
