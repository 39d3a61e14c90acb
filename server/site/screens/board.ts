import { html } from 'hono/html';
import type { Match } from '#contract/matches/match.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { WHITE } from '#domain/crest/color-math.ts';
import { matchColors } from '#domain/crest/match-colors.ts';
import { isDecidingSet } from '#domain/volleyball/match-rules.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import { STATUS_WORDS } from '#server/play/matches/status-words.ts';
import type { Markup } from '../embeds/embed-document.ts';
import { crest, dayOf } from '../embeds/match-board.ts';
import type { ScreenOptions } from './options.ts';
import { footOf } from './overlay-parts.ts';
import type { ScreenMatch } from './screen-match.ts';
import { WORDS } from './words.ts';

/** One match, to be read from the far side of a hall: each team on the half where it stands on court. */
export function boardOf(screen: ScreenMatch, options: ScreenOptions): Markup {
  const { match, log } = screen;
  if (match.decided && match.winner !== null && match.winner !== 'draw') {
    return winnerOf(match, match.winner, options);
  }
  const expected = log.state.left ?? log.state.sets.at(-1)?.left ?? 'team1';
  const left = options.isMirrored ? otherSide(expected) : expected;
  const right = otherSide(left);
  const words = WORDS[options.language];
  const set = match.currentSet ?? match.sets.at(-1)?.set;
  const middle =
    set === undefined
      ? html`<b class="hour">${match.matchTime === UNKNOWN_TIME ? '–' : match.matchTime}</b>`
      : html`<small>${words.set(set)}</small><b>${match[`${left}Wins`]}–${match[`${right}Wins`]}</b>`;
  return html`<section class="halves">${half(screen, left, options)}${half(screen, right, options)}<div class="middle">${middle}</div></section><footer><p>${setsOf(match, [left, right])}</p>${boardFoot(screen, options)}<p>${[match.court, match.league?.name].filter(Boolean).join(' · ') || dayOf(match, options.language)}</p></footer>`;
}

/** Nothing else on the board has the clock of the interval. */
function boardFoot(screen: ScreenMatch, options: ScreenOptions): Markup | '' {
  const { timeout, interval } = screen;
  if (timeout || !interval) return footOf(screen, options);
  const text = WORDS[options.language].interval(interval.set);
  return html`<p class="foot"><span>${text}</span><em data-clock="${interval.until}"></em></p>`;
}

function half({ match, log }: ScreenMatch, side: Side, { language }: ScreenOptions): Markup {
  const words = WORDS[language];
  const set = log.state.sets.at(-1);
  const points = set === undefined ? '' : set[`${side}Score`];
  const { perSet, inDecider } = log.rules.timeouts;
  const all = set && isDecidingSet(log.rules, set.set) ? inDecider : perSet;
  const taken = set?.[side].timeouts ?? 0;
  const dots = Array.from(
    { length: all },
    (_, at) => html`<i class="${at < taken ? 'taken' : ''}"></i>`,
  );
  const serves = match.currentSet !== null && match.serving === side;
  const lamp = serves
    ? html`<span class="lamp"><svg viewBox="0 0 24 24" role="img"><title>${words.serves}</title><circle cx="12" cy="12" r="11" fill="#fcd116" stroke="#0e1613" stroke-width="2"/></svg></span>`
    : '';
  return html`<div class="half${inkOf(match, side)}">${ground(match, side)}<h1>${mark(match, side)}<span>${match[side].name}</span></h1><b class="points">${points}</b><p><span class="dots" role="img" aria-label="${words.timeouts(taken, all)}">${dots}</span>${lamp}</p></div>`;
}

/** The end is read at one look: who won, by how many sets, and each of them. */
function winnerOf(match: Match, winner: Side, { language }: ScreenOptions): Markup {
  const loser = otherSide(winner);
  const status = match.status === 'ended' ? STATUS_WORDS[language].ended : '';
  return html`<section class="winner half${inkOf(match, winner)}">${ground(match, winner)}${mark(match, winner)}<h1><span>${match[winner].name}</span></h1><b>${match[`${winner}Wins`]}–${match[`${loser}Wins`]}</b><p>${setsOf(match, [winner, loser])}</p><p>${match[loser].name}${status && ` · ${status}`}</p></section>`;
}

function setsOf({ sets }: Match, [first, second]: [Side, Side]): Markup[] {
  return sets
    .filter(({ winner }) => winner !== null)
    .map((set) => html`<span>${set[`${first}Score`]}–${set[`${second}Score`]}</span> `);
}

/** A team's logo, else its drawn crest. */
function mark(match: Match, side: Side): Markup {
  const { logo } = match[side];
  return logo === null ? crest(match[side]) : html`<img src="${logo}" alt="">`;
}

function ground(match: Match, side: Side): Markup {
  const { field } = matchColors(match.team1, match.team2)[side];
  return html`<svg class="ground" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h1v1H0z" fill="${field}"/></svg>`;
}

function inkOf(match: Match, side: Side): string {
  const { ink } = matchColors(match.team1, match.team2)[side];
  return ink === WHITE ? '' : ' dark';
}
