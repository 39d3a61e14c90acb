import type { Messages } from '../../messages.ts';

export const news: Messages['news'] = {
  title: 'Habari',
  description: 'Habari za mpira wa wavu Tanzania: ligi, timu na mechi.',
  none: 'Bado hakuna habari.',
  older: 'Habari za zamani',
  newest: 'Habari mpya',
  changed: (day) => `imebadilishwa ${day}`,
  all: 'Habari zote',
};
