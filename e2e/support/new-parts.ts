import type { Page } from '@playwright/test';
import { expectAccessibleByDayAndNight } from './accessible.ts';

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
    await page.evaluate(emptyParts, { selector: PARTS, isSound });
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

/** In the browser, in the order of `partsOf`: what is sound leaves a box of its size behind. */
function emptyParts({ selector, isSound }: { selector: string; isSound: boolean[] }): void {
  const sound = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (_, at) => isSound[at],
  );
  const boxes = sound.map((part) => part.getBoundingClientRect());
  for (const [at, part] of sound.entries()) {
    part.style.setProperty('box-sizing', 'border-box');
    part.style.setProperty('min-width', `${boxes[at]!.width}px`);
    part.style.setProperty('height', `${boxes[at]!.height}px`);
    part.replaceChildren();
  }
}
