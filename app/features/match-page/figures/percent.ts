import { type Share, shareOf } from '#domain/volleyball/statistics/share.ts';

/** A whole percent, or a dash where nothing was tried. */
export function percent(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)}%`;
}

/** `62% (13/21)`; a dash where there was nothing to win. */
export function shareText(share: Share): string {
  return share.of === 0 ? '–' : `${percent(shareOf(share))} (${share.won}/${share.of})`;
}
