/** Red, green and blue as light, each 0 to 1: only so may colours be mixed and weighed. */
export type Light = readonly [number, number, number];

export const WHITE = '#ffffff';
/** The dark of text; `--color-ink` of the light theme. */
export const INK = '#0b1410';

/** @param color `#rrggbb` */
export function lightOf(color: string): Light {
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

export function colorOf(light: Light): string {
  const parts = light.map((part) => {
    const value = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Relative luminance of WCAG 2, 0 for black to 1 for white. */
export function luminance([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours after WCAG 2, 1 to 21. */
export function contrast(first: string, second: string): number {
  const a = luminance(lightOf(first));
  const b = luminance(lightOf(second));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The same hue at another luminance: darker or brighter first, with white where that is not enough. */
export function withLuminance(color: string, target: number): string {
  const light = lightOf(color);
  const most = Math.max(...light);
  const scale = most === 0 ? 0 : Math.min(target / luminance(light), 1 / most);
  const scaled: Light = [light[0] * scale, light[1] * scale, light[2] * scale];
  const has = luminance(scaled);
  const white = has < target ? (target - has) / (1 - has) : 0;
  const mixed = scaled.map((part) => part + (1 - part) * white);
  return colorOf(mixed as [number, number, number]);
}

/** The visible distance of two colours, after CIE 1976: below 10 alike, above 30 different at a glance. */
export function distance(first: string, second: string): number {
  const a = labOf(lightOf(first));
  const b = labOf(lightOf(second));
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** CIE L*a*b* in daylight. */
function labOf([red, green, blue]: Light): [number, number, number] {
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function curve(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}
