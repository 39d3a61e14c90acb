import { expect, test } from 'vitest';
import { restCsv } from './rest-file.ts';

test('the rows that were not taken come back with the headings of the file and a reason each', () => {
  const rest = {
    headings: ['Jina', 'Urefu'],
    rows: [
      { row: 2, cells: ['Asha, Juma', 'mrefu'] },
      { row: 5, cells: ['=1+2', '180'] },
    ],
  };
  const errors = [{ row: 2, column: 'height', heading: 'Urefu', message: 'is no height' }];
  const text = restCsv(rest, errors, 'Sababu', ({ message }) => message);
  expect(text).toBe(
    '\uFEFFJina,Urefu,Sababu\r\n"Asha, Juma",mrefu,Urefu: is no height\r\n\'=1+2,180,\r\n',
  );
});
