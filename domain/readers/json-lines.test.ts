import { expect, test } from 'vitest';
import { lineOfSyntaxError, linesOfList } from './json-lines.ts';

test('the elements of the named list are found on their lines, whatever stands in them', () => {
  const json = `{
  "note": "\\"events\\": [ {",
  "rules": { "events": [1, 2] },
  "events": [
    { "id": "a", "pairs": [{ "x": 1 },
      { "y": 2 }] }, { "id": "b" },

    7,
    [8]
  ],
  "after": [9]
}`;
  expect(JSON.parse(json).events).toHaveLength(4);
  expect(linesOfList(json, 'events')).toEqual([5, 6, 8, 9]);
  expect(linesOfList(json, 'after')).toEqual([11]);
});

test('a text that is a list has its own elements, and a missing name has none', () => {
  expect(linesOfList('[\n"a",\n{ "b": [\n1] },\n2]', 'events')).toEqual([2, 3, 5]);
  expect(linesOfList('{ "events": [] }', 'events')).toEqual([]);
  expect(linesOfList('{ "other": [1], "events": 3 }', 'events')).toEqual([]);
});

test('a fault of the syntax is on the line of its position, else on the last', () => {
  expect(lineOfSyntaxError('{\n"a": x }', 'Unexpected token in JSON at position 7')).toBe(2);
  expect(lineOfSyntaxError('{\n"a": x,\n"b": 1\n}', 'Unexpected token at position 12')).toBe(3);
  expect(lineOfSyntaxError('{\n"a": 1\n', 'Unexpected end of JSON input')).toBe(3);
});
