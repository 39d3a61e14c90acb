import { LANGUAGES, type Language, localPath, sitePath } from '#contract/language.ts';
import type { Site } from '#contract/site/site.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';

const PATH = '/wavu.webmanifest';

/** The addresses of the manifest, with the language of each. */
export const MANIFESTS = LANGUAGES.map((language) => ({
  language,
  path: localPath(language, PATH),
}));

const DESCRIPTIONS = inEveryLanguage<string>({
  en: 'Live volleyball scores, fixtures and tables',
  sw: 'Matokeo ya mpira wa wavu moja kwa moja, ratiba na misimamo',
});

/** The drawings of Wavu, for a site without a logo, and for phones that cut an icon to their shape. */
const OWN_ICONS = [
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Browsers ask for these sizes before they offer to install the site. */
const ICON_SIZES = [192, 512] as const;

type Named = Pick<Site, 'name' | 'shortName' | 'color1' | 'language' | 'logo'>;

/** The site as an app on a phone (https://www.w3.org/TR/appmanifest/), under the name of its association. */
export function webManifest(site: Named, language: Language): object {
  const name = site.name || 'Wavu';
  return {
    id: '/',
    name,
    short_name: site.shortName || name,
    description: DESCRIPTIONS[language],
    lang: language,
    start_url: sitePath(language, '/', site.language),
    scope: '/',
    display: 'standalone',
    background_color: '#ecf0ed',
    theme_color: site.color1 || '#0b6b3a',
    icons: iconsOf(site.logo),
  };
}

/** A logo that was uploaded before these sizes were kept has none of them. */
function iconAddress(logo: string, size: number): string | undefined {
  return /-512\.webp$/.test(logo) ? logo.replace(/512\.webp$/, `${size}.webp`) : undefined;
}

function iconsOf(logo: string): object[] {
  const icons = ICON_SIZES.flatMap((size) => {
    const src = iconAddress(logo, size);
    return src === undefined ? [] : { src, sizes: `${size}x${size}`, type: 'image/webp' };
  });
  return icons.length > 0 ? icons : OWN_ICONS;
}

/** The icon of a message to a device. */
export function messageIcon(logo: string): string {
  return iconAddress(logo, 192) ?? '/icons/192.png';
}
