import { type Language, languageNamed, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import {
  OVERLAY_STYLES,
  type OverlayShown,
  type OverlayStyle,
  SCREEN_POSITIONS,
  SCREEN_SCALES,
  SCREEN_THEMES,
  type ScreenPosition,
  type ScreenTheme,
} from '#contract/site/screen.ts';

/** The look of a screen; a value that is not known is as if it were not there. */
export type ScreenOptions = {
  style: OverlayStyle;
  /** Chosen by the operator of the stream; no address says it. */
  shown: OverlayShown;
  theme: ScreenTheme;
  /** Undefined: the style has a position of its own. */
  pos: ScreenPosition | undefined;
  /** Percent. */
  scale: number;
  language: Language;
  /** Team 2 stands first. */
  isMirrored: boolean;
  /** The main part alone, for a page that is open already. */
  isPart: boolean;
};

/** The words of an address that screens know. */
export const SCREEN_WORDS = ['style', 'theme', 'pos', 'scale', 'lang', 'mirror', 'part'] as const;

/**
 * @param search of the address; a picture on air goes on whatever stands in it
 * @param ofPath the language that the address begins with
 */
export function screenOptions(search: string, ofPath: Language): ScreenOptions {
  const words = new URLSearchParams(search);
  const chosen = <Value extends string>(name: string, known: readonly Value[]) =>
    known.find((value) => value === words.get(name));
  const language = chosen('lang', PUBLISHED_LANGUAGES);
  return {
    style: chosen('style', OVERLAY_STYLES) ?? 'bug',
    shown: 'auto',
    theme: chosen('theme', SCREEN_THEMES) ?? 'dark',
    pos: chosen('pos', SCREEN_POSITIONS),
    scale: scaleOf(words.get('scale')),
    language: language === undefined ? ofPath : languageNamed(language),
    isMirrored: words.get('mirror') === '1',
    isPart: words.get('part') === 'main',
  };
}

function scaleOf(text: string | null): number {
  if (text === null || !/^\d{1,4}$/.test(text)) return SCREEN_SCALES.usual;
  return Math.min(SCREEN_SCALES.most, Math.max(SCREEN_SCALES.least, Number(text)));
}
