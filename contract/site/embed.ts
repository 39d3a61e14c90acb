import { type Language, localPath, neutralPath } from '../language.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** A small page for frames on other sites: a match, the table of a league, or a team. */
export type EmbedSubject = { noun: 'match' | 'league' | 'team'; id: string };

const PAGE = /^[/](?:(team|league)[/]|(?:right[/])?)([\w-]{1,64})(?:[/]\w+)?[/]?$/;
/** In CSS pixels; a frame of more rows scrolls. */
const HEIGHTS = { match: 230, league: 420, team: 420 } as const;
export const EMBED_WIDTH = 480;

/**
 * The subject of a page of the site, by its path with or without language; undefined for pages that
 * show no match, league or team. That there is one with this id is not checked.
 */
export function embedSubjectOf(pathname: string): EmbedSubject | undefined {
  const [, noun, id] = PAGE.exec(neutralPath(pathname)) ?? [];
  return id === undefined ? undefined : { noun: (noun as 'team' | 'league') ?? 'match', id };
}

/** The address of the small page, without scheme and host. */
export function embedPath({ noun, id }: EmbedSubject, language: Language): string {
  return localPath(language, `/embed/${noun}/${id}${noun === 'league' ? '/standings' : ''}`);
}

/** The page of the site that the small page belongs to. */
export function embeddedPage({ noun, id }: EmbedSubject, language: Language): string {
  return localPath(language, noun === 'match' ? `/${id}` : `/${noun}/${id}`);
}

/**
 * The HTML that shows the frame on another site.
 *
 * @param origin scheme and host of this site
 * @param title of the frame, as people hear it read
 */
export function embedSnippet(
  origin: string,
  subject: EmbedSubject,
  title: string,
  language: Language,
): string {
  const src = origin + embedPath(subject, language);
  const size = `width="${EMBED_WIDTH}" height="${HEIGHTS[subject.noun]}"`;
  return `<iframe src="${src}" title="${escapeHtml(title)}" ${size} style="border:0;max-width:100%" loading="lazy"></iframe>`;
}

export function embedHeight({ noun }: EmbedSubject): number {
  return HEIGHTS[noun];
}

/** The address that other programs ask for the frame of a page: oEmbed 1.0. */
export function oembedPath(page: string): string {
  return `/oembed?url=${encodeURIComponent(page)}`;
}
