import { languageNamed } from '#contract/language.ts';
import type { StreamControl } from '#contract/seats/stream-control.ts';
import type { ScreenOptions } from '../options.ts';

/** The look that the operator chose, in place of the one in the address of the overlay. */
export function controlled(options: ScreenOptions, control: StreamControl): ScreenOptions {
  const { shown, style, theme, pos, language, isMirrored } = control;
  return {
    ...options,
    shown,
    style: style ?? options.style,
    theme: theme ?? options.theme,
    pos: pos ?? options.pos,
    language: language === null ? options.language : languageNamed(language),
    isMirrored: isMirrored ?? options.isMirrored,
  };
}

/** Line-ups stand where the score is not, above or below it. */
export function lineupPlace({ shown, style, pos }: ScreenOptions): 'up' | 'down' | '' {
  if (shown !== 'lineup') return '';
  const isAbove = style === 'strip' ? pos === 'tl' || pos === 'tr' : pos !== 'bl' && pos !== 'br';
  if (style === 'bug' || style === 'strip') return isAbove ? 'down' : 'up';
  return '';
}
