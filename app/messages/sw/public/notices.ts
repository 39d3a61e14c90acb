import type { Messages } from '../../messages.ts';

export const notices: Messages['notices'] = {
  /** The script puts the number in. */
  cost: 'Ziara hii imetumia takriban KB {n}.',
  setOver: 'Seti ya {n} imeisha',
  matchOver: 'Mechi imeisha',
  lost: 'Hakuna mtandao. Bado unaona ukurasa uliotangulia.',
  followed: 'Zangu',
};
