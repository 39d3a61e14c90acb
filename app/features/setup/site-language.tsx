import { useLocation, useNavigate } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import {
  LANGUAGE_NAMES,
  localPath,
  neutralPath,
  PUBLISHED_LANGUAGES,
  type PublishedLanguage,
} from '#contract/language.ts';

/** The language of the site, which the page speaks as soon as it is chosen. It stands before all that is typed. */
export function SiteLanguage() {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const speak = (chosen: PublishedLanguage) =>
    navigate(localPath(chosen, neutralPath(pathname)) + search, { preventScrollReset: true });
  return (
    <fieldset className="form">
      <legend className="subtitle">{t.brand.language}</legend>
      <p className="text-sm text-quiet">{t.brand.languageHint}</p>
      {PUBLISHED_LANGUAGES.map((each) => (
        <label key={each} className="check">
          <input
            type="radio"
            name="language"
            value={each}
            checked={each === language}
            onChange={() => speak(each)}
          />
          <span lang={each}>{LANGUAGE_NAMES[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
