import type { Messages } from '../../messages.ts';

export const hallReasons: Messages['hallReasons'] = {
  'loan-over': 'Lilifika baada ya mkopo.',
  'unknown-team': 'Timu haichezi katika ligi hii kwenye tovuti.',
  'other-day': 'Ni ya siku ambayo haikukopeshwa.',
  'same-match': 'Tovuti ina mechi ya timu hizi siku hiyo.',
  'same-name': 'Timu ina mchezaji mwenye jina hilo.',
  'same-shirt': 'Mchezaji mwingine wa timu ana jezi hiyo.',
  'changed-here': 'Tovuti imebadilisha jambo hilohilo kwa njia nyingine.',
  gone: 'Rekodi haipo tena kwenye tovuti.',
};
