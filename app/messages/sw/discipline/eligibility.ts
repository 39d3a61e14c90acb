import type { Messages } from '../../messages.ts';

const players = (n: number) => (n === 1 ? 'mchezaji 1' : `wachezaji ${n}`);

export const eligibility: Messages['eligibility'] = {
  title: 'Wanaoruhusiwa kucheza',
  ageOldest: (oldest, day) => `Umri usiozidi miaka ${oldest} tarehe ${day}.`,
  ageYoungest: (youngest, day) => `Umri usiopungua miaka ${youngest} tarehe ${day}.`,
  ageBetween: (youngest, oldest, day) => `Umri wa miaka ${youngest} hadi ${oldest} tarehe ${day}.`,
  rosterLeast: (least) => `Orodha ya timu iwe na angalau ${players(least)}.`,
  rosterMost: (most) => `Orodha ya timu isizidi ${players(most)}.`,
  foreigners: (most) =>
    most === 0
      ? 'Hakuna mchezaji kutoka nje ya nchi.'
      : `Wachezaji kutoka nje ya nchi wasizidi ${most}.`,
  licences: 'Kila mchezaji anahitaji leseni iliyo hai.',
  closesOn: (day) => `Orodha za timu zinafungwa tarehe ${day}.`,
  window: (from, until) =>
    `Uhamisho kutoka timu nyingine unaruhusiwa kuanzia ${from} hadi ${until}.`,
  everybody: 'Kila aliye kwenye orodha ya timu anaruhusiwa kucheza.',
  problems: {
    'too-old': (age, oldest) => `Ana miaka ${age} siku hiyo, mwisho ni ${oldest}`,
    'too-young': (age, youngest) => `Ana miaka ${age} siku hiyo, angalau iwe ${youngest}`,
    'age-unknown': 'Tarehe ya kuzaliwa haipo',
    'other-gender': 'Jinsia haiendani na timu',
    'no-licence': 'Hana leseni',
    'licence-over': (day) => `Leseni iliisha tarehe ${day}`,
    'came-late': (day, closed) => `Alijiunga ${day}, orodha zilifungwa ${closed}`,
    'transfer-closed': (day) => `Alitoka timu nyingine ${day}, nje ya dirisha la uhamisho`,
    'registered-twice': {
      licence: (team) => `Leseni hiyo tayari ipo kwenye orodha ya ${team}`,
      birth: (team) => `Jina na tarehe ya kuzaliwa kama hizo vipo kwenye orodha ya ${team}`,
    },
    'nationality-unknown': 'Uraia haujulikani: huenda akahesabiwa kuwa wa kutoka nje',
  },
  roster: {
    'too-few': (n, least) => `Orodha ina ${players(n)}, angalau iwe ${least}`,
    'too-many': (n, most) => `Orodha ina ${players(n)}, mwisho ni ${most}`,
    'too-many-foreign': (n, most) => `Kutoka nje ya nchi: ${players(n)}, mwisho ni ${most}`,
  },
  fine: 'Orodha hii haina kasoro.',
  checkedFor: (day) => `Imekaguliwa kwa ajili ya ${day}.`,
  mayNot: (n) => (n === 1 ? 'Mmoja haruhusiwi kucheza' : `${n} hawaruhusiwi kucheza`),
  mayPlay: 'Anaruhusiwa kucheza hata hivyo',
};
