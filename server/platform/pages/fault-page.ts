import { createHash } from 'node:crypto';
import { LANGUAGES, type Language, languageNamed, languageOf } from '#contract/language.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { pagePolicy } from '#server/platform/http/security-headers.ts';
import { localDate, localTime } from '#server/platform/time/local-time.ts';

/** The reason why there is no page; `other` is a fault of ours. */
export type FaultKind = 'away' | 'full' | 'read-only' | 'broken' | 'other';

type Words = { title: string; text: string; again: string };

const AWAY = inEveryLanguage<Words>({
  en: {
    title: 'This site is away for a moment',
    text: 'The database does not answer. Nothing that was saved is lost. This page tries again by itself.',
    again: 'Try again',
  },
  sw: {
    title: 'Tovuti hii haipatikani kwa muda mfupi',
    text: 'Hifadhidata haijibu. Kilichohifadhiwa hakijapotea. Ukurasa huu utajaribu tena wenyewe.',
    again: 'Jaribu tena',
  },
});

const BROKEN = inEveryLanguage<Words>({
  en: {
    title: 'This page cannot be shown',
    text: 'The database is damaged. Nothing can be saved until whoever runs this site has repaired it.',
    again: 'Try again',
  },
  sw: {
    title: 'Ukurasa huu hauwezi kuonyeshwa',
    text: 'Hifadhidata imeharibika. Hakuna kinachoweza kuhifadhiwa hadi msimamizi wa tovuti airekebishe.',
    again: 'Jaribu tena',
  },
});

const OTHER = inEveryLanguage<Words>({
  en: {
    title: 'Something went wrong',
    text: 'The fault is on our side. Please try again soon.',
    again: 'Try again',
  },
  sw: {
    title: 'Hitilafu imetokea',
    text: 'Hitilafu ni ya upande wetu. Tafadhali jaribu tena baada ya muda mfupi.',
    again: 'Jaribu tena',
  },
});

const WORDS = { away: AWAY, full: OTHER, 'read-only': AWAY, broken: BROKEN, other: OTHER };

/** The colours of `app/styles/theme.css`: none of its files may be there to be read. */
const STYLE = `
:root{color-scheme:light dark}
body{margin:0;padding:4rem 1rem;text-align:center;font-family:system-ui,sans-serif;line-height:1.5;
background:light-dark(#f5f7f6,#0b100e);color:light-dark(#0e1613,#eef3f0)}
section{max-width:28rem;margin:0 auto 2.5rem}
h1,h2{font-size:1.25rem;margin:1.5rem 0 .5rem}
p{margin:.5rem 0;color:light-dark(#55625c,#9aa8a1)}
a{display:inline-block;margin-top:.75rem;padding:.6rem 1.25rem;border-radius:.5rem;font-weight:600;
text-decoration:none;background:light-dark(#0b6b3a,#35c277);color:light-dark(#fff,#06130c)}
`;

/** For the answer's headers, in the place of the policy of pages with scripts. */
export const FAULT_PAGE_POLICY = pagePolicy(
  [],
  [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
);

/**
 * The page in the place of one that cannot be made, in each language, that of the address first. It
 * needs no script, no file and no database, and asks again by itself.
 */
export function faultPage(kind: FaultKind, path: string, retryAfterSeconds: number): string {
  const first = languageOf(path);
  const others = LANGUAGES.filter((language) => language !== first);
  const words = WORDS[kind];
  return [
    `<!DOCTYPE html><html lang="${first}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="${retryAfterSeconds}">`,
    `<title>${words[first].title}</title><style>${STYLE}</style></head>`,
    `<body><main>${section(words[first], first, 'h1')}`,
    ...others.map((language) => section(words[language], language, 'h2')),
    '</main></body></html>',
  ].join('');
}

function section({ title, text, again }: Words, language: Language, head: 'h1' | 'h2'): string {
  return [
    `<section lang="${language}"><${head}>${title}</${head}>`,
    `<p>${text}</p><a href="">${again}</a></section>`,
  ].join('');
}

const AS_OF = inEveryLanguage({
  en: (when: string) => `The database does not answer. This page is as of ${when}.`,
  sw: (when: string) => `Hifadhidata haijibu. Ukurasa huu ni wa saa ${when}.`,
});

/** Seconds after which an old page is asked for again. */
const RECHECK_SECONDS = 30;
/** A form that somebody may be typing into: a reload would lose the text. */
const FORM = /<form[^>]* method="post"/;

/**
 * The page with a small line above its middle that says of when it is; it asks for a newer one by
 * itself.
 */
export function withAge(html: string, asOf: number, now: number): string {
  const time = localTime(asOf);
  const when = localDate(asOf) === localDate(now) ? time : `${time}, ${localDate(asOf)}`;
  const language = languageNamed(/<html[^>]* lang="([\w-]+)"/.exec(html)?.[1]);
  const line = `<aside class="notice" role="status">${AS_OF[language](when)}</aside>`;
  const again = `<meta http-equiv="refresh" content="${RECHECK_SECONDS}">`;
  const page = FORM.test(html) ? html : html.replace('</head>', `${again}</head>`);
  // A function: a `$` in a name is no pattern.
  return page.replace(/<main\b/, (main) => line + main);
}
