import { html } from 'hono/html';
import type { Match } from '#contract/matches/match.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import { STATUS_WORDS } from '#server/play/matches/status-words.ts';
import type { Markup } from '../embeds/embed-document.ts';
import { crest, dayOf } from '../embeds/match-board.ts';
import { standingsTable } from '../embeds/standings-table.ts';
import type { ScreenOptions } from './options.ts';
import { stripe } from './overlay-parts.ts';
import { bracketCard } from './venue-bracket.ts';
import type { VenueScreen } from './venue-screen.ts';
import { WORDS, type Words } from './words.ts';

/** All courts of a venue, what comes next, a table or a bracket, and the partners: for the TV in the entrance. */
export function venueBoard(screen: VenueScreen, { language }: ScreenOptions): Markup {
  const { venue, courts, next, table, bracket, partners } = screen;
  const words = WORDS[language];
  const cards = courts.map((court) => card(court, language));
  const side = [
    nextList(next, venue.courts, words),
    table && tableCard(table, language),
    bracket && bracketCard(bracket, language),
  ];
  const hasSide = side.some(Boolean);
  const logos = partners.map(
    ({ name, logo }) =>
      html`<span>${logo === null ? '' : html`<img src="${logo}" alt="">`}${name}</span>`,
  );
  const foot = partners.length === 0 ? '' : html`<footer>${logos}</footer>`;
  return html`<h1>${venue.name}</h1><div class="all"><section class="courts n${sizeOf(courts.length)}">${cards}</section>${hasSide ? html`<section class="side">${side}</section>` : ''}</div>${foot}`;
}

/** Cards get smaller in three steps. */
function sizeOf(courts: number): 2 | 6 | 12 {
  if (courts <= 2) return 2;
  return courts <= 6 ? 6 : 12;
}

function card(
  { name, match: today, later }: VenueScreen['courts'][number],
  language: ScreenOptions['language'],
) {
  const court = WORDS[language].courtOf(name);
  const match = today ?? later;
  if (match === undefined) {
    return html`<article><div><h2>${court}</h2><p class="none">${WORDS[language].noMatch}</p></div></article>`;
  }
  const rows = SIDES.map((side) => teamRow(match, side));
  const head = today
    ? html`<h2>${court}<small>${stateOf(today, language)}</small></h2>`
    : html`<h2>${court}</h2><p class="none">${WORDS[language].nextOn(dayOf(match, language))}</p>`;
  return html`<article><div>${head}${rows}</div></article>`;
}

/** Before the start there is no score to show, and after the end no points. */
function teamRow(match: Match, side: Side): Markup {
  const sets = match.status === 'not started' ? '' : html`<i>${match[`${side}Wins`]}</i>`;
  const points = match.currentSet === null ? '' : html`<b>${pointsOf(match, side)}</b>`;
  return html`<p class="team${isServing(match, side) ? ' serves' : ''}">${stripe(match, side)}${crest(match[side])}<span>${match[side].name}</span>${sets}${points}</p>`;
}

/** The set that is played, the hour of a match to come, else the word of its status. */
function stateOf(match: Match, language: ScreenOptions['language']): string {
  if (match.status === 'not started') return hourOf(match);
  const status = STATUS_WORDS[language][match.status];
  if (match.currentSet === null) return status;
  return match.status === 'Live' ? WORDS[language].set(match.currentSet) : status;
}

const hourOf = ({ matchTime }: Match) => (matchTime === UNKNOWN_TIME ? '–' : matchTime);

function pointsOf(match: Match, side: Side): string {
  const set = match.sets.find(({ set: no }) => no === match.currentSet);
  return set === undefined ? '' : String(set[`${side}Score`]);
}

function isServing(match: Match, side: Side): boolean {
  return match.currentSet !== null && match.status === 'Live' && match.serving === side;
}

function nextList(next: readonly Match[], courts: number, words: Words): Markup | '' {
  if (next.length === 0) return '';
  const rows = next.map((match) => {
    const court = courts === 1 || match.court === null ? '' : ` · ${words.courtOf(match.court)}`;
    return html`<li><b>${hourOf(match)}</b><span>${match.team1.name} – ${match.team2.name}${court}</span></li>`;
  });
  return html`<div><h2>${words.next}</h2><ul>${rows}</ul></div>`;
}

function tableCard(
  { title, rows }: NonNullable<VenueScreen['table']>,
  language: ScreenOptions['language'],
): Markup {
  return html`<div>${standingsTable(title, rows, language)}</div>`;
}
