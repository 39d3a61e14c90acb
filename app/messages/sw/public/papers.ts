import type { Messages } from '#app/messages/messages.ts';

export const papers: Messages['papers'] = {
  schedule: 'Ratiba (PDF)',
  day: (day) => `${day}: karatasi ya viwanja (PDF)`,
};
