import { html } from 'hono/html';
import type { Language } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import type { TeamRef } from '#contract/people/team.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { crestForm } from '#domain/crest/crest-form.ts';
import { crestColors } from '#domain/crest/crest-shape.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { dayText } from '#server/platform/time/day-text.ts';
import { STATUS_WORDS } from '#server/play/matches/status-words.ts';
import type { Markup } from './embed-document.ts';
import { WORDS } from './words.ts';

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** A match of which fans wait for the next point. */
export const isFollowed = ({ status }: Match): boolean => status === 'Live';

/** Teams, sets won and points of each set; what the live script of the frame changes has an id. */
export function matchBoard(match: Match, language: Language): Markup {
  const words = WORDS[language];
  const head = [match.league?.name, dayOf(match, language)].filter(Boolean).join(' · ');
  const rows = SIDES.map((side, at) => {
    const points = match.sets.map((set) => {
      const score = side === 'team1' ? set.team1Score : set.team2Score;
      return set.set === match.currentSet
        ? html`<td class="now" id="p${at}">${score}</td>`
        : html`<td class="${set.winner === side ? 'won' : ''}">${score}</td>`;
    });
    return html`<tr><th scope="row">${crest(match[side])}${match[side].name}${serving(match, at)}</th><td><b>${match[`${side}Wins`]}</b></td>${points}</tr>`;
  });
  const heads = match.sets.map(({ set }) => html`<th scope="col">${set}</th>`);
  return html`<p>${head}</p>${statusLine(match, language)}<table><thead><tr><th scope="col">${words.team}</th><th scope="col">${words.sets}</th>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
}

function statusLine(match: Match, language: Language): Markup | '' {
  const words = WORDS[language];
  const status = STATUS_WORDS[language][match.status];
  if (!isFollowed(match)) return status === '' ? '' : html`<p>${status}</p>`;
  const set = match.currentSet === null ? '' : html` · ${words.set(match.currentSet)}`;
  return html`<p class="live" id="live">${status}${set}</p>`;
}

/** A ball beside the team that serves. */
function serving(match: Match, at: number): Markup | '' {
  if (!isFollowed(match) || match.currentSet === null) return '';
  const isServing = match.serving === SIDES[at];
  return isServing
    ? html`<span class="now" id="v${at}"> ●</span>`
    : html`<span class="now" id="v${at}" hidden> ●</span>`;
}

/** Day and hour in Tanzania, in words of the language. */
export function dayOf(match: Match, language: Language): string {
  const day = dayText(match.matchDate, language, DAY);
  return match.matchTime === UNKNOWN_TIME ? day : `${day}, ${match.matchTime}`;
}

/** Drawn, also for a team with a logo: a frame loads nothing beside itself. */
export function crest({ name, jerseyColor1, jerseyColor2 }: TeamRef): Markup {
  const { field, band } = crestColors(name, jerseyColor1, jerseyColor2);
  const { outline, pattern } = crestForm(name);
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${outline}" fill="${field}"/><path d="${pattern}" fill="${band}"/></svg>`;
}
