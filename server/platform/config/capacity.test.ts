import { expect, test } from 'vitest';
import { capacityOf, fileLimit } from './capacity.ts';

test('the limit of open files is known', () => {
  expect(fileLimit()).toBeGreaterThan(100);
});

test.each([
  [1024, { connections: 768, readers: 614, readersPerAddress: 307, connectionsPerAddress: 768 }],
  [
    20_000,
    { connections: 19_744, readers: 15_795, readersPerAddress: 5000, connectionsPerAddress: 5500 },
  ],
  [
    1_000_000,
    { connections: 999_744, readers: 20_000, readersPerAddress: 5000, connectionsPerAddress: 5500 },
  ],
])('%i open files leave a reserve and room for pages beside the streams', (files, expected) => {
  expect(capacityOf(files)).toEqual(expected);
});

test('the requested readers are granted as far as open files allow', () => {
  const requested = { readers: 30_000, readersPerAddress: 25_000 };
  expect(capacityOf(60_000, requested)).toMatchObject(requested);
  expect(capacityOf(10_000, requested)).toMatchObject({ readers: 7795, readersPerAddress: 7795 });
});
