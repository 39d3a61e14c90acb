export const matchDownloads = {
  sheet: 'Scoresheet (PDF)',
  log: 'Match data (JSON)',
  status: 'Picture for a WhatsApp status',
};
