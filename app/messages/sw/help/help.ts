import type { Messages } from '../../messages.ts';
import { helpOfOffice } from './help-of-office.ts';
import { helpOfPlay } from './help-of-play.ts';

export const help: Messages['help'] = {
  title: 'Msaada',
  intro: 'Chagua linahusu nini, au tafuta katika maswali yote.',
  search: 'Tafuta katika maswali',
  none: 'Hakuna swali lenye maneno haya. Jaribu jingine, au tazama eneo.',
  found: (n) => (n === 1 ? 'Swali 1' : `Maswali ${n}`),
  open: 'Fungua',
  all: 'Maeneo yote',
  areas: {
    people: 'Watu na ruhusa',
    leagues: 'Ligi na timu',
    plan: 'Ratiba na kalenda',
    day: 'Siku ya mechi',
    results: 'Matokeo na misimamo',
    discipline: 'Maamuzi na nidhamu',
    money: 'Ada na faini',
    words: 'Kuwajulisha wengine',
    safety: 'Makosa na nakala rudufu',
  },
  questions: { ...helpOfOffice, ...helpOfPlay },
};
