import { html } from 'hono/html';
import { liveSet } from '#domain/volleyball/match-state.ts';
import { benchNow } from '#domain/volleyball/may-come-in.ts';
import type { OwnScore } from '#domain/volleyball/scoresheet/occasions.ts';
import { scoresheet } from '#domain/volleyball/scoresheet/scoresheet.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import type { Markup } from '../../embeds/embed-document.ts';
import type { ScreenOptions } from '../options.ts';
import { footOf, stripe } from '../overlay-parts.ts';
import type { ScreenMatch } from '../screen-match.ts';
import { WORDS } from '../words.ts';
import { REFEREE_WORDS } from './referee-words.ts';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/**
 * The questions of a referee to the table, answered on a phone: who serves and in which order, time-outs and
 * substitutions, the libero, who may come in. Each team stands on the half where it plays.
 */
export function refereeOf(screen: ScreenMatch, options: ScreenOptions): Markup {
  const { match, log } = screen;
  const words = REFEREE_WORDS[options.language];
  const expected = log.state.left ?? log.state.sets.at(-1)?.left ?? 'team1';
  const left = options.isMirrored ? otherSide(expected) : expected;
  const { serving, server } = log.state;
  const serves =
    serving === null
      ? ''
      : html`<p class="serves">${stripe(match, serving)}<b>${server ?? ''}</b> ${WORDS[options.language].serves}: ${match[serving].name}</p>`;
  const set = match.currentSet ?? match.sets.at(-1)?.set;
  const head =
    set === undefined ? match.matchTime : words.set(set, match.team1Wins, match.team2Wins);
  return html`<header><b>${head}</b>${footOf(screen, options)}</header>${serves}<section>${teamOf(screen, left, options)}${teamOf(screen, otherSide(left), options)}</section>`;
}

function teamOf(screen: ScreenMatch, side: Side, { language }: ScreenOptions): Markup {
  const { match, log, names } = screen;
  const words = REFEREE_WORDS[language];
  const set = log.state.sets.at(-1);
  const court = liveSet(log.state)?.[side].court ?? null;
  const { max } = log.rules.subs;
  const sheet = scoresheet(log).sets.at(-1);
  const taken = (sheet?.[side].timeouts ?? []).map(scoreText).join(', ');
  const nameOf = (shirt: number) => names[side].get(shirt) ?? '';
  const order = (court?.positions ?? []).map((shirt, at) => {
    const replaced = court?.libero?.libero === shirt ? words.replaces(court.libero.replaced) : '';
    const mark = log.state[side].captain === shirt ? words.captain : replaced;
    return html`<li><i>${NUMERALS[at] ?? at + 1}</i><b>${shirt}</b><span>${nameOf(shirt)} ${mark}</span></li>`;
  });
  const bench = benchNow(
    log,
    side,
    [...names[side].keys()].filter((shirt) => shirt >= 0),
  );
  const entrants = bench.map(
    ({ player, mayReplace }) =>
      html`<li class="${mayReplace.length === 0 ? 'off' : ''}"><b>${player}</b><span>${nameOf(player)}</span><em>${mayReplace.length === (court?.positions.length ?? 0) ? words.anybody : mayReplace.join(', ') || words.nobody}</em></li>`,
  );
  const used = court?.substitutions ?? 0;
  const subs =
    max === 0 ? '' : html`<p>${words.substitutions} <b>${Math.max(0, max - used)}</b></p>`;
  const rest =
    court === null
      ? html`<p>${words.noLineup}</p>`
      : html`<h2>${words.order}</h2><ol class="${log.state.serving === side ? 'serving' : ''}">${order}</ol><h2>${words.mayComeIn}</h2><ul>${entrants}</ul>`;
  return html`<article><h1>${stripe(match, side)}<span>${match[side].name}</span><b>${set?.[`${side}Score`] ?? 0}</b></h1><p>${words.timeouts} <b>${set?.[side].timeouts ?? 0}</b> ${taken && `(${taken})`}</p>${subs}${rest}</article>`;
}

function scoreText({ own, other }: OwnScore): string {
  return `${own}:${other}`;
}
