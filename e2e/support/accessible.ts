import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What colours alone decide: all that the night changes. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

type Rules = { type: 'tag' | 'rule'; values: string[] };

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
  // In the page itself, since ours have no frames, and without telling at length what is all right:
  // both make a look several times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations, passes } = await axe
    .options({ runOnly, resultTypes: ['violations'] })
    .analyze();
  expect(passes.length + violations.length, 'axe looked at nothing').toBeGreaterThan(0);
  const found = violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    at: nodes.map((node) => node.target.join(' ')),
  }));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
