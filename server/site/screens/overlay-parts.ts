import { html } from 'hono/html';
import type { Match } from '#contract/matches/match.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { matchColors } from '#domain/crest/match-colors.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import { STATUS_WORDS } from '#server/play/matches/status-words.ts';
import type { Markup } from '../embeds/embed-document.ts';
import { crest, dayOf } from '../embeds/match-board.ts';
import type { ScreenOptions } from './options.ts';
import type { Notice, ScreenMatch } from './screen-match.ts';
import { WORDS, type Words } from './words.ts';

type Part = (screen: ScreenMatch, options: ScreenOptions) => Markup | '';

/** The two teams in a corner, one below the other. */
export const bug: Part = (screen, options) => {
  const { match } = screen;
  const rows = sidesOf(options).map(
    (side) =>
      html`<div class="row${servingClass(match, side)}">${stripe(match, side)}${crest(match[side])}<span>${match[side].name}</span><i>${match[`${side}Wins`]}</i><b>${pointsOf(match, side)}</b></div>`,
  );
  return html`<section class="bug glass">${rows}${footOf(screen, options)}</section>`;
};

/** Both teams beside each other over the width of the picture. */
export const strip: Part = (screen, options) => {
  const { match } = screen;
  const [left, right] = sidesOf(options);
  const words = WORDS[options.language];
  const number = match.currentSet ?? match.sets.at(-1)?.set;
  const set = number === undefined ? dayOf(match, options.language) : words.set(number);
  return html`<section class="strip glass"><div class="line">${stripe(match, left)}${crest(match[left])}<span>${match[left].name}</span><i>${match[`${left}Wins`]}</i><b class="${servingClass(match, left)}">${pointsOf(match, left)}</b><small>${set}<br>${match.league?.name}</small><b class="${servingClass(match, right)}">${pointsOf(match, right)}</b><i>${match[`${right}Wins`]}</i><span class="end">${match[right].name}</span>${crest(match[right])}${stripe(match, right)}</div>${footOf(screen, options)}</section>`;
};

/** The title of the match: who plays, where and in which league. */
export const title: Part = ({ match }, { language, isMirrored }) => {
  const [left, right] = sidesOf({ isMirrored });
  const score = hasScore(match) ? ` ${match[`${left}Wins`]}–${match[`${right}Wins`]} ` : ' – ';
  const facts = [match.league?.name, match.round, match.location, dayOf(match, language)];
  return html`<section class="lower glass"><div class="line">${stripe(match, left)}<div><strong>${match[left].name}${score}${match[right].name}</strong><span>${facts.filter(Boolean).join(' · ')}</span></div>${stripe(match, right)}</div></section>`;
};

/** A substitution or a card, for as long as it is news. */
export const notice: Part = (screen, { language }) => {
  const { match, notice: latest } = screen;
  if (latest === null) return '';
  const [first, second] = noticeText(screen, latest, WORDS[language]);
  return html`<section class="lower glass" data-gone="${latest.until}"><div class="line">${stripe(match, latest.team)}${sign(latest)}<div><strong>${first}</strong><span>${second}</span></div></div></section>`;
};

/** The sets so far; after the end, who won. */
export const recap: Part = (screen, options) => {
  const { match, interval } = screen;
  const words = WORDS[options.language];
  const heads = match.sets.map(({ set }) => html`<th scope="col">${set}</th>`);
  const rows = sidesOf(options).map((side) => {
    const points = match.sets.map(
      (set) => html`<td class="${set.winner === side ? 'won' : ''}">${set[`${side}Score`]}</td>`,
    );
    return html`<tr><th scope="row">${stripe(match, side)}${crest(match[side])}${match[side].name}</th>${points}<td class="all">${match[`${side}Wins`]}</td></tr>`;
  });
  const clock = interval ? html`<em data-clock="${interval.until}"></em>` : '';
  return html`<h1>${recapTitle(screen, options)}${clock}</h1><table><thead><tr><th scope="col"><span class="sr">${words.team}</span></th>${heads}<th scope="col">${words.sets}</th></tr></thead><tbody>${rows}</tbody></table>`;
};

function recapTitle({ match, interval }: ScreenMatch, { language }: ScreenOptions): string {
  const words = WORDS[language];
  const { winner, team1Wins, team2Wins } = match;
  if (interval) return words.interval(interval.set);
  if (winner === 'draw') return words.draw;
  if (winner === null || !match.decided) {
    return [match.league?.name, dayOf(match, language)].filter(Boolean).join(' · ');
  }
  const more = Math.max(team1Wins, team2Wins);
  const fewer = Math.min(team1Wins, team2Wins);
  return words.won(match[winner].name, `${more}–${fewer}`);
}

/** A time-out that runs, else the point that may end the set, else why there is no play. */
export function footOf({ match, timeout, interval }: ScreenMatch, { language }: ScreenOptions) {
  const words = WORDS[language];
  if (timeout) {
    const text = timeout.team ? words.timeout(match[timeout.team].name) : words.technicalTimeout;
    return html`<p class="foot" data-gone="${timeout.until}"><span>${text}</span><em data-clock="${timeout.until}"></em></p>`;
  }
  const point = match.matchPoint ?? match.setPoint;
  if (point !== null && match.status === 'Live') {
    const team =
      point === 'both' ? SIDES.map((side) => match[side].name).join(', ') : match[point].name;
    const text = match.matchPoint ? words.matchPoint(team) : words.setPoint(team);
    return html`<p class="foot gold">${text}</p>`;
  }
  if (interval) return html`<p class="foot">${words.interval(interval.set)}</p>`;
  if (match.status === 'Live') return '';
  const text = STATUS_WORDS[language][match.status] || hourOf(match, language);
  return html`<p class="foot">${text}</p>`;
}

function hourOf(match: Match, language: ScreenOptions['language']): string {
  return match.matchTime === UNKNOWN_TIME ? '' : dayOf(match, language);
}

function noticeText({ match, names }: ScreenMatch, latest: Notice, words: Words): [string, string] {
  const team = match[latest.team].name;
  const personOf = (shirt: number | string) =>
    [shirt, typeof shirt === 'number' ? names[latest.team].get(shirt) : '']
      .filter(Boolean)
      .join(' ');
  if (latest.type === 'sanction') {
    return [words.grades[latest.grade], `${personOf(latest.person)} · ${team}`];
  }
  const { incoming, outgoing } = latest;
  return [words.substitution(personOf(incoming), personOf(outgoing)), team];
}

/** The colours of the cards that the referee shows; arrows for a substitution. */
function sign(latest: Notice): Markup {
  if (latest.type === 'substitution') {
    return html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 21V6M3 11l5-6 5 6" fill="none" stroke="#35c277" stroke-width="3"/><path d="M17 3v15M12 13l5 6 5-6" fill="none" stroke="#ff6368" stroke-width="3"/></svg>`;
  }
  const isYellow = latest.grade === 'verbal' || latest.grade === 'warning';
  const both = latest.grade === 'expulsion' || latest.grade === 'disqualification';
  const color = isYellow ? '#fcd116' : '#e0202b';
  const second = both ? html`<path d="M13 5l8 2-3 15-8-2z" fill="#fcd116"/>` : '';
  return html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">${second}<path d="M4 3h9v17H4z" fill="${color}"/></svg>`;
}

export function stripe(match: Match, side: Side): Markup {
  const { field } = matchColors(match.team1, match.team2)[side];
  return html`<svg class="stripe" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h1v1H0z" fill="${field}"/></svg>`;
}

/** Team 1 first, as people name the match. */
export function sidesOf({ isMirrored }: Pick<ScreenOptions, 'isMirrored'>): [Side, Side] {
  return isMirrored ? ['team2', 'team1'] : ['team1', 'team2'];
}

function pointsOf(match: Match, side: Side): string {
  const set = match.sets.find(({ set: no }) => no === match.currentSet);
  return set === undefined ? '' : String(set[`${side}Score`]);
}

function servingClass(match: Match, side: Side): string {
  return match.currentSet !== null && match.serving === side ? ' serves' : '';
}

function hasScore({ status, team1Wins, team2Wins }: Match): boolean {
  return status === 'Live' || team1Wins + team2Wins > 0;
}
