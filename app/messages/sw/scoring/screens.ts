import type { Messages } from '../../messages.ts';

export const screens: Messages['screens'] = {
  title: 'Kwa video na skrini zako',
};
