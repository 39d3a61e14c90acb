import { useWords } from '#app/lib/use-words.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { en, type WebhookWords } from './webhook-words-en.ts';
import { sw } from './webhook-words-sw.ts';

const WORDS = inEveryLanguage<WebhookWords>({ en, sw });

/** The words of this screen come with it alone: no other page of the administration carries them. */
export function useWebhookWords(): WebhookWords {
  return WORDS[useWords().language];
}
