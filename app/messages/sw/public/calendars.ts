import type { Messages } from '../../messages.ts';

export const calendars: Messages['calendars'] = {
  title: 'Kalenda',
  intro:
    'Mechi zote kwenye kalenda ya simu au kompyuta yako, pamoja na saa mpya na matokeo. Kalenda huuliza tena mara moja kwa saa, nyingine mara moja kwa siku: siku ya mechi, amini ukurasa huu.',
  subscribe: 'Jiunge (iPhone, Outlook, Thunderbird)',
  google: 'Ongeza kwenye Google Calendar',
  download: 'Pakua kama faili',
};
