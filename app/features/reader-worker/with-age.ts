import { LOCALES, languageNamed } from '#contract/language.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';

const AS_OF = inEveryLanguage({
  en: (when: string) => `The network does not answer. This page is as of ${when}.`,
  sw: (when: string) => `Mtandao haujibu. Ukurasa huu ni wa saa ${when}.`,
});

const ZONE = 'Africa/Dar_es_Salaam';

/** The page with a small line above its middle that says of when it is. */
export function withAge(html: string, asOf: number, now: number): string {
  const language = languageNamed(/<html[^>]* lang="([\w-]+)"/.exec(html)?.[1]);
  const locale = LOCALES[language];
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: ZONE } as const;
  const time = new Date(asOf).toLocaleTimeString(locale, clock);
  const dayOf = (at: number) => new Date(at).toLocaleDateString(locale, { timeZone: ZONE });
  const when = dayOf(asOf) === dayOf(now) ? time : `${time}, ${dayOf(asOf)}`;
  const line = `<aside class="notice" role="note">${AS_OF[language](when)}</aside>`;
  return html.replace(/<main\b/, (main) => line + main);
}
