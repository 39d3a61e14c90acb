import { html } from 'hono/html';
import type { Markup } from '../embeds/embed-document.ts';
import type { ScreenOptions } from './options.ts';
import { lineupOf } from './overlay-lineup.ts';
import { bug, notice, recap, strip, title } from './overlay-parts.ts';
import type { ScreenMatch } from './screen-match.ts';

/**
 * The contents of an overlay. Beside the score, what is worth the whole picture comes and goes by
 * itself: a substitution or a card, the sets between two of them, the result.
 */
export function overlayOf(screen: ScreenMatch, options: ScreenOptions): Markup | '' {
  switch (options.style) {
    case 'recap':
      return html`<section class="recap glass">${recap(screen, options)}</section>`;
    case 'lineup':
      return lineupOf(screen, options);
    case 'lower':
      return screen.notice ? notice(screen, options) : title(screen, options);
    case 'strip':
      return html`${strip(screen, options)}${ofTheMoment(screen, options)}`;
    case 'bug':
      return html`${bug(screen, options)}${ofTheMoment(screen, options)}`;
  }
}

function ofTheMoment(screen: ScreenMatch, options: ScreenOptions): Markup | '' {
  if (screen.notice) return notice(screen, options);
  if (screen.interval)
    return html`<section class="recap glass">${recap(screen, options)}</section>`;
  if (screen.resultUntil === null) return '';
  return html`<section class="recap glass" data-gone="${screen.resultUntil}">${recap(screen, options)}</section>`;
}
