import { screenWords } from '#app/lib/screen-words.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { en, type OwnClubWords } from './own-club-words-en.ts';
import { sw } from './own-club-words-sw.ts';

export const useOwnClubWords = screenWords(inEveryLanguage<OwnClubWords>({ en, sw }));
