import type { Page } from '@playwright/test';
import { expectAccessibleByDayAndNight, SOUND } from './accessible.ts';

/** What thousands of pages may share: a header, a list beside, a row. */
const PARTS = 'header, nav, aside, section, article, footer, form, table, li';

/**
 * `expectAccessibleByDayAndNight` for thousands of pages on one screen, without the parts that were
 * found sound on an earlier page in the same words and at the same width.
 */
export function lookAtNewParts(): (page: Page) => Promise<void> {
  const sound = new Set<number>();
  return async (page) => {
    const parts = await page.evaluate(partsOf, PARTS);
    const isSound = parts.map((part) => sound.has(part));
    await page.evaluate(markParts, { selector: PARTS, mark: SOUND, isSound });
    await expectAccessibleByDayAndNight(page);
    for (const part of parts) sound.add(part);
  };
}

/** In the browser: a number of 53 bits for the words and the width of each part, in document order. */
function partsOf(selector: string): number[] {
  return [...document.querySelectorAll(selector)].map((part) => {
    const { width } = part.getBoundingClientRect();
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (const letter of `${width} ${part.outerHTML}`) {
      high = Math.imul(high ^ letter.charCodeAt(0), 2654435761);
      low = Math.imul(low ^ letter.charCodeAt(0), 1597334677);
    }
    return 4294967296 * (2097151 & low) + (high >>> 0);
  });
}

/** In the browser, in the order of `partsOf`. */
function markParts(given: { selector: string; mark: string; isSound: boolean[] }): void {
  for (const [at, part] of document.querySelectorAll(given.selector).entries()) {
    part.toggleAttribute(given.mark, given.isSound[at]);
  }
}
