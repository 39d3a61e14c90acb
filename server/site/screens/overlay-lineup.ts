import { html } from 'hono/html';
import { matchColors, tonesOf } from '#domain/crest/match-colors.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { Markup } from '../embeds/embed-document.ts';
import { crest } from '../embeds/match-board.ts';
import type { ScreenOptions } from './options.ts';
import { sidesOf, stripe } from './overlay-parts.ts';
import type { ScreenMatch } from './screen-match.ts';
import { WORDS } from './words.ts';

/** The places on court as they are seen from behind the team: the front row is at the net. */
const PLACES = [4, 3, 2, 5, 6, 1] as const;

/**
 * The players in their places at this moment, as the rotation of the log tells it. Nothing where the line-ups are
 * not known: a guess has no place on air.
 */
export function lineupOf(screen: ScreenMatch, options: ScreenOptions): Markup | '' {
  const teams = sidesOf(options).map((side) => teamOf(screen, side, options));
  if (teams.every((team) => team === '')) return '';
  return html`<section class="lineup glass">${teams}</section>`;
}

function teamOf(
  { match, log, names }: ScreenMatch,
  side: Side,
  { language }: ScreenOptions,
): Markup | '' {
  const { rules, state } = log;
  const court = rules.rotation === 'six' ? state.sets.at(-1)?.[side].court : null;
  if (!court) return '';
  const words = WORDS[language];
  const { field, ink } = matchColors(match.team1, match.team2)[side];
  const libero = tonesOf(state[side].liberoShirt ?? '#ffffff');
  const players = PLACES.map((place) => {
    const shirt = court.positions[place - 1]!;
    const isLibero = state[side].liberos.includes(shirt);
    const form = isLibero
      ? html`<rect x="1" y="1" width="38" height="38" rx="6" fill="${libero.field}" stroke="#0e1613" stroke-width="2"/>`
      : html`<circle cx="20" cy="20" r="19" fill="${field}" stroke="#fff" stroke-width="2"/>`;
    const serves = place === 1 && state.serving === side && state.currentSet !== null;
    const ball = serves
      ? html`<circle cx="34" cy="6" r="6" fill="#fcd116" stroke="#0e1613"><title>${words.serves}</title></circle>`
      : '';
    const name = shortName(names[side].get(shirt));
    const label = isLibero ? [name, words.libero].filter(Boolean).join(', ') : name;
    return html`<li><svg viewBox="0 0 40 40"><title>${place}</title>${form}<text x="20" y="27" text-anchor="middle" fill="${isLibero ? libero.ink : ink}">${shirt}</text>${ball}</svg><span>${label}</span></li>`;
  });
  return html`<div><h1>${stripe(match, side)}${crest(match[side])}<span>${match[side].name}</span></h1><ol>${players}</ol></div>`;
}

/** `Zainabu Makame` is `Z. Makame`: there is little room on the court. */
function shortName(fullName: string | undefined): string {
  const [first = '', ...others] = (fullName ?? '').trim().split(/\s+/);
  const last = others.at(-1);
  return last === undefined ? first : `${[...first][0]}. ${last}`;
}
