import { screenWords } from '#app/lib/screen-words.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { en, type PlanRulesWords } from './plan-rules-words-en.ts';
import { sw } from './plan-rules-words-sw.ts';

export const usePlanRulesWords = screenWords(inEveryLanguage<PlanRulesWords>({ en, sw }));
