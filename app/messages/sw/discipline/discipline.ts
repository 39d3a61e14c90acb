import type { Messages } from '../../messages.ts';

export const discipline: Messages['discipline'] = {
  title: 'Nidhamu',
  description: (league) => `Kadi, kufungiwa na malalamiko ya ${league}.`,
  rule: 'Kanuni',
  limit: (cards, grade, matches) => `${grade} × ${cards}: kufungiwa mechi ${matches}.`,
  noLimits: 'Kadi pekee hazimfungii mtu.',
  protestDays: (days) =>
    days === 0
      ? 'Malalamiko hupokelewa siku ya mechi.'
      : `Malalamiko hupokelewa ndani ya siku ${days} baada ya mechi.`,
  cards: 'Kadi',
  noCards: 'Hakuna kadi iliyoonyeshwa.',
  suspensions: 'Waliofungiwa',
  noSuspensions: 'Hakuna aliyefungiwa.',
  matches: (n) => `mechi ${n}`,
  byCards: (n, grade) => `${grade} × ${n}`,
  left: (n) => `zimebaki mechi ${n}`,
  isServed: 'Adhabu imetumikiwa',
  misses: 'Anakosa',
  from: (day) => `kuanzia ${day}`,
  protests: 'Malalamiko',
  noProtests: 'Hakuna malalamiko.',
  states: {
    open: 'Yanasubiri',
    upheld: 'Yamekubaliwa',
    dismissed: 'Yamekataliwa',
    withdrawn: 'Yameondolewa',
  },
  about: (teams, day) => `${teams}, ${day}`,
  received: (day) => `Yalipokelewa ${day}`,
  decideBy: (day) => `uamuzi kabla ya ${day} kuisha`,
  decidedOn: (day) => `yaliamuliwa ${day}`,
  grades: {
    warning: 'Kadi ya njano',
    penalty: 'Kadi nyekundu',
    expulsion: 'Kutolewa kwenye seti',
    disqualification: 'Kutolewa kwenye mechi',
  },
  staff: {
    C: 'Kocha',
    AC1: 'Kocha msaidizi wa kwanza',
    AC2: 'Kocha msaidizi wa pili',
    T: 'Mtaalamu wa tiba ya viungo',
    M: 'Daktari',
  },
  number: (n) => `Na. ${n}`,
  set: (n) => `seti ${n}`,
};
