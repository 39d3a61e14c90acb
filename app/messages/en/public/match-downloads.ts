export const matchDownloads = { sheet: 'Scoresheet (PDF)', log: 'Match data (JSON)' };
