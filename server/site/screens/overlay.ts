import { html } from 'hono/html';
import type { Markup } from '../embeds/embed-document.ts';
import type { ScreenOptions } from './options.ts';
import { lineupOf } from './overlay-lineup.ts';
import { bug, notice, recap, strip, title } from './overlay-parts.ts';
import type { ScreenMatch } from './screen-match.ts';
import { sponsorRow } from './stream/sponsors.ts';
import { WORDS } from './words.ts';

/**
 * The contents of an overlay. Beside the score, what is worth the whole picture comes and goes by
 * itself: a substitution or a card, the sets between two of them, the result.
 */
export function overlayOf(screen: ScreenMatch, options: ScreenOptions): Markup | '' {
  if (options.shown === 'hidden') return '';
  if (options.shown !== 'auto')
    return html`${scoreOf(screen, options)}${chosenPart(screen, options)}`;
  switch (options.style) {
    case 'recap':
      return recapPart(screen, options);
    case 'lineup':
      return lineupOf(screen, options);
    case 'lower':
      return screen.notice ? notice(screen, options) : title(screen, options);
    case 'strip':
    case 'bug':
      return html`${scoreOf(screen, options)}${ofTheMoment(screen, options)}`;
  }
}

/** The forms that are on air all the time. */
function scoreOf(screen: ScreenMatch, options: ScreenOptions): Markup | '' {
  if (options.style === 'bug') return bug(screen, options);
  return options.style === 'strip' ? strip(screen, options) : '';
}

/** The part that the operator keeps on the picture until they choose another one. */
function chosenPart(screen: ScreenMatch, options: ScreenOptions): Markup | '' {
  if (options.shown === 'lineup') return lineupOf(screen, options);
  if (options.shown === 'recap') return recapPart(screen, options);
  const sponsors = sponsorRow(screen.sponsors);
  if (sponsors === '') return '';
  const title = WORDS[options.language].partners;
  return html`<section class="recap glass big"><h1>${title}</h1>${sponsors}</section>`;
}

/** Between two sets the partners have a place below them. */
function recapPart(screen: ScreenMatch, options: ScreenOptions): Markup {
  const row = screen.interval ? sponsorRow(screen.sponsors) : '';
  return html`<section class="recap glass">${recap(screen, options)}${row}</section>`;
}

function ofTheMoment(screen: ScreenMatch, options: ScreenOptions): Markup | '' {
  if (screen.notice) return notice(screen, options);
  if (screen.interval) return recapPart(screen, options);
  if (screen.resultUntil === null) return '';
  return html`<section class="recap glass" data-gone="${screen.resultUntil}">${recap(screen, options)}</section>`;
}
