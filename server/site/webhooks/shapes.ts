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
  if (shape === 'telegram') {
    const address = path === undefined ? undefined : origin + localPath(language, path);
    return JSON.stringify(telegramText(event, sentence, { language, address }));
  }
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

/** HTML of the Bot API, which has letters as they are but for three. */
function telegramText(
  event: WebhookEvent,
  sentence: string,
  { language, address }: { language: Language; address: string | undefined },
) {
  const { match } = event.data;
  const lines = match ? matchLines(event, match, language) : [escapeSlack(sentence)];
  return {
    text: [...lines, ...(address === undefined ? [] : [address])].join('\n'),
    parse_mode: 'HTML',
    link_preview_options: { is_disabled: true },
  };
}

/** The whole match as it stands: each event shows it anew, in place of the lines before. */
function matchLines(event: WebhookEvent, match: Match, language: Language): string[] {
  const sets = match.sets
    .filter(({ winner }) => winner !== null)
    .map((set) => `${set.team1Score}–${set.team2Score}`);
  const word = eventWord(event, match, language);
  const when = match.matchTime === '00:00' ? '' : ` ${match.matchTime}`;
  return [
    `<b>${escapeSlack(teamsOf(match))}</b>`,
    sets.join(' '),
    escapeSlack(word),
    escapeSlack(
      [match.league?.name, `${localDay(match.matchDate)}${when}`, match.location]
        .filter(Boolean)
        .join(', '),
    ),
  ].filter((line) => line !== '');
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
  const teams = teamsOf(match);
  const subject = match.league ? `${teams} (${match.league.name})` : teams;
  const word = eventWord({ type, data }, match, language);
  const detail = type === 'match.set_ended' ? '' : detailOf(type, match);
  return `${[word, detail].filter(Boolean).join(': ')}. ${subject}`;
}

function teamsOf({ team1, team2, team1Wins, team2Wins }: Match): string {
  return team1Wins + team2Wins > 0
    ? `${team1.name} ${team1Wins}–${team2Wins} ${team2.name}`
    : `${team1.name} – ${team2.name}`;
}

function eventWord(
  { type, data }: Pick<WebhookEvent, 'type' | 'data'>,
  match: Match,
  language: Language,
): string {
  const words = WORDS[language];
  const set = data.set === null ? undefined : setWords(match, data.set, language);
  if (type === 'match.set_ended') return set ?? '';
  return set === undefined ? words[type] : `${words[type]}: ${set}`;
}

function setWords(match: Match, number: number, language: Language): string {
  const set = match.sets.find((each) => each.set === number && each.winner !== null);
  const words = WORDS[language];
  return set ? words.set(number, `${set.team1Score}–${set.team2Score}`) : words.setUndone(number);
}

const localDay = (date: string) => date.split('-').reverse().join('.');

function detailOf(type: WebhookEvent['type'], match: Match): string {
  if (type === 'match.ended')
    return match.sets.map((set) => `${set.team1Score}–${set.team2Score}`).join(' ');
  if (type === 'match.created' || type === 'match.rescheduled') {
    const day = localDay(match.matchDate);
    return match.matchTime === '00:00' ? day : `${day} ${match.matchTime}`;
  }
  return type === 'match.venue_moved' ? match.location : '';
}
