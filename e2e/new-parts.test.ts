import { expect, test } from './support/journey.ts';
import { lookAtNewParts } from './support/new-parts.ts';

const pageOf = (...parts: string[]) =>
  `<!doctype html><html lang="sw"><title>Wavu</title><main><h1>Wavu</h1>${parts.join('')}</main>`;
const SOUND = '<section>Simba 3</section>';
const FAINT = '<section style="color: #ccc; background: #fff">Yanga 1</section>';

test('a part of a page is looked at until it was found sound', async ({ page }) => {
  const expectSound = lookAtNewParts();
  await page.setContent(pageOf(SOUND));
  await expectSound(page);
  await page.setContent(pageOf(SOUND, FAINT));
  await expect(expectSound(page)).rejects.toThrow('color-contrast');
  await page.setContent(pageOf(SOUND, FAINT));
  await expect(expectSound(page)).rejects.toThrow('color-contrast');
  await expect(page.locator('section')).toHaveText(['', 'Yanga 1']);
});
