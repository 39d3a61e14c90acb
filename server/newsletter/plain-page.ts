import type { FormLanguage } from '#contract/feedback.ts';
import { type PageWords, WORDS } from './words.ts';

/**
 * A page of a few words for who follows a link of a mail, on whatever device. Its button posts to
 * its own address: mail programs open links by themselves, but press no buttons.
 */
export function plainPage(language: FormLanguage, words: PageWords): string {
  const said: { title: string; text: string; button?: string } = WORDS[language][words];
  const form = said.button ? `<form method="post"><button>${said.button}</button></form>` : '';
  const home = language === 'sw' ? '/sw' : '/';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${said.title} · Wavu</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"></head>
<body><main><h1>${said.title}</h1><p>${said.text}</p>${form}<p><a href="${home}">${WORDS[language].back}</a></p></main></body></html>
`;
}
