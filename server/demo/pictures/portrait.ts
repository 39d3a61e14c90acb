import type { Gender } from '#contract/primitives.ts';
import { type Chance, pick } from '../invention/chance.ts';

const SKINS = ['#5c3a28', '#6f4630', '#7d4f36', '#8a5a3c', '#4a2e20'] as const;
const HAIRS = ['#17110e', '#241a15', '#120d0b'] as const;

/** Hair above a head whose middle is at 64, 50; women's also beside it. */
const MENS_HAIR = [
  'M41 46Q40 24 64 24T87 46Q84 36 64 35T41 46z',
  'M42 42Q44 27 64 27T86 42Q80 36 64 36T42 42z',
  'M40 48Q36 18 64 18T88 48Q88 36 78 34T50 34 40 48z',
  'M43 38Q50 29 64 29T85 38Q76 34 64 34T43 38z',
] as const;
const WOMENS_HAIR = [
  'M40 50Q34 20 64 20T88 50Q86 36 64 34T40 50zM54 22a12 12 0 1 1 20 0z',
  'M38 72Q30 18 64 18T90 72Q84 64 84 46 80 36 64 35T44 46Q44 64 38 72z',
  'M40 48Q37 21 64 21T88 48Q85 36 64 35T40 48zM86 40q16 6 12 34-8-14-14-26z',
  'M36 50Q34 14 64 14T92 50Q90 60 84 52 84 36 64 35T44 52Q38 60 36 50z',
] as const;

export type Wearer = {
  gender: Gender;
  /** The shirt and its trim. */
  colors: readonly [string, string];
  chance: Chance;
};

/** A drawn player from the chest up, 128 wide: an invented person has no photo. */
export function drawPortrait({ gender, colors: [shirt, trim], chance }: Wearer): string {
  const skin = pick(SKINS, chance);
  const hair = pick(HAIRS, chance);
  const shape = pick(gender === 'Men' ? MENS_HAIR : WOMENS_HAIR, chance);
  const hasBeard = gender === 'Men' && chance() < 0.4;
  const hasBand = chance() < 0.3;
  const width = 21 + Math.round(chance() * 3);
  const beard = `<path d="M${64 - width} 54q2 24 ${width} 24t${width}-24q-4 12-${width} 12t-${width}-12z" fill="${hair}"/>`;
  const band = `<path d="M${64 - width - 1} 42q${width + 1}-9 ${2 * width + 2} 0v5q-${width + 1}-9-${2 * width + 2} 0z" fill="${trim}"/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="512" height="512">' +
    `<rect width="128" height="128" fill="${shirt}"/>` +
    `<path d="M-8 128 72-8h60v136z" fill="${trim}" opacity=".22"/>` +
    // Shoulders, sleeves and collar.
    `<path d="M8 128q2-32 34-38 22 12 44 0 32 6 34 38z" fill="${shirt}" stroke="#ffffff" stroke-opacity=".55" stroke-width="1.500"/>` +
    `<path d="M8 128q1-22 16-32l8 32zM120 128q-1-22-16-32l-8 32z" fill="${trim}"/>` +
    `<path d="M52 70h24v20q-12 12-24 0z" fill="${skin}"/>` +
    `<path d="M52 80q12 9 24 0v4q-12 8-24 0z" fill="#000" opacity=".22"/>` +
    `<path d="M44 89q20 20 40 0l4 2q-24 26-48 0z" fill="${trim}"/>` +
    `<circle cx="${64 - width}" cy="53" r="4.500" fill="${skin}"/><circle cx="${64 + width}" cy="53" r="4.500" fill="${skin}"/>` +
    `<ellipse cx="64" cy="52" rx="${width}" ry="26" fill="${skin}"/>` +
    (hasBeard ? beard : '') +
    `<path d="${shape}" fill="${hair}"/>` +
    (hasBand ? band : '') +
    // Brows, eyes, nose and mouth.
    `<path d="M50 46q5-3 9 0M69 46q5-3 9 0" fill="none" stroke="${hair}" stroke-width="2" stroke-linecap="round"/>` +
    `<circle cx="55" cy="52" r="2" fill="#0d0907"/><circle cx="73" cy="52" r="2" fill="#0d0907"/>` +
    `<path d="M64 53v6q-1 2-3 2" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1.500" stroke-linecap="round"/>` +
    `<path d="M56 ${hasBeard ? 68 : 67}q8 ${3 + Math.round(chance() * 3)} 16 0" fill="none" stroke="${hasBeard ? '#b06a58' : '#3a1712'}" stroke-width="2" stroke-linecap="round"/>` +
    '</svg>'
  );
}
