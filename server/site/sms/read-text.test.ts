import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

test.each([
  ['MSIMAMO', { kind: 'table', name: '' }, 'sw'],
  [' msimamo  Ligi Kuu ', { kind: 'table', name: 'Ligi Kuu' }, 'sw'],
  ['leo.', { kind: 'today' }, 'sw'],
  ['TIMU: Mafunzo', { kind: 'team', name: 'Mafunzo' }, 'sw'],
  ['follow Chui', { kind: 'follow', name: 'Chui' }, 'en'],
  ['Acha!', { kind: 'stop' }, 'sw'],
  ['acha kunitumia', { kind: 'stop' }, 'sw'],
  ['Ndiyo', { kind: 'confirm' }, 'sw'],
  ['ndiyo lakini nani wewe', { kind: 'unknown' }, 'sw'],
  ['TIMU', { kind: 'unknown' }, 'sw'],
  ['', { kind: 'unknown' }, 'sw'],
  ['constructor', { kind: 'unknown' }, 'sw'],
])('the text %j is read as %j', (text, command, language) => {
  expect(readText(text)).toEqual({ command, language });
});

test('ten thousand texts of chance end in an order or in none', () => {
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const parts = ['ACHA', 'timu', 'LEO', '3-1', '\n', '  ', '😀', 'fuata', '0', ':', "';--"];
  for (let n = 0; n < 10_000; n += 1) {
    const text = Array.from({ length: next(8) }, () => parts[next(parts.length)]).join(
      next(2) === 0 ? ' ' : '',
    );
    expect(readText(text).command.kind).toBeTypeOf('string');
  }
});
