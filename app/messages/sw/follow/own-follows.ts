import type { Messages } from '../../messages.ts';

export const ownFollows: Messages['ownFollows'] = {
  title: 'Unachofuatilia',
  none: 'Bado hufuatilii chochote. Bonyeza nyota ya timu, ligi au mechi, kisha uchague jinsi ya kupata habari zake.',
  devices: (n) => (n === 1 ? 'kifaa kimoja' : `vifaa ${n}`),
  thisDevice: 'kifaa hiki',
  thisAndMore: (n) => `kifaa hiki na vingine ${n}`,
  push: (devices, heard) => `Ujumbe kwenye ${devices}: ${heard}`,
  texts: { sms: 'SMS kwa namba yako: matokeo', whatsapp: 'WhatsApp kwa namba yako: matokeo' },
  openPages: 'Kwenye kurasa zilizofunguliwa tu',
  result: 'matokeo',
  sets: 'kila seti',
  start: 'kuanza, saa au mahali papya',
  lineup: 'vikosi',
  calendar: 'Weka kwenye kalenda',
  calendarOf: (name) => `Weka kwenye kalenda: ${name}`,
  change: 'Badili',
  changeOf: (name) => `Badili: ${name}`,
  end: 'Acha',
  endOf: (name) => `Acha: ${name}`,
  endAll: 'Acha yote',
  endAllAsk:
    'Hutafuatilia chochote tena. Ujumbe wote kwenye vifaa vyako utaacha kuja, hata wa ofisi, pamoja na matokeo kwa SMS au WhatsApp kwa namba yako. Ofisi bado itakupata kwa barua pepe na kwenye ukurasa wa Ujumbe.',
  ended: 'Yote yamesitishwa.',
};
