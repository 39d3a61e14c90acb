import type { Messages } from '../../messages.ts';

export const datePage: Messages['datePage'] = {
  title: 'Tarehe nyingine',
  until: (moment) =>
    `Timu yenu inaweza kuomba tarehe nyingine hadi ${moment}. Timu nyingine inajibu, ofisi ya ligi inaamua.`,
  postponed:
    'Mechi imeahirishwa. Timu yenu inaweza kupendekeza tarehe: timu nyingine inajibu, ofisi ya ligi inaamua.',
  tooLate: 'Tarehe nyingine inaombwa hadi siku mbili kabla ya mechi. Zungumza na ofisi ya ligi.',
  ask: 'Omba tarehe nyingine',
  day: 'Siku mpya',
  time: 'Saa mpya',
  reason: 'Sababu',
  reasonHint: 'Timu nyingine na ofisi ya ligi wanaisoma.',
  send: 'Tuma ombi',
  sent: 'Ombi limetumwa.',
  own: {
    asked: (moment) =>
      `Timu nyingine bado haijajibu. Kuanzia ${moment} ofisi inaamua bila jibu lake.`,
    agreed: 'Timu nyingine inaweza kucheza wakati huo. Ofisi inaamua.',
    declined: 'Timu nyingine haiwezi. Ofisi inaamua.',
  },
  other: {
    asked: (moment) => `Je, timu yenu inaweza kucheza wakati huo? Jibu kabla ya ${moment}.`,
    agreed: 'Mlisema timu yenu inaweza. Ofisi inaamua.',
    declined: 'Mlisema timu yenu haiwezi. Ofisi inaamua.',
  },
  ended: {
    withdrawn: 'Ombi limeondolewa.',
    accepted: 'Ofisi imehamisha mechi.',
    refused: 'Ofisi imekataa ombi.',
    overtaken: 'Mechi imehamishwa, imechezwa au imefutwa kwa njia nyingine.',
  },
  agree: 'Ndiyo, tunaweza kucheza',
  decline: 'Hapana, hatuwezi',
  declineTitle: 'Timu yenu haiwezi kucheza wakati huo',
  declineHint: 'Timu iliyoomba na ofisi ya ligi wanaisoma.',
  answered: 'Jibu limetumwa.',
  withdraw: 'Ondoa ombi',
  withdrawn: 'Ombi limeondolewa.',
  tell: 'Iambie timu nyingine (WhatsApp)',
  pleaseAnswer: 'Tafadhali jibu kwa kiungo mlichotumiwa na ofisi ya ligi.',
};
