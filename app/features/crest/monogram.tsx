import type { LeagueType } from '#contract/leagues/league.ts';
import { leagueLetters } from '#domain/crest/league-letters.ts';
import { monogramColor } from '#domain/crest/monogram-color.ts';

type Props = {
  name: string;
  logo: string | null;
  type: LeagueType;
  /** Width and height in CSS pixels. */
  size: 20 | 24 | 28 | 32 | 48 | 56;
};

/** The kind of a league: a net, a cup's arc, a wave of the beach, a star. */
const SIGNS: Record<LeagueType, string> = {
  League: 'M5 18h14M5 21h14',
  Tournament: 'M5 7Q12 1 19 7',
  Beach: 'M4 19.5q2.7-2.5 5.3 0t5.3 0 5.3 0',
  Bonanza: 'M12 3v4M10 5h4',
};

/** A league's logo, or its letters in a colour of its own with the sign of its kind. */
export function Monogram({ name, logo, type, size }: Props) {
  if (logo !== null) {
    const src = size > 32 ? logo : logo.replace(/-\d+\.webp$/, '-64.webp');
    return <img className="crest" src={src} alt="" width={size} height={size} loading="lazy" />;
  }
  const letters = leagueLetters(name);
  const isSignAbove = type === 'Tournament' || type === 'Bonanza';
  return (
    <svg className="monogram" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="5" fill={monogramColor(name)} />
      <path d={SIGNS[type]} />
      <text x="12" y={isSignAbove ? 18 : 14} fontSize={letters.length > 2 ? 8.5 : 11}>
        {letters}
      </text>
    </svg>
  );
}
