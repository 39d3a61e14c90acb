import { type Language, languageNamed, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { SCREEN_SCALES } from '#contract/site/screen.ts';
import { type ScreenOptions, screenOptions } from './options.ts';

export const SCREEN_KINDS = [
  'overlay',
  'overlay-court',
  'board',
  'board-court',
  'venue',
  'referee',
  'announcer',
] as const;
export type ScreenKind = (typeof SCREEN_KINDS)[number];

/** The place of a match, where it is on record. */
export type Place = { venue: string; court: string | null } | undefined;

export type Choice = { kind: ScreenKind; options: ScreenOptions };

/** The kinds of screens that a match has at its place. */
export function kindsAt(place: Place): ScreenKind[] {
  return SCREEN_KINDS.filter((kind) => {
    if (kind === 'venue') return place !== undefined;
    return kind.endsWith('-court') ? Boolean(place?.court) : true;
  });
}

/** A kind that is not known, or not to be had at the place, is the first one. */
export function choiceOf(search: string, ofPath: Language, place: Place): Choice {
  const word = new URLSearchParams(search).get('kind');
  const kind = kindsAt(place).find((known) => known === word) ?? 'overlay';
  return { kind, options: screenOptions(search, ofPath) };
}

/** The address of the chosen screen below the site's own; usual values are left out. */
export function screenAddress(match: string, place: Place, { kind, options }: Choice): string {
  const { style, theme, pos, scale, language, isMirrored } = options;
  const words = new URLSearchParams();
  const isOverlay = kind.startsWith('overlay');
  if (isOverlay && style !== 'bug') words.set('style', style);
  if (theme !== 'dark') words.set('theme', theme);
  if (isOverlay && pos !== undefined) words.set('pos', pos);
  if (isOverlay && scale !== SCREEN_SCALES.usual) words.set('scale', String(scale));
  if (language !== languageNamed(PUBLISHED_LANGUAGES[0])) words.set('lang', language);
  if (kind !== 'venue' && isMirrored) words.set('mirror', '1');
  const query = words.toString();
  return pathOf(match, place, kind) + (query === '' ? '' : `?${query}`);
}

function pathOf(match: string, place: Place, kind: ScreenKind): string {
  const court = `court/${place?.venue}/${encodeURIComponent(place?.court ?? '')}`;
  return {
    overlay: `/score/${match}/overlay`,
    'overlay-court': `/overlay/${court}`,
    board: `/screen/match/${match}`,
    'board-court': `/screen/${court}`,
    venue: `/screen/venue/${place?.venue}`,
    referee: `/screen/referee/${match}`,
    announcer: `/screen/announcer/${match}`,
  }[kind];
}
