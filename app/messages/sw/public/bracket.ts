import type { Messages } from '../../messages.ts';

export const bracket: Messages['bracket'] = {
  bracket: 'Mtoano',
  none: 'Ligi hii haina hatua za mtoano.',
};
