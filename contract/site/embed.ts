import { type Language, localPath, neutralPath } from '../language.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** A frame of a league or a team may show one of these instead of its table, or of both. */
export const EMBED_LISTS = ['fixtures', 'results'] as const;
export type EmbedList = (typeof EMBED_LISTS)[number];
/** A small page for frames on other sites: a match, the table or a list of a league, or a team. */
export type EmbedSubject =
  | { noun: 'match'; id: string; list?: undefined }
  | { noun: 'league' | 'team'; id: string; list?: EmbedList | undefined };

/** A look that the site of the frame chooses. */
export type EmbedLook = { theme?: 'light' | 'dark' | undefined; color?: string | undefined };
/** The colour of the edge of a frame: six hexadecimal digits. */
export const EMBED_COLOR = /^[0-9a-f]{6}$/i;

const PAGE = /^[/](?:(team|league)[/]|(?:right[/])?)([\w-]{1,64})(?:[/](\w+))?[/]?$/;
const LISTS: Readonly<Record<string, EmbedList>> = {
  leagueFixture: 'fixtures',
  fixturesList: 'fixtures',
  resultList: 'results',
};
/** In CSS pixels; a frame of more rows scrolls. */
const HEIGHTS = { match: 230, league: 420, team: 420 } as const;
export const EMBED_WIDTH = 480;

/**
 * The subject of a page of the site, by its path with or without language; undefined for pages that
 * show no match, league or team. That there is one with this id is not checked.
 */
export function embedSubjectOf(pathname: string): EmbedSubject | undefined {
  const [, noun, id, tab = ''] = PAGE.exec(neutralPath(pathname)) ?? [];
  if (id === undefined) return undefined;
  if (noun === 'league') return { noun, id, list: LISTS[tab] };
  return { noun: noun === 'team' ? noun : 'match', id };
}

/** The address of the small page, without scheme and host. */
export function embedPath(
  { noun, id, list }: EmbedSubject,
  language: Language,
  { theme, color }: EmbedLook = {},
): string {
  const view = list ?? (noun === 'league' ? 'standings' : undefined);
  const path = ['/embed', noun, id, ...(view === undefined ? [] : [view])].join('/');
  const look = [theme && `theme=${theme}`, color && `color=${color}`].filter(Boolean);
  return localPath(language, path) + (look.length > 0 ? `?${look.join('&')}` : '');
}

/** The page of the site that the small page belongs to. */
export function embeddedPage({ noun, id, list }: EmbedSubject, language: Language): string {
  const tab = noun === 'league' && list === 'results' ? '/resultList' : '';
  return localPath(language, noun === 'match' ? `/${id}` : `/${noun}/${id}${tab}`);
}

/**
 * The HTML that shows the frame on another site, with a link below it for sites that take no frames. The link stands
 * behind the frame: WordPress hides a frame that follows a quotation until a script of WordPress is answered by it.
 *
 * @param origin scheme and host of this site
 * @param title of the frame, as people hear it read
 */
export function embedSnippet(
  origin: string,
  subject: EmbedSubject,
  title: string,
  language: Language,
  look: EmbedLook = {},
): string {
  const src = escapeHtml(origin + embedPath(subject, language, look));
  const page = origin + embeddedPage(subject, language);
  const size = `width="${EMBED_WIDTH}" height="${HEIGHTS[subject.noun]}"`;
  return `<iframe src="${src}" title="${escapeHtml(title)}" ${size} style="border:0;max-width:100%" loading="lazy"></iframe><blockquote><a href="${page}">${escapeHtml(title)}</a></blockquote>`;
}

export function embedHeight({ noun }: EmbedSubject): number {
  return HEIGHTS[noun];
}

/** The address that other programs ask for the frame of a page: oEmbed 1.0. */
export function oembedPath(page: string): string {
  return `/oembed?url=${encodeURIComponent(page)}`;
}
