import { createContext, useContext } from 'react';
import { Crest } from '#app/features/crest/crest.tsx';
import type { TeamRef } from '#contract/people/team.ts';

/** The teams of a bracket by their ids, where the page knows their colours. */
export const BracketTeamsContext = createContext<ReadonlyMap<string, TeamRef>>(new Map());

const BRACKET_CREST = 20;

/** The crest of a team in the list, or the place of one. */
export function BracketCrest({ team }: { team: string | undefined }) {
  const found = useContext(BracketTeamsContext).get(team ?? '');
  return found ? <Crest {...found} size={BRACKET_CREST} /> : <i className="tie-open" />;
}

/** The same within the picture, where a logo is an image of the drawing. */
export function BracketPictureCrest({ team, x, y }: { team: string; x: number; y: number }) {
  const found = useContext(BracketTeamsContext).get(team);
  if (!found) return null;
  if (found.logo !== null) {
    const href = found.logo.replace(/-\d+\.webp$/, '-64.webp');
    return <image href={href} x={x} y={y} width={BRACKET_CREST} height={BRACKET_CREST} />;
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      <Crest {...found} size={BRACKET_CREST} />
    </g>
  );
}
