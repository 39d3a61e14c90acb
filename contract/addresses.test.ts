import { expect, test } from 'vitest';
import { createPartnerSchema } from './people/partner.ts';
import { asUri, httpsLinkSchema } from './primitives.ts';
import { updateSiteSchema } from './site/site.ts';

test.each([
  ['https://wavu.tz/ä b?q="x"|{y}', 'https://wavu.tz/%C3%A4%20b?q=%22x%22%7C%7By%7D'],
  ['https://wavu.tz/a%20b/[1]?x=1&y=2#z', 'https://wavu.tz/a%20b/[1]?x=1&y=2#z'],
  ['https://wavu.tz/\ud800', 'https://wavu.tz/%EF%BF%BD'],
])('%s as an address by RFC 3986 is %s', (typed, address) => {
  expect(asUri(typed)).toBe(address);
});

test('addresses that people enter are stored as programs read them', () => {
  expect(httpsLinkSchema.parse(' https://tv.example/fainali-é ')).toBe(
    'https://tv.example/fainali-%C3%A9',
  );
  const { link } = createPartnerSchema.parse({ name: 'Benki', link: 'http://benki.tz/wavu yetu' });
  expect(link).toBe('http://benki.tz/wavu%20yetu');
  const usefulLinks = [{ name: 'Kanuni', url: '/kanuni zetu' }];
  expect(updateSiteSchema.parse({ usefulLinks }).usefulLinks).toEqual([
    { name: 'Kanuni', url: '/kanuni%20zetu' },
  ]);
});
