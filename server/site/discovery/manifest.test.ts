import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { messageIcon, webManifest } from './manifest.ts';

const WAVU = { name: '', shortName: '', color1: '', language: 'en', logo: '' } as const;

async function startSite() {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  const { app, call, token } = server;
  async function putLogo(bytes: Uint8Array): Promise<void> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'logo.png');
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await app.request('/api/v1/site/logo', {
      method: 'PUT',
      body: form,
      headers,
    });
    expect(status).toBe(200);
  }
  const manifestAt = async (path: string) => {
    const answer = await app.request(path);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    return answer.json();
  };
  return { app, call, putLogo, manifestAt };
}

test('a site without a name is installed as Wavu, in the language of the page', async () => {
  const { app, manifestAt } = await startSite();
  const wavu = { name: 'Wavu', short_name: 'Wavu', scope: '/', theme_color: '#0b6b3a' };
  expect(await manifestAt('/wavu.webmanifest')).toMatchObject({ ...wavu, start_url: '/' });
  const swahili = { ...wavu, lang: 'sw', start_url: '/sw', id: '/' };
  expect(await manifestAt('/sw/wavu.webmanifest')).toMatchObject(swahili);
  const icon = await app.request('/site-icon');
  expect([icon.status, icon.headers.get('location')]).toEqual([302, '/icons/192.png']);
});

test('the site of an association is installed under its name, colour and logo', async () => {
  const { app, call, putLogo, manifestAt } = await startSite();
  const names = { name: 'Chama cha Wavu Mwanza', shortName: 'CHAWAMWA', color1: '#7a1f2b' };
  await call('PATCH', '/api/v1/site', { ...names, language: 'sw' });
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } });
  await putLogo(await picture.png().toBuffer());
  const manifest = await manifestAt('/wavu.webmanifest');
  expect(manifest).toMatchObject({
    name: names.name,
    short_name: names.shortName,
    theme_color: names.color1,
    start_url: '/en',
  });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
    '192x192',
    '512x512',
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const file = await app.request(src);
    expect(file.headers.get('content-type')).toBe(type);
    const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const icon = await app.request('/site-icon');
  expect(icon.headers.get('location')).toBe(manifest.icons[0].src);
});

test('a logo that was kept in small sizes alone leaves the icons of Wavu', () => {
  const logo = '/files/site_logos/site/0a-128.webp';
  const { icons } = webManifest({ ...WAVU, logo }, 'en') as { icons: { src: string }[] };
  expect(icons.map(({ src }) => src)).toContain('/icons/maskable.png');
  expect(messageIcon(logo)).toBe('/icons/192.png');
});
