import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { sitePicturePath } from '#contract/site/share-picture.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { drawSign } from './site-sign.ts';

const WAVU = { name: '', shortName: '', logo: '', color1: '', color2: '' };
const noLogo = async () => undefined;
const BESIDE = { form: 'wide', isAlone: false } as const;

const textsOf = async (site: typeof WAVU, place: Parameters<typeof drawSign>[2] = BESIDE) =>
  (await drawSign(site, noLogo, place)).labels.map(({ text }) => text);

test('a picture has the name of its association, or the mark of Wavu where there is none', async () => {
  expect(await textsOf(WAVU)).toEqual(['Wavu']);
  const named = { ...WAVU, name: 'Chama cha Wavu Mwanza', shortName: 'CHAWAMWA' };
  expect(await textsOf(named)).toEqual(['CH', 'CHAWAMWA']);
});

test('a name that would be too small beside the line of the subject is left to its initials', async () => {
  const named = { ...WAVU, name: 'Chama cha Wavu Mwanza' };
  expect(await textsOf(named)).toEqual(['CC']);
  expect(await textsOf(named, { form: 'square', isAlone: false })).toEqual(['CC', named.name]);
  expect(await textsOf(named, { form: 'wide', isAlone: true })).toEqual(['CC', named.name]);
});

test('a logo stands in the place of the initials, in its small size', async () => {
  const requested: string[] = [];
  const readLogo = async (address: string) => {
    requested.push(address);
    return new Uint8Array(1);
  };
  const logo = '/files/site_logos/site/0a-512.webp';
  const sign = await drawSign({ ...WAVU, name: 'TAVA', logo }, readLogo, BESIDE);
  expect(requested).toEqual(['/files/site_logos/site/0a-64.webp']);
  expect(sign.pictures).toHaveLength(1);
  expect(sign.labels.map(({ text }) => text)).toEqual(['TAVA']);
});

test('the picture of the site is drawn anew in the colour of the association', async () => {
  const { app, call, stop } = await startTestServer();
  onTestFinished(stop);
  const colourOf = async (place: { left: number; top: number }) => {
    const answer = await app.request(sitePicturePath('sw'));
    const bytes = Buffer.from(await answer.arrayBuffer());
    const pixel = sharp(bytes).extract({ ...place, width: 1, height: 1 });
    return [...(await pixel.toColourspace('srgb').raw().toBuffer())].slice(0, 3);
  };
  const foot = { left: 600, top: 623 };
  const mark = { left: 46, top: 50 };
  expect(await colourOf(foot)).toEqual([0x0b, 0x6b, 0x3a]);
  const site = { name: 'TAVA', color1: '#7a1f2b' };
  expect((await call('PATCH', '/api/v1/site', site)).status).toBe(200);
  expect(await colourOf(foot)).toEqual([0x7a, 0x1f, 0x2b]);
  expect(await colourOf(mark)).toEqual([0x7a, 0x1f, 0x2b]);
});
