import { localDate } from '#server/platform/time/local-time.ts';
import { createByteLimitedCache } from './byte-limited-cache.ts';
import { type EncodedPage, encodePage } from './encodings.ts';
import { withAge } from './fault-page.ts';

const MB = 1024 * 1024;

/** Kept pages with their age said, as long as the database is away. */
export type AgedPages = {
  /** @param asOf the moment at which the page was known to be true */
  find(key: string, encoded: EncodedPage, asOf: number, now: number): Promise<EncodedPage>;
};

/** Made once for each page and moment, so that a crowd that waits costs as little as it does else. */
export function createAgedPages(maxBytes = 8 * MB): AgedPages {
  const cache = createByteLimitedCache<EncodedPage>(maxBytes);
  return {
    async find(key, encoded, asOf, now) {
      const name = `${asOf} ${localDate(now)} ${key}`;
      const known = cache.get(name);
      if (known) return known;
      const html = Buffer.from(await encoded.encode('identity')).toString();
      const body = Buffer.from(withAge(html, asOf, now));
      const aged: EncodedPage = encodePage(body, (bytes) => cache.grow(name, aged, bytes));
      cache.put(name, aged, aged.size());
      return aged;
    },
  };
}
