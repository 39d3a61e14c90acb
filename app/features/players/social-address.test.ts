import { expect, test } from 'vitest';
import { socialAddress } from './social-address.ts';

test('a name becomes an address of its network', () => {
  expect(socialAddress('instagram', '@wavu')).toBe('https://www.instagram.com/wavu');
  expect(socialAddress('tiktok', 'wavu')).toBe('https://www.tiktok.com/@wavu');
});

test('an https address stays, and no other input becomes a script', () => {
  expect(socialAddress('facebook', 'https://facebook.com/wavu')).toBe('https://facebook.com/wavu');
  expect(socialAddress('facebook', 'javascript:alert(1)')).toBe(
    'https://www.facebook.com/javascript%3Aalert(1)',
  );
});
