// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { BrandContext, WAVU } from '#app/lib/brand.ts';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { LANGUAGE_NAMES, localPath, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { SiteLanguage } from './site-language.tsx';

const [first, second] = PUBLISHED_LANGUAGES;

test('the language of the site is that of the page, which speaks another one as soon as it is chosen', async () => {
  const form = (
    <form>
      <SiteLanguage />
    </form>
  );
  const { screen, user, container } = showPart(form, undefined, localPath(first, '/setup'));
  const sent = () => new FormData(container.querySelector('form')!).get('language');
  expect(screen.getByText(messagesOf(first).brand.language)).toBeTruthy();
  expect(sent()).toBe(first);
  await user.click(screen.getByLabelText(LANGUAGE_NAMES[second]));
  expect(await screen.findByText(messagesOf(second).brand.language)).toBeTruthy();
  expect(sent()).toBe(second);
});

test.each(PUBLISHED_LANGUAGES)(
  'search engines lead whoever named no language to the site’s own, %s',
  async (language) => {
    showPart(
      <BrandContext value={{ ...WAVU, language }}>
        <PageHead title="Teams" description="All teams" />
      </BrandContext>,
      undefined,
      '/teams',
    );
    const own = () => document.querySelector('link[hreflang="x-default"]')?.getAttribute('href');
    await vi.waitFor(() => expect(own()).toMatch(new RegExp(`${localPath(language, '/teams')}$`)));
  },
);
