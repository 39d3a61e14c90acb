import type { Messages } from '../../messages.ts';

export const hallPage: Messages['hallPage'] = {
  title: 'Ukumbi huu',
  none: 'Seva hii haijakopeshwa chochote. Omba amri kwa ligi, kisha iendeshe kompyuta ikiwa na intaneti.',
  from: (site) => `Imekopeshwa na ${site}`,
  address: 'Anwani ya ukumbi huu',
  noAddress:
    'Kompyuta hii haiko kwenye mtandao wowote. Jiunge na mtandao wa ukumbi, au fungua hotspot, kisha pakia ukurasa huu tena.',
  fans: 'Kwa watazamaji',
  board: 'Runinga',
  scorer: 'Mwandishi',
  open: 'Fungua',
  makeScorer: 'Msimbo wa QR wa mwandishi',
  scorerMade: 'Mwandishi anaweza kuanza.',
  pin: (pin) => `PIN ${pin}`,
  sent: (sent, entries) =>
    entries === sent
      ? 'yote yametumwa'
      : `maingizo ${entries - sent} kati ya ${entries} yanasubiri mtandao`,
  notBegun: 'haijaanza',
  parted: (n) =>
    `Tovuti inaandika mechi hii bila ukumbi. ${n === 1 ? 'Ingizo 1 linasubiri' : `Maingizo ${n} yanasubiri`} huko hadi mtu aamue.`,
  fault: (text) => `Jaribio la mwisho lilishindikana: ${text}`,
  states: {
    lent: 'Mechi zimekopeshwa kwa kompyuta hii.',
    returning: 'Kila kitu kinatumwa; kisha mkopo unaisha.',
    over: 'Mkopo umekwisha.',
  },
  giveBack: 'Rudisha mechi',
  giveBackText:
    'Mkopo unaisha mara tovuti itakapokuwa na kila ingizo. Kitakachoandikwa hapa baadaye kitasubiri kwenye tovuti hadi mtu aamue.',
  givenBack: 'Mkopo utaisha kila kitu kitakapotumwa.',
  plain:
    'Simu hufika kwenye kompyuta hii bila https. Haziwezi kuhifadhi ukurasa wa kuandika bila kompyuta, na skrini zake zinaweza kuzimika: weka muda wa skrini wa kila simu kuwa dakika 10 au zaidi, na kompyuta ibaki wazi ikiwa kwenye umeme.',
  isNew: 'Imewekwa ukumbini hapa: tovuti bado haijaichukua.',
  choose: 'Tazama zote mbili na uchague',
  chooseText:
    'Tovuti ina simulizi zote mbili za mechi hii. Chaguo linahesabika huko mara moja, kwa jina lako; tovuti inaweza kuchagua tena.',
  changes: 'Bado hayako kwenye tovuti',
  changeStates: {
    unsent: 'litaenda mtandao ukipatikana.',
    waiting: 'linasubiri huko hadi mtu aamue.',
    refused: 'tovuti inabaki na yake.',
  },
};
