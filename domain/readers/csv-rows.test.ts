import { expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';

const cells = (text: string) => csvRows(text).map((row) => row.cells);

test('commas, semicolons and tabs part cells, whichever the heading has most of', () => {
  expect(cells('a,b\n1,2;3')).toEqual([
    ['a', 'b'],
    ['1', '2;3'],
  ]);
  expect(cells('a,b\n1;2;3;4,5')).toEqual([
    ['a', 'b'],
    ['1;2;3;4', '5'],
  ]);
  expect(cells('a;b,c;d')).toEqual([['a', 'b,c', 'd']]);
  expect(cells('a\tb\r\n1\t2\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('quoted cells hold separators, quotes and line breaks, and rows keep the line they begin on', () => {
  expect(csvRows('\uFEFFa,b\n"x, ""y""\nz",2\n\n , \n3,\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, "y"\nz', '2'] },
    { line: 6, cells: ['3', ''] },
  ]);
});

test('a quote inside a cell is a sign like others, and an open one ends with the file', () => {
  expect(cells('5" net,b')).toEqual([['5" net', 'b']]);
  expect(cells('a,"b\nc')).toEqual([['a', 'b\nc']]);
  expect(cells(' "a, b",c')).toEqual([['a, b', 'c']]);
});

test('an empty file has no rows', () => {
  expect(csvRows('')).toEqual([]);
  expect(csvRows('\n \n')).toEqual([]);
});
