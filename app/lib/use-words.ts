import { useContext } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#app/messages/language-messages.ts';
import type { Messages } from '#app/messages/messages.ts';
import type { Language } from '#contract/language.ts';
import { languageOf, sitePath } from '#contract/language.ts';
import { BrandContext } from './brand.ts';

export type Words = {
  language: Language;
  /** The texts of the page's language. */
  t: Messages;
  /** An address in the page's language: `to('/teams')`. */
  to: (path: string) => string;
};

/** The language of the page comes from its address alone. */
export function useWords(): Words {
  const { pathname } = useLocation();
  return useWordsIn(languageOf(pathname));
}

/** The words of this page in a language that is chosen on it; a change of it is a transition. */
export function useWordsIn(language: Language): Words {
  const t = useMessages(language, useLocation().pathname);
  const { language: own } = useContext(BrandContext);
  return { language, t, to: (path) => sitePath(language, path, own) };
}
