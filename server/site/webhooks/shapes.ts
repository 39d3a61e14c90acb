import { type Language, localPath } from '#contract/language.ts';
import type { WebhookEvent, WebhookShape } from '#contract/site/webhook.ts';
import { WORDS } from './words.ts';

/** The body that the service of a receiver understands. */
export function bodyFor(
  shape: WebhookShape,
  event: WebhookEvent,
  { language, origin }: { language: Language; origin: string },
): string {
  if (shape === 'standard') return JSON.stringify(event);
  const sentence = sentenceOf(event, language);
  const path = pathOf(event);
  const link = path === undefined ? '' : `\n${origin}${localPath(language, path)}`;
  // Names are written by people of clubs: they format nothing and call nobody.
  return JSON.stringify(
    shape === 'discord'
      ? { content: escapeMarkdown(sentence) + link, allowed_mentions: { parse: [] } }
      : { text: escapeSlack(sentence) + link },
  );
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\*_~`|<>#[\]()-]/g, String.raw`\$&`);
}

function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function pathOf({ data: { match, news, league } }: WebhookEvent): string | undefined {
  if (match) return `/right/${match.id}`;
  if (news) return `/news/${news.id}`;
  return league ? `/league/${league.id}` : undefined;
}

function sentenceOf(event: WebhookEvent, language: Language): string {
  const { match, news, league } = event.data;
  if (match) return matchSentence(event, match, language);
  const words = WORDS[language];
  const word = event.type === 'match.set_ended' ? '' : words[event.type];
  const subject = news?.title ?? league?.name;
  return subject === undefined ? word : `${word}: ${subject}`;
}

type Match = NonNullable<WebhookEvent['data']['match']>;

function matchSentence({ type, data }: WebhookEvent, match: Match, language: Language): string {
  const words = WORDS[language];
  const { team1, team2 } = match;
  const hasScore = match.team1Wins + match.team2Wins > 0;
  const teams = hasScore
    ? `${team1.name} ${match.team1Wins}–${match.team2Wins} ${team2.name}`
    : `${team1.name} – ${team2.name}`;
  const subject = match.league ? `${teams} (${match.league.name})` : teams;
  const set = data.set === null ? undefined : setWords(match, data.set, language);
  if (type === 'match.set_ended') return `${set}. ${subject}`;
  const word = set === undefined ? words[type] : `${words[type]}: ${set}`;
  return `${[word, detailOf(type, match)].filter(Boolean).join(': ')}. ${subject}`;
}

function setWords(match: Match, number: number, language: Language): string {
  const set = match.sets.find((each) => each.set === number && each.winner !== null);
  const words = WORDS[language];
  return set ? words.set(number, `${set.team1Score}–${set.team2Score}`) : words.setUndone(number);
}

function detailOf(type: WebhookEvent['type'], match: Match): string {
  if (type === 'match.ended')
    return match.sets.map((set) => `${set.team1Score}–${set.team2Score}`).join(' ');
  if (type === 'match.created' || type === 'match.rescheduled') {
    const day = match.matchDate.split('-').reverse().join('.');
    return match.matchTime === '00:00' ? day : `${day} ${match.matchTime}`;
  }
  return type === 'match.venue_moved' ? match.location : '';
}
