import type { Messages } from '#app/messages/messages.ts';

export const matchDownloads: Messages['matchDownloads'] = {
  sheet: 'Fomu ya alama (PDF)',
  status: 'Picha ya Status ya WhatsApp',
  log: 'Data ghafi (JSON)',
};
