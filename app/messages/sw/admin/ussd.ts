import type { Messages } from '#app/messages/messages.ts';

export const ussd: Messages['ussd'] = {
  title: 'USSD',
  open: 'Mitandao ya simu inajibiwa.',
  closed:
    'Hakuna mtandao unaojibiwa: USSD_KEY haijawekwa. Simu ya ukurasa huu inafanya kazi hata hivyo.',
  code: (code) => `Watu wanapiga ${code}.`,
  phone: 'Simu ya vitufe',
  dial: 'Piga',
  hangUp: 'Kata simu',
  reply: 'Jibu',
  send: 'Tuma',
  keys: 'Vitufe',
  off: 'Bonyeza “Piga”: simu inaonyesha wanachoona watu.',
  length: (n, most) => `Herufi ${n} kati ya ${most}`,
  secondsLeft: (n) => `zimebaki sekunde ${n}`,
  over: 'Kipindi kimekwisha.',
  setUp: 'Mipangilio kwa mistari mitano',
  steps: [
    'Kodi namba kwa kampuni ya huduma za simu nchini, kwa mfano Africa’s Talking.',
    'Tunga ufunguo wa herufi na tarakimu zisizopungua 16, na uuweke kama USSD_KEY.',
    'Andika anwani ya kurudisha: anwani ya tovuti, kisha /ussd/ na ufunguo.',
    'Weka USSD_CODE kuwa namba hiyo, kama *149*46#: inaonekana kwenye mabango.',
    'Washa upya, piga namba hiyo, na linganisha na simu ya ukurasa huu.',
  ],
};
