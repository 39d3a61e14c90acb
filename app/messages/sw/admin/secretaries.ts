import type { Messages } from '../../messages.ts';

export const secretaries: Messages['secretaries'] = {
  tab: 'Makatibu',
  title: 'Makatibu wa ligi hii',
  text: 'Katibu hufanya kazi zote za ligi hii: timu, makundi, ratiba, matokeo, waamuzi na maamuzi. Hawezi kufungua watumiaji, mipangilio wala ligi nyingine.',
  none: 'Hadi sasa wasimamizi pekee ndio wanaoendesha ligi hii.',
  since: (day) => `tangu ${day}`,
  add: 'Ongeza katibu',
  person: 'Mtu',
  withoutAccount: 'Je, mtu huyo bado hana akaunti?',
  added: 'Mtu huyo sasa ni katibu wa ligi hii.',
  removeAsk: (name, league) =>
    `Umwondoe ${name} kwenye ukatibu wa ${league}? Akaunti yake itabaki.`,
  removed: 'Katibu ameondolewa.',
};
