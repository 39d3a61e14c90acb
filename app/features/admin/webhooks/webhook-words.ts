import { screenWords } from '#app/lib/screen-words.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { en, type WebhookWords } from './webhook-words-en.ts';
import { sw } from './webhook-words-sw.ts';

export const useWebhookWords = screenWords(inEveryLanguage<WebhookWords>({ en, sw }));
