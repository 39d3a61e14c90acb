import type { Messages } from '../../messages.ts';

export const passPage: Messages['passPage'] = {
  title: 'Kitambulisho cha mchezaji',
  over: 'Kitambulisho hiki si halali',
  overText:
    'Leseni ina namba nyingine sasa, mchezaji hajasajiliwa tena, au anwani haijakamilika. Uliza ofisi ya ligi.',
  valid: 'Halali',
  expired: 'Si halali tena',
  until: (day) => `Leseni hadi ${day}`,
  noEnd: 'Leseni isiyo na mwisho',
  on: (day) => `Imeangaliwa ${day}`,
  shirt: (number) => `Jezi ${number}`,
  noTeam: 'Hana timu',
};
