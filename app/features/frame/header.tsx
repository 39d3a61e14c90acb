import { useLocation } from 'react-router';
import { useBrand } from '#app/lib/brand.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Mark } from '#app/ui/mark.tsx';
import {
  LANGUAGE_NAMES,
  localPath,
  neutralPath,
  nextLanguage,
  sitePath,
} from '#contract/language.ts';
import { Person } from './person.tsx';
import { TopLink } from './top-link.tsx';

export function Header() {
  const { t, to } = useWords();
  const brand = useBrand();
  return (
    <header className="top">
      <div className="top-in">
        <a className="brand" href={to('/')}>
          <Mark />
          {brand.shortName}
        </a>
        <nav aria-label={t.frame.mainMenu} className="top-nav">
          <TopLink href="/">{t.frame.matches}</TopLink>
          <TopLink href="/leagues">{t.frame.leagues}</TopLink>
          <TopLink href="/tournament">{t.frame.tournaments}</TopLink>
          <TopLink href="/teams">{t.frame.teams}</TopLink>
          <TopLink href="/standings">{t.frame.standings}</TopLink>
          <a href={to('/playerList')} data-signed-in hidden>
            {t.frame.players}
          </a>
        </nav>
        <a className="icon" href={to('/search')}>
          <span className="sr">{t.frame.search}</span>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" className="line-art">
            <circle cx="8.500" cy="8.500" r="5.500" />
            <path d="m13 13 5 5" />
          </svg>
        </a>
        <button
          type="button"
          className="icon js"
          data-theme-switch={t.frame.themes}
          aria-label={t.frame.theme}
        >
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" className="line-art">
            <circle cx="10" cy="10" r="7" />
            <path d="M10 3v14a7 7 0 0 0 0-14" fill="currentColor" className="night" />
            <path d="M10 3v14a7 7 0 0 1 0-14" className="day-half" />
          </svg>
        </button>
        <LanguageLink />
        <span className="wide">
          <Person />
        </span>
      </div>
    </header>
  );
}

/** The same page in the other language; a script puts the address of an open tab into it (taps.ts). */
function LanguageLink() {
  const { language } = useWords();
  const { pathname, search } = useLocation();
  const other = nextLanguage(language);
  const neutral = neutralPath(pathname);
  const inOther = sitePath(other, neutral, useBrand().language);
  return (
    <a
      className="language-link"
      href={inOther + search}
      hrefLang={other}
      lang={other}
      data-from={localPath(language, '')}
      data-to={neutral === '/' ? inOther.replace(/\/$/, '') : localPath(other, '')}
    >
      <span className="wide">{LANGUAGE_NAMES[other]}</span>
      <span className="narrow">{other.toUpperCase()}</span>
    </a>
  );
}
