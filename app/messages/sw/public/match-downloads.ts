import type { Messages } from '#app/messages/messages.ts';

export const matchDownloads: Messages['matchDownloads'] = {
  sheet: 'Fomu ya alama (PDF)',
  log: 'Data ghafi (JSON)',
};
