import type { Messages } from '../../messages.ts';

/** Ukurasa unaoonyesha kila kipengele. */
export const stylePage: Messages['stylePage'] = {
  title: 'Mwonekano',
  about: 'Kila kipengele katika rangi zote mbili na hali zake. Timu na matokeo ni ya kubuni.',
  light: 'Mandhari angavu',
  dark: 'Mandhari meusi',
  colors: 'Rangi',
  buttons: 'Vitufe',
  chips: 'Lebo na viungo',
  fields: 'Sehemu za kujaza',
  empty: 'Orodha tupu',
  spoken: 'Maswali na taarifa fupi',
  rows: 'Mistari ya mechi',
  boards: 'Ubao wa matokeo',
  bracket: 'Mchoro wa mtoano',
  heads: 'Vichwa na takwimu',
  crests: 'Nembo na herufi za ligi',
  second: 'Mstari wa pili',
  hint: 'Maelezo chini ya sehemu.',
  error: 'Thamani hii si sahihi.',
  choice: 'Chaguo',
  text: 'Maandishi',
  toast: 'Taarifa fupi',
  done: 'Mechi imehifadhiwa.',
  dialogs: { form: 'Dirisha lenye fomu', ask: 'Swali', wide: 'Dirisha pana' },
};
