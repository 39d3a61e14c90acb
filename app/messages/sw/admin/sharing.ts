import type { Messages } from '../../messages.ts';

/** Ujumbe ulioandikwa tayari, kwa WhatsApp. */
export const sharing: Messages['sharing'] = {
  title: 'Ujumbe wa WhatsApp',
  language: 'Lugha ya ujumbe',
  about: 'Siku au raundi',
  before: (place) => `awali: ${place}`,
  copy: 'Nakili kwa WhatsApp',
};
