import type { Messages } from '../../messages.ts';

export const invitation: Messages['invitation'] = {
  newPerson: 'Mtu mpya',
  hint: 'Barua pepe haihitajiki: utapata kiungo cha kumwingiza mtu huyo.',
  signInWith: 'Namba ya simu au barua pepe',
  signInHint: 'Ataitumia kuingia, kwa mfano 0712 345 678.',
  makeLink: 'Tengeneza kiungo',
  made: 'Akaunti imetengenezwa.',
  newPassword: 'Nenosiri jipya',
  newPasswordAsk: (name) =>
    `Utengeneze kiungo ili ${name} achague nenosiri jipya? Nenosiri la sasa litafanya kazi hadi kiungo kitumike. Viungo ulivyotuma awali vitaacha kufanya kazi.`,
  linkMade: 'Kiungo kimetengenezwa.',
  linkFor: (name) => `Kiungo cha ${name}`,
  linkText: (until) =>
    `Kinafanya kazi mara moja tu, hadi ${until}, na kinaonyeshwa sasa tu. Usimpe mtu mwingine.`,
  message: 'Lugha ya ujumbe',
  text: (name, site, until, link) =>
    `Habari ${name}, chagua hapa nenosiri lako la ${site} (mara moja tu, hadi ${until}):\n${link}`,
  afterwards: (signInName) => `Baada ya hapo utaingia kwa ${signInName}.`,
  whatsApp: 'Tuma kwa WhatsApp',
  copyMessage: 'Nakili ujumbe',
  copied: 'Ujumbe umenakiliwa.',
  qrCode: 'Msimbo wa QR wa kiungo',
  all: 'Viungo kwa wote wasio na nenosiri',
  allAsk:
    'Utengeneze kiungo kwa kila asiye na nenosiri bado, kwa mfano baada ya kuleta taarifa kutoka mfumo mwingine? Viungo ulivyowatumia awali vitaacha kufanya kazi.',
  allTitle: (n) => `Viungo (${n})`,
  allNone: 'Kila mtu hapa ana nenosiri tayari.',
  allText: (until) =>
    `Kila kiungo kinafanya kazi mara moja tu, hadi ${until}. Vinaonyeshwa sasa tu: nakili au chapisha orodha kabla ya kuifunga.`,
  copyList: 'Nakili orodha',
  listCopied: 'Orodha imenakiliwa.',
  print: 'Chapisha',
};
