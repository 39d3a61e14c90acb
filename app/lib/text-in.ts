import { type Language, PUBLISHED_LANGUAGES, type PublishedLanguage } from '#contract/language.ts';

const MARKED = /^\[([a-z]{2})\] */;

function isPublished(word: string | undefined): word is PublishedLanguage {
  return PUBLISHED_LANGUAGES.some((language) => language === word);
}

/**
 * The part of a text that readers of a language are shown: a paragraph that begins with `[en]` or
 * `[sw]` is for readers of that language alone, one without a mark is for all. A text that has nothing for
 * them is shown whole, without its marks. The development's language reads English.
 */
export function textIn(language: Language, text: string): string {
  const own = isPublished(language) ? language : PUBLISHED_LANGUAGES[0];
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const mark = MARKED.exec(paragraph)?.[1];
    return isPublished(mark)
      ? { mark, text: paragraph.replace(MARKED, '') }
      : { mark: undefined, text: paragraph };
  });
  const shown = paragraphs.filter(({ mark }) => mark === undefined || mark === own);
  return (shown.length === 0 ? paragraphs : shown).map((each) => each.text).join('\n\n');
}
