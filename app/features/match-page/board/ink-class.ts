import { WHITE } from '#domain/crest/color-math.ts';
import type { MatchTones } from '#domain/crest/match-colors.ts';

/** White or dark letters, as the CSS names them: the CSP allows no style attributes. */
export function inkClass({ ink }: MatchTones): string {
  return ink === WHITE ? 'on-dark' : 'on-bright';
}
