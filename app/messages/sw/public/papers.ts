import type { Messages } from '#app/messages/messages.ts';

export const papers: Messages['papers'] = {
  schedule: 'Ratiba (PDF)',
  day: (day) => `${day}: ratiba ya kila kiwanja (PDF)`,
};
