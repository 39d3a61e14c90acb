import type { Match } from '#contract/matches/match.ts';
import type { Tones } from './tones.ts';

/** The border between the fields: at the end the winner's colour has swept in under the net. */
const BORDERS = {
  open: 'M0 0H50V100H0z',
  team1: 'M-9-9H46Q52 60 58 109H-9z',
  team2: 'M-9-9H54Q48 60 42 109H-9z',
} as const;

/** Both fields, stretched over the board, whatever its width. */
export function BoardFields({ match, tones }: { match: Match; tones: Tones }) {
  const { winner } = match;
  const border = BORDERS[winner === 'team1' || winner === 'team2' ? winner : 'open'];
  return (
    <svg className="paint" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path fill={tones.team2.field} d="M0 0H100V100H0z" />
      <path
        className={border === BORDERS.open ? undefined : 'seam'}
        fill={tones.team1.field}
        d={border}
      />
    </svg>
  );
}

/** One colour behind a cell. */
export function Field({ color }: { color: string }) {
  return (
    <svg className="paint" aria-hidden="true">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
