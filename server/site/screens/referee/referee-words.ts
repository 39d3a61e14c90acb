import { inEveryLanguage } from '#contract/text/every-language.ts';

type Words = {
  set: (set: number, wins1: number, wins2: number) => string;
  timeouts: string;
  substitutions: string;
  order: string;
  replaces: (shirt: number) => string;
  captain: string;
  mayComeIn: string;
  anybody: string;
  nobody: string;
  noLineup: string;
};

export const REFEREE_WORDS = inEveryLanguage<Words>({
  en: {
    set: (set, wins1, wins2) => `Set ${set} · sets ${wins1}–${wins2}`,
    timeouts: 'Time-outs taken',
    substitutions: 'Substitutions left',
    order: 'Order of service',
    replaces: (shirt) => `libero for ${shirt}`,
    captain: 'captain',
    mayComeIn: 'May come in, for',
    anybody: 'anybody',
    nobody: 'nobody',
    noLineup: 'No line-up in this set yet.',
  },
  sw: {
    set: (set, wins1, wins2) => `Seti ${set} · seti ${wins1}–${wins2}`,
    timeouts: 'Taimauti zilizochukuliwa',
    substitutions: 'Mabadiliko yaliyobaki',
    order: 'Mpangilio wa kuanzisha',
    replaces: (shirt) => `libero badala ya ${shirt}`,
    captain: 'nahodha',
    mayComeIn: 'Anaweza kuingia badala ya',
    anybody: 'yeyote',
    nobody: 'hakuna',
    noLineup: 'Bado hakuna kikosi katika seti hii.',
  },
});
