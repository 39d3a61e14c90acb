import { screenWords } from '#app/lib/screen-words.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { type ClubWords, en } from './club-words-en.ts';
import { sw } from './club-words-sw.ts';

export const useClubWords = screenWords(inEveryLanguage<ClubWords>({ en, sw }));
