import { screenWords } from '#app/lib/screen-words.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { en, type SheetWords } from './sheet-words-en.ts';
import { sw } from './sheet-words-sw.ts';

export const useSheetWords = screenWords(inEveryLanguage<SheetWords>({ en, sw }));
