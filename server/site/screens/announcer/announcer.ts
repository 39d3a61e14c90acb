import { html } from 'hono/html';
import type { Match } from '#contract/matches/match.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import { STATUS_WORDS } from '#server/play/matches/status-words.ts';
import type { Markup } from '../../embeds/embed-document.ts';
import type { ScreenOptions } from '../options.ts';
import { footOf, sidesOf, stripe } from '../overlay-parts.ts';
import type { ScreenMatch } from '../screen-match.ts';
import { ANNOUNCER_WORDS } from './announcer-words.ts';
import { justNow } from './just-now.ts';
import { personText } from './person-text.ts';

/**
 * The page from which an announcer reads aloud: score, who serves, what has just happened, both teams by
 * name, the matches on the other courts, the partners.
 */
export function announcerOf(screen: ScreenMatch, options: ScreenOptions): Markup {
  const { match } = screen;
  const [first, second] = sidesOf(options);
  return html`${scoreHead(screen, options)}${serveLine(screen, options)}${news(screen, options)}<section class="teams">${teamOf(screen, first, options)}${teamOf(screen, second, options)}</section>${otherMatches(screen, options)}${partners(screen, options)}<p class="quiet">${[match.league?.name, match.round, match.location].filter(Boolean).join(' · ')}</p>`;
}

function scoreHead(screen: ScreenMatch, options: ScreenOptions): Markup {
  const { match } = screen;
  const words = ANNOUNCER_WORDS[options.language];
  const set = match.sets.at(-1);
  const sides = sidesOf(options);
  const rows = sides.map(
    (side) =>
      html`<p class="score">${stripe(match, side)}<span>${match[side].name}</span><b>${set?.[`${side}Score`] ?? ''}</b></p>`,
  );
  const [firstWins, secondWins] = sides.map((side) => match[`${side}Wins`]) as [number, number];
  const head =
    set === undefined
      ? match.matchTime === UNKNOWN_TIME
        ? ''
        : match.matchTime
      : `${words.set(set.set)} · ${words.sets(firstWins, secondWins)}`;
  const past = match.sets
    .filter(({ winner }) => winner !== null)
    .map((it) => sides.map((side) => it[`${side}Score`]).join('–'));
  const sets = past.length === 0 ? '' : html`<p>${words.setsSoFar}: <b>${past.join(', ')}</b></p>`;
  return html`<header><p><b>${head}</b></p>${rows}${sets}${footOf(screen, options)}</header>`;
}

function serveLine({ match, log, names }: ScreenMatch, { language }: ScreenOptions): Markup | '' {
  const { serving, server } = log.state;
  if (serving === null || match.currentSet === null) return '';
  const player = server === null ? '' : personText(server, names[serving]);
  const named = [player, match[serving].name].filter(Boolean).join(', ');
  return html`<p class="serves">${ANNOUNCER_WORDS[language].serves(named)}</p>`;
}

function news(screen: ScreenMatch, options: ScreenOptions): Markup | '' {
  const items = justNow(screen, options).map((text) => html`<li>${text}</li>`);
  if (items.length === 0) return '';
  return html`<section class="news"><h2>${ANNOUNCER_WORDS[options.language].justNow}</h2><ul>${items}</ul></section>`;
}

function teamOf(screen: ScreenMatch, side: Side, { language }: ScreenOptions): Markup {
  const { match, log, names } = screen;
  const words = ANNOUNCER_WORDS[language];
  const { liberos, captain, players } = log.state[side];
  const court = log.state.sets.at(-1)?.[side].court ?? null;
  const onCourt = court?.positions ?? [];
  const row = (shirt: number) => {
    const replaced = court?.libero?.libero === shirt ? court.libero.replaced : null;
    const libero =
      replaced === null ? liberos.includes(shirt) && words.libero : words.replaces(replaced);
    const marks = [captain === shirt && words.captain, libero].filter(Boolean).join(', ');
    return html`<li><b>${shirt}</b><span>${names[side].get(shirt) ?? ''}${marks && html` <i>${marks}</i>`}</span></li>`;
  };
  const all = players ?? [...names[side].keys()].filter((shirt) => shirt >= 0);
  const others = all.filter((shirt) => !onCourt.includes(shirt)).toSorted((a, b) => a - b);
  const list = (title: string, shirts: readonly number[]) =>
    shirts.length === 0 ? '' : html`<h2>${title}</h2><ul>${shirts.map(row)}</ul>`;
  return html`<article><h1>${stripe(match, side)}<span>${match[side].name}</span></h1>${list(words.onCourt, onCourt)}${list(words.bench, others)}</article>`;
}

function otherMatches(
  { others, venueCourts }: ScreenMatch,
  { language }: ScreenOptions,
): Markup | '' {
  if (others.length === 0) return '';
  const rows = others.map((match) => {
    const court =
      match.court === null || venueCourts === 1
        ? ''
        : `${ANNOUNCER_WORDS[language].court(match.court)}: `;
    return html`<li>${court}<b>${match.team1.name} – ${match.team2.name}</b> ${stateOf(match, language)}</li>`;
  });
  return html`<section class="others"><h2>${ANNOUNCER_WORDS[language].otherCourts}</h2><ul>${rows}</ul></section>`;
}

/** `1–0, Set 2 13–17`, the hour of a match to come, or the result. */
function stateOf(match: Match, language: ScreenOptions['language']): string {
  if (match.status === 'not started')
    return match.matchTime === UNKNOWN_TIME ? '' : match.matchTime;
  const sets = `${match.team1Wins}–${match.team2Wins}`;
  const set = match.sets.find(({ set: no }) => no === match.currentSet);
  if (match.status === 'Live' && set) {
    const points = SIDES.map((side) => set[`${side}Score`]).join('–');
    return `${sets}, ${ANNOUNCER_WORDS[language].set(set.set)} ${points}`;
  }
  return `${sets}, ${STATUS_WORDS[language][match.status]}`;
}

function partners({ sponsors }: ScreenMatch, { language }: ScreenOptions): Markup | '' {
  if (sponsors.length === 0) return '';
  const names = sponsors.map(({ name }) => name).join(', ');
  return html`<p class="partners">${ANNOUNCER_WORDS[language].partners(names)}</p>`;
}
