import type { Store } from '#server/platform/db/store.ts';
import type { Markup } from '../embeds/embed-document.ts';
import { titleOf } from '../embeds/queries.ts';
import { announcerOf } from './announcer/announcer.ts';
import { ANNOUNCER_STYLE } from './announcer/announcer-style.ts';
import { boardOf } from './board.ts';
import { BOARD_STYLE } from './board-style.ts';
import type { ScreenOptions } from './options.ts';
import { overlayOf } from './overlay.ts';
import { overlayStyle } from './overlay-style.ts';
import { refereeOf } from './referee/referee.ts';
import { REFEREE_STYLE } from './referee/referee-style.ts';
import { screenDocument, screenPart, screenPolicy } from './screen-document.ts';
import { type Needs, readScreenMatch, type ScreenMatch } from './screen-match.ts';
import { screenTools, type ToolsOf } from './screen-tools.ts';
import { lineupPlace } from './stream/controlled.ts';
import { WORDS } from './words.ts';

/** The way in which a screen shows a match. */
type ScreenForm = {
  styleOf: (options: ScreenOptions) => string;
  classesOf: (options: ScreenOptions) => string;
  contentsOf: (screen: ScreenMatch, options: ScreenOptions) => Markup | '';
  /** A picture on air says nothing of its line; people before a TV hear that the score may be old. */
  noteOf: (options: ScreenOptions) => string | undefined;
  toolsOf: (tools: ToolsOf) => Markup | '';
  needsOf: (options: ScreenOptions) => Needs;
};

export const overlay: ScreenForm = {
  styleOf: overlayStyle,
  classesOf: (options) =>
    [
      options.pos && `p-${options.pos}`,
      options.style === 'recap' && 'recap-only',
      lineupPlace(options),
    ]
      .filter(Boolean)
      .join(' '),
  contentsOf: overlayOf,
  noteOf: () => undefined,
  toolsOf: () => '',
  needsOf: ({ shown }) => ({ sponsors: shown === 'sponsors' }),
};

export const board: ScreenForm = {
  styleOf: () => BOARD_STYLE,
  classesOf: () => '',
  contentsOf: boardOf,
  noteOf: ({ language }) => WORDS[language].lost,
  toolsOf: screenTools,
  needsOf: () => ({}),
};

/** The second referee's, or the first one's: a phone beside the court. */
export const referee: ScreenForm = {
  styleOf: () => REFEREE_STYLE,
  classesOf: () => '',
  contentsOf: refereeOf,
  noteOf: ({ language }) => WORDS[language].lost,
  toolsOf: screenTools,
  needsOf: () => ({}),
};

/** Read aloud at the microphone, on a phone or a laptop. */
export const announcer: ScreenForm = {
  styleOf: () => ANNOUNCER_STYLE,
  classesOf: () => '',
  contentsOf: announcerOf,
  noteOf: ({ language }) => WORDS[language].lost,
  toolsOf: screenTools,
  needsOf: () => ({ names: true, sponsors: true, others: true }),
};

/**
 * The screen of a match as a file; without a match it is empty. Throws not-found.
 *
 * @param path of the screen, without its language
 */
export async function screenFile(
  store: Store,
  form: ScreenForm,
  id: string | undefined,
  options: ScreenOptions,
  now: number,
  path: string,
) {
  const style = form.styleOf(options);
  const screen =
    id === undefined ? undefined : await readScreenMatch(store, id, now, form.needsOf(options));
  const main = {
    classes: form.classesOf(options),
    contents: screen ? form.contentsOf(screen, options) : ('' as const),
    match: id ?? '',
    version: screen?.match.version ?? 0,
    look: options,
  };
  const text = options.isPart
    ? await screenPart(style, main)
    : await screenDocument({
        language: options.language,
        theme: options.theme,
        title: screen ? titleOf(screen.match) : 'Wavu',
        style,
        note: form.noteOf(options),
        tools: form.toolsOf({ path, options, leadsTo: id === undefined ? '/' : `/${id}` }),
        main,
      });
  const headers = {
    'content-security-policy': screenPolicy(style),
    'content-type': 'text/html; charset=utf-8',
  };
  return { headers, text, version: main.version };
}
