import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { crestColors } from '#domain/crest/crest-shape.ts';
import { COURT_SIZE, type Courts, placeOnCourt } from './courts.ts';

type Props = { match: Match; courts: Courts };

/** Both teams in their positions, the net in the middle. */
export function CourtDrawing({ match, courts }: Props) {
  const { t } = useWords();
  const { width, height } = COURT_SIZE;
  const label = (['team1', 'team2'] as const)
    .flatMap((side) => {
      const numbers = courts[side];
      return numbers ? t.match.lineupOf(match[side].name, numbers.join(', ')) : [];
    })
    .join('. ');
  return (
    <section className="card p-3">
      <h2 className="text-sm font-bold">{t.match.lineups}</h2>
      <p className="text-xs text-quiet">
        {match.status === 'ended'
          ? t.pointKinds.atTheEnd(courts.set)
          : t.match.lineupsNote(courts.set)}
      </p>
      <svg className="court" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <rect x="1" y="1" width={width - 2} height={height - 2} />
        <path d={`M60 1v${height - 2}M120 1v${height - 2}`} />
        <path className="net" d={`M${width / 2} 0v${height}`} />
        <Players match={match} courts={courts} side="team1" />
        <Players match={match} courts={courts} side="team2" />
      </svg>
    </section>
  );
}

function Players({ match, courts, side }: Props & { side: 'team1' | 'team2' }) {
  const { name, jerseyColor1, jerseyColor2 } = match[side];
  const colors = crestColors(name, jerseyColor1, jerseyColor2);
  return (
    <g data-c={side === 'team1' ? 1 : 2}>
      {courts[side]?.slice(0, 6).map((player, at) => {
        const { x, y } = placeOnCourt(side, at + 1);
        return (
          <g key={player}>
            <circle cx={x} cy={y} r="10" fill={colors.field} />
            <text x={x} y={y + 3.5} fill={colors.ink}>
              {player}
            </text>
          </g>
        );
      })}
    </g>
  );
}
