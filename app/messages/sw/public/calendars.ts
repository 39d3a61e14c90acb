import type { Messages } from '../../messages.ts';

export const calendars: Messages['calendars'] = {
  title: 'Kalenda',
  intro:
    'Mechi zote kwenye kalenda ya simu au kompyuta yako, pamoja na saa mpya na matokeo. Kalenda huuliza tena mara moja kwa saa, nyingine mara moja kwa siku: siku ya mechi, amini ukurasa huu.',
  subscribe: 'Jiunge',
  programs: 'iPhone, Outlook, Thunderbird na programu nyingine',
  google: 'Ongeza kwenye Google Calendar',
  account: 'Kwa simu za Android, kwa akaunti ya Google',
  download: 'Pakua kama faili',
  once: 'Kama ilivyopangwa leo: haileti saa mpya',
};
