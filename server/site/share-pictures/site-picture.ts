import type { Language } from '#contract/language.ts';
import { COLORS, type Drawing } from './draw-picture.ts';
import { WORDS } from './words.ts';

/** The picture of pages that have none of their own: the name over three strands of a net. */
export function drawSite(language: Language): Drawing {
  const strands = [400, 440, 480].map((y) => `M0 ${y}h1200`).join('');
  return {
    shapes:
      `<path d="${strands}" stroke="${COLORS.quiet}" stroke-width="6" opacity=".5"/>` +
      `<path d="M170 400C330 120 760 60 1010 270" fill="none" stroke="${COLORS.gold}" stroke-width="12" stroke-linecap="round"/>` +
      `<circle cx="1010" cy="270" r="36" fill="${COLORS.gold}"/>`,
    labels: [{ text: WORDS[language].promise, x: 600, y: 560, size: 36, color: COLORS.ink }],
    pictures: [],
  };
}
