import type { Messages } from '../../messages.ts';

export const transferring: Messages['transferring'] = {
  open: 'Hamishia hapa',
  title: (team) => `Uhamisho kwenda ${team}`,
  player: 'Mchezaji',
  day: 'Siku ya kwanza katika timu mpya',
  allowedBy: 'Ameruhusu',
  allowedHint: 'Kila mtu anaweza kuisoma: chama, kamati, barua.',
  jerseyNumber: 'Jezi katika timu mpya',
  exception: 'Sababu nje ya dirisha la uhamisho',
  exceptionHint: 'Inahitajika tu pale ligi ya timu imefunga dirisha lake.',
  save: 'Hamisha',
  done: 'Amehamishwa.',
  undo: 'Rudisha',
  undone: 'Uhamisho umerudishwa.',
};
