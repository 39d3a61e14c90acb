import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The page as it stands now keeps WCAG 2.2 AA, as far as a program can tell.
 * @param rules looks at these alone, where only colours have changed since the last look
 */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations, passes } = await (rules
    ? axe.withRules([...rules])
    : axe.withTags(WCAG_22_AA)
  ).analyze();
  expect(passes.length, 'axe looked at nothing').toBeGreaterThan(0);
  const found = violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    at: nodes.map((node) => node.target.join(' ')),
  }));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
