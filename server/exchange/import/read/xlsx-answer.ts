/** The answer of the thread that unpacks: cells as text and the rows (from 0) with merged cells that were filled, or the reason why there are none. */
export type XlsxAnswer =
  | { rows: string[][]; filled: number[] }
  | { fault: 'no-xlsx' | 'too-large' };
