import type { Messages } from '../../messages.ts';

export const stream: Messages['stream'] = {
  title: 'Picha ya video',
  text: 'Kila mguso hubadilisha picha ya matangazo papo hapo. Hakuna programu nyingine inayohitajika.',
  open: 'Fungua picha',
  shown: 'Inayoonyeshwa sasa',
  shownAs: {
    auto: 'Matokeo',
    lineup: 'Vikosi',
    recap: 'Seti zilizochezwa',
    sponsors: 'Wadhamini',
    hidden: 'Hakuna',
  },
  shownText:
    'Ukichagua “Matokeo”, mabadiliko, kadi, mapumziko kati ya seti pamoja na wadhamini, na matokeo ya mwisho hujitokeza vyenyewe. Vikosi huonekana vikishajulikana.',
  style: 'Muundo wa matokeo',
  styles: {
    bug: 'Kwenye kona',
    strip: 'Kwa upana wote',
    lower: 'Majina ya mechi',
    recap: 'Seti zilizochezwa',
    lineup: 'Vikosi',
  },
  theme: 'Rangi',
  themes: { dark: 'Nyeusi', light: 'Nyeupe' },
  pos: 'Mahali',
  positions: { tl: 'Juu kushoto', tr: 'Juu kulia', bl: 'Chini kushoto', br: 'Chini kulia' },
  language: 'Lugha ya picha',
  order: 'Timu ya kwanza',
  asAddress: 'Kama anwani isemavyo',
  addresses: 'Anwani za OBS au vMix',
  addressesText:
    'Chanzo cha kivinjari cha 1920 x 1080. Anwani ya kiwanja huendelea na mechi inayofuata.',
  ofMatch: 'Mechi hii',
  ofCourt: 'Kiwanja hiki, siku nzima',
  copyOf: (which) => `Nakili: ${which}`,
  copied: 'Imenakiliwa.',
  done: 'Imebadilishwa.',
};
