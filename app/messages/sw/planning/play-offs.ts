import type { Messages } from '../../messages.ts';

export const playOffs: Messages['playOffs'] = {
  button: 'Mtoano',
  title: 'Mtoano kutoka kwenye msimamo',
  note: 'Mechi zinasubiri timu zake na kuzipata msimamo ukikamilika. Timu zilizojitoa hazichezi.',
  first: 'Timu zinazoendelea',
  firstOfGroups: 'Timu za kila kundi zinazoendelea',
  table: 'Msimamo wa sasa',
  points: (n) => `pointi ${n}`,
  withdrawn: (names) => `Zimejitoa: ${names}`,
  crossings: 'Nani dhidi ya nani katika hatua ya kwanza',
  usual: 'Ya kwanza dhidi ya ya mwisho: 1–4, 2–3',
  usualOfGroups: 'Kati ya makundi: A1–B2, B1–A2',
  draw: 'Kwa droo: nusu ya juu dhidi ya nyingine, si timu za kundi moja',
  own: 'Chagua mwenyewe',
  crossingsHint: 'Unaweza kuchagua timu zikiwa 2, 4, 8 au 16.',
  side: (match, side) => `Mechi ya ${match}, timu ya ${side === 1 ? 'kwanza' : 'pili'}`,
  next: 'Timu zinazofuata zinazowania nafasi za chini yao',
  nextOfGroups: 'Timu zinazofuata za kila kundi zinazowania nafasi za chini yao',
  nextHint: '0 = hakuna; 4 baada ya nne za kwanza zinawania nafasi ya 5 hadi 8',
};
