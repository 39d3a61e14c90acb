import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** Run in the page itself, since ours have no frames; a whole program, so it is sent once a page. */
const FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const AXE = readFileSync(FILE, 'utf8');

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The properties that colours alone decide: all that the night changes. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

type Rules = Extract<RunOptions['runOnly'], { type: string }>;

/** The page as it stands now keeps WCAG 2.2 AA, as far as a program can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingAgainst(page, { type: 'tag', values: WCAG_22_AA });
}

/** The same by day, and in the colours of the night. */
export async function expectAccessibleByDayAndNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothingAgainst(page, { type: 'rule', values: RULES_OF_COLOUR });
}

async function expectNothingAgainst(page: Page, runOnly: Rules): Promise<void> {
  await bringAxe(page);
  const { looked, violations } = await page.evaluate(lookAt, runOnly);
  expect(looked, 'axe looked at nothing').toBeGreaterThan(0);
  expect(violations, `accessibility of ${page.url()}`).toEqual([]);
}

/** Every page that is opened from now on has it at once: to send it to each costs as much as to look. */
export async function bringAxeAlong(page: Page): Promise<void> {
  await page.addInitScript({ path: FILE });
}

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

/** In the browser. Elements that pass are counted and not listed, which costs as much again. */
async function lookAt(runOnly: Rules) {
  const { axe } = window as unknown as { axe: Pick<typeof import('axe-core'), 'run'> };
  const { violations, passes } = await axe.run({ runOnly, resultTypes: ['violations'] });
  /** A target at the edge of its list may be cut there: it is judged again in the middle. */
  async function isTooSmall(selector: unknown): Promise<boolean> {
    const target = document.querySelector(String(selector));
    if (!target) return true;
    target.scrollIntoView({ block: 'center' });
    const rule = { type: 'rule' as const, values: ['target-size'] };
    return (await axe.run(target, { runOnly: rule })).violations.length > 0;
  }
  const found = [];
  for (const { id, help, nodes } of violations) {
    const at: string[] = [];
    for (const { target } of nodes) {
      const isReal = id !== 'target-size' || (await isTooSmall(target[0]));
      if (isReal) at.push(target.join(' '));
    }
    if (at.length > 0) found.push({ rule: id, help, at });
  }
  return { looked: passes.length + violations.length, violations: found };
}
