import type { WhatsAppWords } from './whatsapp-words-en.ts';

export const sw: WhatsAppWords = {
  title: 'SMS na WhatsApp',
  ready: 'Ujumbe unatumwa kwa WhatsApp, ndani ya bajeti zilezile.',
  notReady: 'Hakuna kinachotumwa kwa WhatsApp: WHATSAPP_TOKEN haijawekwa.',
  stopped: 'Ujumbe wote umesitishwa, hata wa WhatsApp.',
  texts: (number) => `Watu wanaandika kwa ${number}.`,
  noNumber: 'Nyota hazionyeshi namba: WHATSAPP_NUMBER haijawekwa.',
  numbers: (n) => `Namba zinazopata habari kwa WhatsApp: ${n}`,
  price: (tzs) => `TZS ${tzs} kwa ujumbe, majibu ni bure`,
  estimate: (bySms, byWhatsapp, tzs) =>
    `Tokeo moja linagharimu TZS ${tzs}, si zaidi: ${bySms} kwa SMS, ${byWhatsapp} kwa WhatsApp`,
  carrier: 'Kwa',
  setUp: 'Mipangilio ya WhatsApp kwa mistari mitano',
  steps: [
    'Fungua akaunti ya WhatsApp Business kwa Meta, ongeza namba, na utengeneze programu yenye mtumiaji wa mfumo; tokeni yake haiishi muda.',
    'Omba kiolezo cha aina ya utility kikubaliwe, kwa jina wavu_message kwa Kiswahili: “Wavu: {{1}} Kuacha tuma ACHA.” Kingine kinawekwa kwenye WHATSAPP_TEMPLATE kama jina:lugha.',
    'Weka WHATSAPP_TOKEN, WHATSAPP_PHONE_ID, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN (neno lako la herufi zisizopungua 16), WHATSAPP_PRICE (TZS za kiolezo) na WHATSAPP_NUMBER.',
    'Washa upya, kisha andika kwenye programu, chini ya webhooks: anwani ya tovuti, kisha /whatsapp, na neno hilohilo; jiandikishe kwa “messages”.',
    'Weka bajeti kwenye ukurasa huu, kisha tuma ujumbe wa jaribio kwa WhatsApp.',
  ],
  errors: {
    window: 'siku moja baada ya ujumbe wa mwisho imepita',
    template: 'kiolezo hakijakubaliwa au kina umbo lingine',
    'not set up': 'haijawekwa tena',
  },
};
