import type { Messages } from '../../messages.ts';

export const halls: Messages['halls'] = {
  tab: 'Kumbi',
  title: 'Kumbi zisizo na intaneti',
  text: 'Kompyuta ya ukumbini huchukua mechi za siku fulani na kuandika kumbukumbu zake. Hutuma kila kitu hapa kila inapopata mtandao. Hadi mkopo uishe hakuna mwingine anayeandika mechi hizi.',
  none: 'Hakuna kilichokopeshwa kwa ukumbi.',
  lend: 'Kopesha mechi kwa ukumbi',
  hall: 'Jina la ukumbi',
  firstDay: 'Siku ya kwanza',
  lastDay: 'Siku ya mwisho',
  hoursAfter: 'Huisha wenyewe baada ya mechi ya mwisho (saa)',
  made: 'Sasa ukumbi unaweza kuja kuchukua mechi zake.',
  commandTitle: 'Kwa kompyuta ya ukumbini',
  commandText:
    'Endesha amri hii kwenye folda ya Wavu ya kompyuta hiyo ikiwa na intaneti. Tokeni inaonyeshwa mara hii tu: aliye nayo huandika mechi hizi.',
  copy: 'Nakili',
  copied: 'Imenakiliwa.',
  qr: 'Amri kama msimbo wa QR',
  states: { open: 'kompyuta bado haijaja', lent: 'imekopeshwa', over: 'umekwisha' },
  days: (first, last) => (first === last ? first : `${first} hadi ${last}`),
  matches: (n) => (n === 1 ? 'mechi 1' : `mechi ${n}`),
  until: (time) => `hadi ${time}`,
  heard: (time) => `mtandao ulionekana mwisho ${time}`,
  neverHeard: 'mtandao bado haujaonekana',
  endedBy: (name) => `ulisitishwa na ${name}`,
  reasonIs: (text) => `Sababu: ${text}`,
  reason: 'Sababu, kwa maneno',
  end: 'Sitisha mkopo',
  endText:
    'Tangu hapo mechi zitaandikwa hapa. Kitakachotumwa na ukumbi baadaye kitasubiri kwenye kila mechi hadi mtu aamue.',
  ended: 'Mkopo umesitishwa.',
  extend: 'Badilisha mwisho wake',
  newEnd: 'Huisha tarehe',
  newEndTime: 'Saa',
  extended: 'Mwisho umebadilishwa.',
  lentTo: (hall) => `Imekopeshwa kwa ${hall}`,
  lentText: (time) =>
    `Ukumbi pekee ndio unaoandika mechi hii hadi ${time}. Maandishi yake hufika hapa unapopata mtandao.`,
  toLoans: 'Mikopo ya ligi hii',
};

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
      : `maandishi ${entries - sent} kati ya ${entries} yanasubiri mtandao`,
  notBegun: 'haijaanza',
  parted: (n) =>
    `Tovuti inaandika mechi hii bila ukumbi. ${n === 1 ? 'Andiko 1 linasubiri' : `Maandishi ${n} yanasubiri`} huko hadi mtu aamue.`,
  fault: (text) => `Jaribio la mwisho lilishindikana: ${text}`,
  states: {
    lent: 'Mechi zimekopeshwa kwa kompyuta hii.',
    returning: 'Kila kitu kinatumwa; kisha mkopo unaisha.',
    over: 'Mkopo umekwisha.',
  },
  giveBack: 'Rudisha mechi',
  giveBackText:
    'Mkopo unaisha mara tovuti itakapokuwa na kila andiko. Kitakachoandikwa hapa baadaye kitasubiri kwenye tovuti hadi mtu aamue.',
  givenBack: 'Mkopo utaisha kila kitu kitakapotumwa.',
  plain:
    'Simu hufika kwenye kompyuta hii bila https. Haziwezi kuhifadhi ukurasa wa kuandika bila kompyuta, na skrini zake zinaweza kuzimika: weka muda wa skrini wa kila simu kuwa dakika 10 au zaidi, na kompyuta ibaki wazi ikiwa kwenye umeme.',
};
