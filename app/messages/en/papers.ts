export const papers = { sheet: 'Scoresheet (PDF)' };
