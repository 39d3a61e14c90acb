import type { Messages } from '../../messages.ts';

export const personData: Messages['personData'] = {
  title: 'Taarifa binafsi',
  text: 'Mtu huyu hana akaunti. Akiomba, mpe nakala ya taarifa zake au zifute, hata kwenye kumbukumbu ya mabadiliko. Yeye ndiye anayesema kama jina libaki kwenye matokeo.',
  hasAccount: 'Mtu huyu ana akaunti: nakala na kufuta viko kwenye ukurasa wa akaunti yake.',
  export: 'Pakua taarifa (JSON)',
  eraseKeep: 'Futa, jina libaki',
  eraseName: 'Futa na jina pia',
  erase: 'Futa',
  askKeep: (name) =>
    `Ufute yote yaliyohifadhiwa kuhusu ${name}, isipokuwa jina kwenye matokeo? Haiwezi kutenduliwa.`,
  askName: (name) =>
    `Ufute yote yaliyohifadhiwa kuhusu ${name}, pamoja na jina kwenye matokeo? Haiwezi kutenduliwa.`,
  erased: 'Taarifa binafsi zimefutwa.',
};
