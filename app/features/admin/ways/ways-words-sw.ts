import type { WaysWords } from './ways-words-en.ts';

export const sw: WaysWords = {
  title: 'Ujumbe unaotumwa',
  intro:
    'Kila kitu ambacho tovuti hii inatuma yenyewe, kwa kila njia. Kurasa za USSD, kalenda, milisho na fremu huombwa na wengine, nazo hazigharimu kitu hapa.',
  running: 'Ujumbe unatumwa.',
  stopped: 'Vyote vimesitishwa: hakuna kinachotumwa kwa njia yoyote.',
  stop: 'Sitisha vyote',
  stopAsk:
    'Hakuna ujumbe utakaotumwa tena kwa njia yoyote, na unaosubiri unafutwa; barua za jarida zinasubiri. Barua ambazo mtu ameomba, kama ya nenosiri jipya, bado zitatumwa. Unaweza kuruhusu tena hapa.',
  goOn: 'Ruhusu vyote vitumwe tena',
  ways: {
    push: 'Ujumbe kwa kurasa zilizofungwa',
    sms: 'SMS',
    whatsapp: 'WhatsApp',
    webhook: 'Webhook',
    telegram: 'Telegram',
    mail: 'Barua pepe',
  },
  states: { ready: 'Inatuma', stopped: 'Imesitishwa', off: 'Haijawekwa' },
  sums: 'Siku 30 zilizopita kwa njia',
  days: 'Siku kwa siku',
  day: 'Siku',
  way: 'Njia',
  recipients: 'Wapokeaji',
  waiting: 'Unaosubiri',
  sent: 'Umetumwa',
  failed: 'Umeshindikana',
  withheld: 'Umezuiwa',
  cost: 'TZS',
  budget: 'TZS kwa siku',
  spent: (spent, perDay) => `${spent} kati ya ${perDay} leo`,
  amount: (shillings) => `TZS ${shillings}`,
  total: (shillings) => `Jumla: TZS ${shillings}`,
  heldBack: 'Umezuiwa: kwa kusitishwa, bajeti, saa za utulivu, au kuchelewa mno.',
  nothing: 'Hakuna kilichotumwa katika siku 30 zilizopita.',
};
