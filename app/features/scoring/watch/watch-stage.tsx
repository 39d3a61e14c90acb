import { useWords } from '#app/lib/use-words.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import { otherSide } from '#domain/volleyball/side.ts';
import { teamPaint } from '../points/team-colors.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import type { WatchPad } from './use-watch-pad.ts';

type Props = { match: ScoredTeams; pad: WatchPad };

/** The one step that is next while no set is played: start, first serve, resumption, the end. */
export function WatchStage({ match, pad }: Props) {
  const { t } = useWords();
  const { state, left } = pad;
  const last = state.sets.at(-1);
  const step = (type: 'start' | 'end' | 'resume', label: string) => (
    <button className="button" type="button" onClick={() => pad.record({ type })}>
      {label}
    </button>
  );
  if (isOver(state)) return <WatchEnd match={match} state={state} />;
  if (state.status === 'suspended') {
    return <div className="watch-stage">{step('resume', t.scoring.resume)}</div>;
  }
  if (state.status !== 'Live') {
    return <div className="watch-stage">{step('start', t.scoring.startMatch)}</div>;
  }
  const set = state.sets.length + 1;
  return (
    <div className="watch-stage">
      {last && (
        <p className="num">
          {t.scoring.setEnded(last.set, `${last.team1Score}-${last.team2Score}`)}
        </p>
      )}
      {state.decided ? (
        step('end', t.scoring.endMatch)
      ) : (
        <div className="watch-serves">
          {[left, otherSide(left)].map((side) => (
            <button
              key={side}
              type="button"
              style={teamPaint(match, side)}
              onClick={() => pad.record({ type: 'set-start', set, firstServe: side })}
            >
              {t.scoring.servesFirst(match[side].name)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

export function isOver({ status }: MatchState): boolean {
  return status === 'ended' || status === 'cancelled';
}

/** The result of a match that is over, to whoever opens it: nothing is left to score. */
export function WatchEnd({ match, state }: { match: ScoredTeams; state: MatchState }) {
  const { t } = useWords();
  const { winner, team1Wins, team2Wins, sets, status } = state;
  const wins =
    winner === 'team2' ? ([team2Wins, team1Wins] as const) : ([team1Wins, team2Wins] as const);
  return (
    <div className="watch-stage">
      <p>{t.scoring.statusIs(t.matches.status[status])}</p>
      {winner === 'draw' && <p>{t.scoring.draw}</p>}
      {winner !== null && winner !== 'draw' && <p>{t.scoring.wins(match[winner].name, ...wins)}</p>}
      <p className="num">
        {sets.map(({ team1Score, team2Score }) => `${team1Score}–${team2Score}`).join(' · ')}
      </p>
    </div>
  );
}
