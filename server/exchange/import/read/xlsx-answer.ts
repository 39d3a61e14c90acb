/** What the thread that unpacks answers: cells as text, or why there are none. */
export type XlsxAnswer = { rows: string[][] } | { fault: 'no-xlsx' | 'too-large' };
