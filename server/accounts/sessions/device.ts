export type Device = { browser: string | null; system: string | null };

/** The first that fits: most browsers also name those that came before them. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Opera', /OPR\/|Opera Mini/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['UC Browser', /UCBrowser\//],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Version\/[\d.]+.*Safari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh/],
  ['KaiOS', /KAIOS/i],
  ['Linux', /Linux/],
];

/** Roughly which browser on which system: enough to know one's own devices apart. */
export function deviceOf(userAgent: string | null): Device {
  const fits = ([, pattern]: readonly [string, RegExp]) => pattern.test(userAgent ?? '');
  return {
    browser: BROWSERS.find(fits)?.[0] ?? null,
    system: SYSTEMS.find(fits)?.[0] ?? null,
  };
}
