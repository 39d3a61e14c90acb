/** The parts that an overlay can lay over the picture of a stream. */
export const OVERLAY_STYLES = ['bug', 'strip', 'lower', 'recap', 'lineup'] as const;
export type OverlayStyle = (typeof OVERLAY_STYLES)[number];

/** An overlay shows beside the score: whatever comes by itself, line-ups, the sets, partners; `hidden` is nothing at all. */
export const OVERLAY_SHOWN = ['auto', 'lineup', 'recap', 'sponsors', 'hidden'] as const;
export type OverlayShown = (typeof OVERLAY_SHOWN)[number];

export const SCREEN_THEMES = ['dark', 'light'] as const;
export type ScreenTheme = (typeof SCREEN_THEMES)[number];

/** The corners of the picture, `t` and `b` the top and the bottom, `l` and `r` left and right. */
export const SCREEN_POSITIONS = ['tl', 'tr', 'bl', 'br'] as const;
export type ScreenPosition = (typeof SCREEN_POSITIONS)[number];

/** Percent of the usual size. */
export const SCREEN_SCALES = { least: 50, usual: 100, most: 200 } as const;
