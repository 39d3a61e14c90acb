import type { Messages } from '#app/messages/messages.ts';

export const papers: Messages['papers'] = {
  sheet: 'Fomu ya alama (PDF)',
  log: 'Data za mechi (JSON)',
};
