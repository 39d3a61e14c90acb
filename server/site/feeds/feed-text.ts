import { Feed, type Item } from 'feed';
import { type Language, localPath } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import type { News } from '#contract/site/news.ts';
import type { FeedData, FeedOf } from './queries.ts';
import { WORDS } from './words.ts';

export type FeedFormat = 'atom' | 'json';

type Address = {
  language: Language;
  /** Scheme and host of the site. */
  origin: string;
};

/** The page that a feed belongs to, without language. */
function pagePath(of: FeedOf): string {
  if (of.noun === 'site') return '/';
  return of.noun === 'news' ? '/news' : `/${of.noun}/${of.id}`;
}

/**
 * Results and news after RFC 4287 (Atom) or JSON Feed 1. A corrected result is the same entry with a
 * later `updated`; the same data give the same bytes.
 */
export function feedText(
  of: FeedOf,
  { name, results, news }: FeedData,
  format: FeedFormat,
  { language, origin }: Address,
): string {
  const words = WORDS[language];
  const written = format === 'atom' ? asHtml : cleaned;
  const addressOf = (path: string) => origin + localPath(language, path);
  const page = addressOf(pagePath(of));
  const items = [
    ...results.map(({ match, changedAt }) => resultItem(match, changedAt, language, addressOf)),
    ...news.map((article) => newsItem(article, addressOf, origin)),
  ].sort((a, b) => b.date.getTime() - a.date.getTime());
  const self = `${page.replace(/[/]$/, '')}/feed`;
  const feed = new Feed({
    id: page,
    title: cleaned(of.noun === 'news' ? words.news(name) : words.resultsAndNews(name)),
    link: page,
    language,
    generator: 'Wavu',
    updated: items[0]?.date ?? new Date(0),
    author: { name: cleaned(name) },
    feedLinks: { atom: `${self}.atom`, json: `${self}.json` },
  });
  for (const item of items) {
    const { title, description = '' } = item;
    feed.addItem({ ...item, title: written(title), description: written(description) });
  }
  return format === 'atom' ? feed.atom1() : feed.json1();
}

function resultItem(
  match: Match,
  changedAt: number,
  language: Language,
  addressOf: (path: string) => string,
): Item {
  const { team1, team2, team1Wins, team2Wins, league, round, sets } = match;
  const points = sets.map(({ team1Score, team2Score }) => `${team1Score}-${team2Score}`);
  const place = [league?.name, round === null ? '' : WORDS[language].round(round)];
  return {
    id: `urn:uuid:${match.id}`,
    title: `${team1.name} ${team1Wins}-${team2Wins} ${team2.name}`,
    link: addressOf(`/${match.id}`),
    date: new Date(changedAt),
    description: [points.join(', '), place.filter(Boolean).join(', ')].filter(Boolean).join('. '),
  };
}

function newsItem(
  { id, title, text, publishedAt, updatedAt, picture, pictureAlt }: News,
  addressOf: (path: string) => string,
  origin: string,
): Item {
  const shown = picture && { address: origin + picture.address, alt: pictureAlt ?? '' };
  return {
    id: `urn:uuid:${id}`,
    title,
    link: addressOf(`/news/${id}`),
    date: new Date(Math.max(Date.parse(updatedAt), Date.parse(publishedAt))),
    published: new Date(publishedAt),
    description: text,
    ...(shown ? pictureParts(shown, text) : {}),
  };
}

/** The picture beside an article and in its text, with its words. */
function pictureParts({ address, alt }: { address: string; alt: string }, text: string) {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => `<p>${asHtml(paragraph)}</p>`);
  const picture = `<p><img src="${asHtml(address)}" alt="${asHtml(alt)}"/></p>`;
  return {
    image: { url: address, type: 'image/webp' },
    content: [picture, ...paragraphs].join(''),
  };
}

/** The library writes titles and summaries of Atom as HTML, and as they are. */
function asHtml(text: string): string {
  return cleaned(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** XML 1.0 has no place for control characters, and the library lets them through. */
function cleaned(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' ');
}
