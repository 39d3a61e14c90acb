import { expect, test } from '../support/journey.ts';

const INVENTED_ADDRESSES = [
  'xxxx',
  '-1',
  '1e999',
  '%F0%9F%8F%90',
  '__proto__',
  'W10',
  'WzFd',
  "'%20or%201=1--",
];
const QUERIES = [
  'cursor',
  'date',
  'day',
  'month',
  'page',
  'q',
  'league',
  'part',
  'group',
  'status',
];
const PAGES = [
  '/',
  '/fixtures',
  '/playerList',
  '/news',
  '/leagues',
  '/teams',
  '/search',
  '/sw/news',
];

test('no invented address causes a server error', async ({ wavu }) => {
  const faults: string[] = [];
  for (const page of PAGES) {
    const addresses = QUERIES.flatMap((name) =>
      INVENTED_ADDRESSES.map((text) => `${page}?${name}=${text}`),
    );
    const below = [
      ...INVENTED_ADDRESSES,
      'x'.repeat(5000),
      '..%2f..%2fetc%2fpasswd',
      '%ff',
      '%E2%80%AE',
      '%',
    ];
    for (const address of [...addresses, ...below.map((text) => `${page}/${text}`)]) {
      const { status } = await fetch(`${wavu.url}${address}`, { redirect: 'manual' });
      if (status >= 500) faults.push(`${address}: ${status}`);
    }
  }
  expect(faults).toEqual([]);
});

test('a page of an invented cursor is not found', async ({ wavu }) => {
  // The addresses above have used up what one visitor may have made at once.
  await expect.poll(async () => (await fetch(`${wavu.url}/news?cursor=made-up`)).status).toBe(404);
  expect((await fetch(`${wavu.url}/teams/%0d%0aSet-Cookie:x=1`)).status).toBe(400);
});
