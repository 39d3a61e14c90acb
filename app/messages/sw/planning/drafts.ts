import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const drafts: Messages['drafts'] = {
  draft: 'rasimu',
  title: 'Rasimu',
  note: 'Ni wasimamizi na makatibu wa ligi hii pekee wanaoona mechi hizi. Zinaweza kuhamishwa kwenye kalenda kabla hazijachapishwa.',
  keep: 'Hifadhi kama rasimu',
  publishNow: 'Ongeza na uchapishe',
  kept: (n) =>
    plural('sw', n, {
      one: 'Mechi 1 imehifadhiwa kama rasimu.',
      other: `Mechi ${n} zimehifadhiwa kama rasimu.`,
    }),
  part: 'Chapisha',
  all: (n) => `Zote (${n})`,
  round: (round, n) => `Raundi ya ${round} (${n})`,
  day: (day, n) => `${day} (${n})`,
  publish: 'Chapisha',
  published: (n) =>
    plural('sw', n, { one: 'Mechi 1 imechapishwa.', other: `Mechi ${n} zimechapishwa.` }),
};
