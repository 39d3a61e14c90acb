import { expect, test } from 'vitest';
import { readCaptainText } from './captain-text.ts';

const SETS = [
  [25, 20],
  [18, 25],
  [25, 15],
  [25, 19],
];
const complete = { kind: 'sets', opponent: '', total: [3, 1], sets: SETS };

test.each([
  ['3-1 25-20 18-25 25-15 25-19', complete],
  ['3:1, 25:20, 18:25, 25:15, 25:19.', complete],
  ['3–1 25–20 18–25 25–15 25–19', complete],
  ['3 - 1 25 - 20 18 -25 25- 15 25-19', complete],
  ['3/1 25/2O 18/25 25/15 25/19', complete],
  ['3-1 (25-20 18-25 25-15 25-19)', complete],
  ['25-20 18-25 25-15 25-19', { ...complete, total: undefined }],
  ['Yanga B, 3-1 25-20 18-25 25-15 25-19', { ...complete, opponent: 'Yanga B' }],
  ['Jeshi 7: 3-1 25-20 18-25 25-15 25-19', { ...complete, opponent: 'Jeshi 7' }],
  ['Jeshi 7-3-1 25-20 18-25', { kind: 'unclear' }],
  ['3 : 1 25 : 20 18 / 25 25-15 25-19', complete],
  [
    '0-3 20-25 18-25 O-25',
    {
      kind: 'sets',
      opponent: '',
      total: [0, 3],
      sets: [
        [20, 25],
        [18, 25],
        [0, 25],
      ],
    },
  ],
  ['3-1', { kind: 'unclear' }],
  ['3-1 25-20 18 25', { kind: 'unclear' }],
  ['3-1 25--20 18-25', { kind: 'unclear' }],
  ['3-1 25-20 nusu 25-19', { kind: 'unclear' }],
  ['1234-5 25-20', { kind: 'unclear' }],
  ['ndiyo', { kind: 'confirm', opponent: '' }],
  ['Yanga NDIYO!', { kind: 'confirm', opponent: 'Yanga' }],
  ['', { kind: 'question', opponent: '' }],
  ['Yanga', { kind: 'question', opponent: 'Yanga' }],
])('the text %j of a captain is read as %j', (text, expected) => {
  expect(readCaptainText(text)).toEqual(expected);
});

test('of ten thousand texts of chance none has a set that does not stand in it', () => {
  let seed = 11;
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const parts = [
    '3-1',
    '25-20',
    '25',
    '-',
    ':',
    'O',
    'Yanga',
    '18-25,',
    '\n',
    '😀',
    '٣-١',
    '--',
    'x',
  ];
  for (let n = 0; n < 10_000; n += 1) {
    const text = Array.from({ length: next(9) }, () => parts[next(parts.length)]).join(
      next(2) === 0 ? ' ' : '',
    );
    const read = readCaptainText(text);
    if (read.kind !== 'sets') continue;
    const plain = text.replaceAll(/[ :]/g, '-').replaceAll(/o/gi, '0').replaceAll(/-+/g, '-');
    for (const pair of read.sets) expect(plain).toContain(pair.map(String).join('-'));
  }
});
