import type { currentPoints } from '#app/features/match-lists/match-groups.ts';
import { ServeDot } from '#app/features/match-lists/serve-dot.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { inkClass } from './ink-class.ts';
import type { Tones } from './tones.ts';

type Props = { match: Match; points: ReturnType<typeof currentPoints>; tones: Tones };

/**
 * While a set is played its points are large and the sets won stand on the net; between two sets
 * and at the end it is the other way round.
 */
export function BoardScore({ match, points, tones }: Props) {
  const { t } = useWords();
  const isLive = match.status === 'Live';
  const ink = [inkClass(tones.team1), inkClass(tones.team2)];
  const lost = (side: 'team1' | 'team2') =>
    match.winner !== null && match.winner !== 'draw' && match.winner !== side ? ' pale' : '';
  return (
    <div className={isLive ? 'board-score num' : 'board-score over num'}>
      <NetAndBall hasBall={isLive} />
      <i className="plate" />
      <small className="of-sets">{t.match.setWins}</small>
      <b className={`wins1 ${ink[0]}${lost('team1')}`} data-k="w1">
        {match.team1Wins}
      </b>
      <span className="dash" aria-hidden="true">
        –
      </span>
      <b className={`wins2 ${ink[1]}${lost('team2')}`} data-k="w2">
        {match.team2Wins}
      </b>
      {isLive && (
        <>
          <small className="of-points">{t.match.points}</small>
          <ServeDot side={1} name={match.team1.name} />
          <b className={`points1 ${ink[0]}`} data-k="p1">
            {points.team1}
          </b>
          <b className={`points2 ${ink[1]}`} data-k="p2">
            {points.team2}
          </b>
          <ServeDot side={2} name={match.team2.name} />
        </>
      )}
    </div>
  );
}

/** The ball lies where the serve is; when it changes hands it flies over the net. */
export function NetAndBall({ hasBall }: { hasBall: boolean }) {
  return (
    <svg className="net-and-ball" viewBox="0 0 360 152" aria-hidden="true">
      <path
        className="net"
        d="M174 52h12M175 66h10M175 80h10M175 94h10M175 108h10M175 122h10M175 136h10M175 50V152M185 50V152"
      />
      {hasBall && (
        <>
          <path className="arc" d="M80 36Q180-20 280 36" />
          <g className="ball">
            <circle r="9" />
            <path d="M0 0q-1-5-4.5-7.6M0 0q5 1 8.5-2.7M0 0q-4.5 4.500-3.100 8" />
          </g>
        </>
      )}
    </svg>
  );
}
