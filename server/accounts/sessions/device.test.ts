import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  [`${LINUX} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36 OPR/88.0`, 'Opera', 'Android'],
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  [`${LINUX} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge', 'Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
    'Firefox',
    'Windows',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test('a device without a user agent stays unknown', () => {
  expect(deviceOf(null)).toEqual({ browser: null, system: null });
});
