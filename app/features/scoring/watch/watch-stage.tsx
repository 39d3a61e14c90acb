import { useWords } from '#app/lib/use-words.ts';
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
  if (state.status === 'ended' || state.status === 'cancelled') {
    return (
      <div className="watch-stage">
        <p className="num">
          {state.team1Wins} – {state.team2Wins}
        </p>
        <p>{t.scoring.statusIs(t.matches.status[state.status])}</p>
      </div>
    );
  }
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
