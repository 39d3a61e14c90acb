import type { Messages } from '../../messages.ts';

export const signedIn: Messages['signedIn'] = {
  signedInAs: (name) => `Umeingia kama ${name}.`,
  needsAdministrator: (name) =>
    `Umeingia kama ${name}. Ukurasa huo unahitaji msimamizi; mwombe msimamizi abadili jukumu lako, au ingia kwa akaunti nyingine.`,
  otherAccount: 'Tumia akaunti nyingine',
};
