import type { Messages } from '../../messages.ts';

export const coachInvitation: Messages['coachInvitation'] = {
  invite: 'Mwalike kocha',
  titleFor: (name) => `Mwalike ${name}`,
  hint: (team) =>
    `${team} inamtaja kocha huyu ambaye hana akaunti. Kiungo kitamwingiza, na timu itakuwa kwenye eneo lake.`,
  showCodes: 'Msimbo wa QR wa kila kiungo',
  download: 'Pakua CSV',
  columns: ['Jina', 'Simu au barua pepe', 'Kiungo', 'Mwisho wa kutumika'],
};
