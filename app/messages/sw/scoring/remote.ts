import type { Messages } from '../../messages.ts';

export const remote: Messages['remote'] = {
  title: 'Rimoti, spika za masikioni au kidhibiti cha michezo',
  text: 'Bonyeza kitufe hapa, kisha kitufe cha kifaa kitakachofanya kazi hiyo.',
  actions: {
    left: 'Pointi ya kushoto',
    right: 'Pointi ya kulia',
    undo: 'Tengua',
    'timeout-left': 'Taimauti ya kushoto',
    'timeout-right': 'Taimauti ya kulia',
  },
  pressNow: 'Bonyeza kitufe sasa',
  usual: 'vitufe vya kawaida',
  forget: 'Rudisha vitufe vya kawaida tu',
};
