import type { Messages } from '#app/messages/messages.ts';

export const papers: Messages['papers'] = {
  schedule: 'Ratiba (PDF)',
  table: 'Msimamo wa kuchapisha (PDF)',
  bracket: 'Mtoano wa kuchapisha (PDF)',
  roundPoster: 'Bango la raundi inayofuata (PDF)',
  day: (day) => `${day}: ratiba ya kila kiwanja (PDF)`,
  dayPoster: 'Bango (PDF)',
  blankSheets: 'Fomu tupu za alama za siku (PDF)',
  crew: 'Majukumu ya maofisa (PDF)',
};
