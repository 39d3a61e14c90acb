/** The answer of the thread that unpacks: cells as text, or the reason why there are none. */
export type XlsxAnswer = { rows: string[][] } | { fault: 'no-xlsx' | 'too-large' };
