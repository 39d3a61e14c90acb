import { screenWords } from '#app/lib/screen-words.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { type DocumentWords, en } from './document-words-en.ts';
import { sw } from './document-words-sw.ts';

export const useDocumentWords = screenWords(inEveryLanguage<DocumentWords>({ en, sw }));
