import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { type Language, localPath } from '#contract/language.ts';
import { CREST_PATHS } from '#domain/crest/crest-form.ts';
import { BellTemplate } from './bell-template.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { LostNotice } from './lost-notice.tsx';
import { SamplePage } from './sample-page.tsx';

/**
 * The text that pages of a language have in common: their styles, the shapes of crests and a sample page.
 * Browsers that know compression dictionaries (RFC 9842) fetch it once, and every page after that
 * comes as its difference from it. It is of the build alone, so that every node has the same.
 */
export function pageDictionary(language: Language, styles: readonly string[]): string {
  const frame = renderToStaticMarkup(
    <MemoryRouter initialEntries={[localPath(language, '/team/a')]}>
      <Header />
      <SamplePage />
      <BottomBar />
      <BellTemplate />
      <LostNotice />
    </MemoryRouter>,
  );
  return [...styles, CREST_PATHS.join(''), frame].join('');
}
