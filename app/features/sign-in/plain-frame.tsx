import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '#app/lib/brand.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Mark } from '#app/ui/mark.tsx';
import { LANGUAGE_NAMES, localPath, neutralPath, nextLanguage } from '#contract/language.ts';

/** Brand and language above a narrow column: sign-in and the landing areas. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const { language, to } = useWords();
  const brand = useBrand();
  const { pathname, search } = useLocation();
  const other = nextLanguage(language);
  return (
    <>
      <header className="bar">
        <a className="bar-brand" href={to('/')}>
          <Mark />
          {brand.shortName}
        </a>
        <a
          className="bar-link"
          href={localPath(other, neutralPath(pathname)) + search}
          hrefLang={other}
          lang={other}
        >
          {LANGUAGE_NAMES[other]}
        </a>
      </header>
      <main id="main" className="narrow-column">
        {children}
      </main>
    </>
  );
}
