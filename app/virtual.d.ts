declare module 'virtual:wavu-updater' {
  /** Address of the updater script, with its hash. */
  export const updaterHref: string;
}

declare module 'virtual:wavu-words' {
  import type { WordArea } from '#app/messages/word-area.ts';
  import type { Language } from '#contract/language.ts';
  /** Addresses of the words of each area in each language; none while developing. */
  export const wordHrefs: Record<Language, Record<WordArea | 'sentences', string>>;
}
