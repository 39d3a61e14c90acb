import type { Messages } from '../../messages.ts';

export const joining: Messages['joining'] = {
  title: 'Jiandikishe kwenye timu',
  sentTitle: 'Ombi lako',
  forTeam: (team) => `kwa ${team}`,
  untilDay: (day) => `hadi ${day}`,
  formText:
    'Kocha anaangalia kila ombi na kuamua. Tarehe yako ya kuzaliwa na namba yako ya simu ni za kocha tu.',
  start: 'Jaza fomu',
  phone: 'Namba ya simu',
  phoneHint: 'Ya mzazi kama mchezaji yuko chini ya miaka 18.',
  guardianTitle: 'Mzazi au mlezi anakubali',
  guardianText: 'Mchezaji yuko chini ya miaka 18: mama, baba au mlezi anajaza hapa.',
  guardianName: 'Jina la mzazi au mlezi',
  send: 'Tuma',
  sent: 'Imetumwa.',
  sentText: 'Hifadhi ukurasa huu: anwani yake inaonyesha uamuzi wa kocha.',
  waitingText: 'Kocha bado hajaamua.',
  acceptedText: 'Mchezaji yumo kwenye timu.',
  refusedText: 'Kocha hakulikubali ombi hili. Taarifa zilizotumwa zimefutwa.',
  toTeam: 'Ukurasa wa timu',
  sentBefore: 'Kuna aliyejiandikisha kwa kiungo hiki kwenye simu hii.',
  seeSent: 'Tazama uamuzi',
  linkOverTitle: 'Kiungo hiki kimefungwa',
  linkOver: 'Kimefungwa au siku yake ya mwisho imepita. Omba kipya kwa kocha.',
};
