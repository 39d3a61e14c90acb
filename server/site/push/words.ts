import { inEveryLanguage } from '#contract/text/every-language.ts';

type Words = {
  set: (set: number, score: string) => string;
  setUndone: (set: number) => string;
  result: string;
  forfeit: string;
  corrected: (text: string) => string;
  goesOn: string;
  started: string;
  lineup: string;
  moved: (when: string, where: string) => string;
  postponed: string;
  cancelled: string;
  test: string;
  testBody: string;
  stop: string;
};

export const WORDS = inEveryLanguage<Words>({
  en: {
    set: (set, score) => `Set ${set}: ${score}`,
    setUndone: (set) => `Set ${set} goes on`,
    result: 'Result',
    forfeit: 'Forfeited',
    corrected: (text) => `Corrected: ${text}`,
    goesOn: 'The match goes on',
    started: 'The match has started',
    lineup: 'The line-ups are known',
    moved: (when, where) => `New time or place: ${[when, where].filter(Boolean).join(', ')}`,
    postponed: 'Postponed',
    cancelled: 'Cancelled',
    test: 'Test message',
    testBody: 'Messages arrive on this device.',
    stop: 'No more messages',
  },
  sw: {
    set: (set, score) => `Seti ya ${set}: ${score}`,
    setUndone: (set) => `Seti ya ${set} inaendelea`,
    result: 'Matokeo',
    forfeit: 'Ushindi wa mezani',
    corrected: (text) => `Imesahihishwa: ${text}`,
    goesOn: 'Mechi inaendelea',
    started: 'Mechi imeanza',
    lineup: 'Vikosi vimejulikana',
    moved: (when, where) => `Saa au mahali papya: ${[when, where].filter(Boolean).join(', ')}`,
    postponed: 'Imeahirishwa',
    cancelled: 'Imefutwa',
    test: 'Ujumbe wa jaribio',
    testBody: 'Ujumbe unafika kwenye kifaa hiki.',
    stop: 'Usitume tena ujumbe',
  },
});
