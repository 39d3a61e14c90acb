export const papers = { sheet: 'Scoresheet (PDF)', log: 'Match data (JSON)' };
