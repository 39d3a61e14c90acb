import type { Messages } from '../../messages.ts';

export const signedIn: Messages['signedIn'] = {
  signedInAs: (name) => `Umeingia kama ${name}.`,
  needsAdministrator: (name) =>
    `Umeingia kama ${name}. Ukurasa huo unahitaji msimamizi au katibu wa ligi. Mwombe msimamizi akupe jukumu hilo, au ingia kwa akaunti nyingine.`,
  refusedTitle: 'Ukurasa huu haujafunguliwa kwako',
  askForRole: 'Mwombe msimamizi akupe jukumu hilo, au ingia kwa akaunti nyingine.',
  otherAccount: 'Tumia akaunti nyingine',
};
