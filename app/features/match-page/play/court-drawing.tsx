import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { matchColors } from '#domain/crest/match-colors.ts';
import { COURT_SIZE, type Courts, placeOnCourt } from './courts.ts';
import { type ShirtNames, surnameOf } from './shirt-names.ts';

type Props = {
  match: Match;
  courts: Courts;
  names: ShirtNames | null;
  /** As a set began: nothing of it moves with the match. */
  isStart?: boolean;
};

/** Both teams in their positions with their names, the net in the middle. */
export function CourtDrawing({ match, courts, names, isStart = false }: Props) {
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
      <h2 className="card-title">{isStart ? t.lineups.tab : t.match.lineups}</h2>
      <p className="text-xs text-quiet">
        {isStart
          ? t.lineups.start(courts.set)
          : match.status === 'ended'
            ? t.pointKinds.atTheEnd(courts.set)
            : t.match.lineupsNote(courts.set)}
      </p>
      <svg className="court" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <rect x="1" y="1" width={width - 2} height={height - 2} />
        <path d={`M${width / 3} 1v${height - 2}M${(width * 2) / 3} 1v${height - 2}`} />
        <path className="net" d={`M${width / 2} 0v${height}`} />
        <Players match={match} courts={courts} names={names} isStart={isStart} side="team1" />
        <Players match={match} courts={courts} names={names} isStart={isStart} side="team2" />
      </svg>
    </section>
  );
}

/** The names of the whole bench are there, too: who comes in is named by the script. */
function Players({ match, courts, names, isStart, side }: Props & { side: 'team1' | 'team2' }) {
  const { field, ink } = matchColors(match.team1, match.team2)[side];
  const surnames = Object.entries(names?.[side] ?? {}).map(([shirt, name]) => {
    const isLibero = courts.liberos[side].includes(Number(shirt));
    return [Number(shirt), isLibero ? `${surnameOf(name)} (L)` : surnameOf(name)] as const;
  });
  const known = new Map(surnames);
  const bench = surnames.map(([shirt, name]) => `${shirt} ${name}`).join('|');
  return (
    <g
      className={isStart && courts.serving === side ? 'serves' : undefined}
      data-c={isStart ? undefined : side === 'team1' ? 1 : 2}
      data-names={(!isStart && bench) || undefined}
    >
      {courts[side]?.slice(0, 6).map((player, at) => {
        const { x, y } = placeOnCourt(side, at + 1);
        return (
          <g key={player}>
            <circle cx={x} cy={y} r="15" fill={field} />
            <text className="no" x={x} y={y + 5} fill={ink}>
              {player}
            </text>
            <text x={x} y={y + 27}>
              {known.get(player)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
