import { html } from 'hono/html';
import type { Language } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import type { EmbedSubject } from '#contract/site/embed.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { getMatch, listMatches } from '#server/play/matches/queries.ts';
import { readTableFacts, tableOf } from '#server/play/standings/queries.ts';
import type { Markup } from './embed-document.ts';
import { isFollowed, matchBoard } from './match-board.ts';
import { findEmbedTitle, titleOf } from './queries.ts';
import { standingsTable } from './standings-table.ts';
import { teamLists } from './team-lists.ts';

type Contents = {
  /** Of the page, without the name of the site. */
  title: string;
  contents: Markup;
  /** The match whose next point the frame waits for. */
  live?: Match | undefined;
};
type Reader = { language: Language; now: number };

/** Matches of each list of a team, and of a list that stands alone. */
const MOST_MATCHES = 4;
const MOST_OF_ONE_LIST = 10;
const NOTHING = { items: [] };

/** The contents of the frame of a match, a league or a team. Throws not-found. */
export async function readContents(
  store: Store,
  { noun, id, list }: EmbedSubject,
  reader: Reader,
): Promise<Contents> {
  if (noun === 'match') {
    const match = await getMatch(store, id);
    const contents = matchBoard(match, reader.language);
    return { title: titleOf(match), contents, live: isFollowed(match) ? match : undefined };
  }
  const { title, contents, live } =
    noun === 'league' && list === undefined
      ? await ofLeague(store, id, reader)
      : await ofMatches(store, { noun, id, list }, reader);
  return { title, contents: html`<h1>${title}</h1>${contents}`, live };
}

async function ofLeague(store: Store, id: string, { language }: Reader): Promise<Contents> {
  const facts = await readTableFacts(store, id);
  const { groups, name: title, archived } = facts.league;
  if (archived) throw notFound('page.notFound');
  if (groups.length === 0) {
    return { title, contents: standingsTable('', tableOf(facts, {}).rows, language) };
  }
  const tables = groups.map((group) =>
    standingsTable(group.name, tableOf(facts, { group: group.id }).rows, language),
  );
  return { title, contents: html`${tables}` };
}

/** The live match first, then results and next matches, or one of the two lists. */
async function ofMatches(
  store: Store,
  subject: EmbedSubject,
  { language, now }: Reader,
): Promise<Contents> {
  const { noun, id, list } = subject;
  const of = noun === 'league' ? { league: id } : { team: id };
  const limit = list === undefined ? MOST_MATCHES : MOST_OF_ONE_LIST;
  const read = (status: Match['status'], more: { descending?: boolean; from?: string } = {}) =>
    listMatches(store, { ...of, status, limit, ...more });
  const [title, running, ended, next] = await Promise.all([
    findEmbedTitle(store, subject),
    read('Live'),
    list === 'fixtures' ? NOTHING : read('ended', { descending: true }),
    list === 'results' ? NOTHING : read('not started', { from: localDate(now) }),
  ]);
  if (title === undefined) throw notFound('page.notFound');
  const live = running.items[0];
  const board = live === undefined ? '' : matchBoard(live, language);
  const lists = teamLists(ended.items, next.items, language);
  return { title, contents: html`${board}${lists}`, live };
}
