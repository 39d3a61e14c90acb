import type { ReactNode } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/match.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { expectedFirstServe } from '#domain/volleyball/play/set-start.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import type { EventFacts } from './event-facts.ts';
import { halfColors } from './team-colors.ts';

type Props = {
  match: Match;
  log: MatchLog;
  left: Side;
  isLocked: boolean;
  onRecord: (event: EventFacts) => void;
  onSwap: () => void;
};

/** Whatever comes before the next rally: start of the match, first serve of a set, the end. */
export function ScoreStage(props: Props) {
  const { match, log, isLocked, onRecord } = props;
  const { t, to } = useWords();
  const { state } = log;
  const step = (type: 'start' | 'end' | 'resume', label: string) => (
    <button
      className="button"
      type="button"
      disabled={isLocked}
      onClick={() => onRecord({ type } as Pick<MatchEvent, 'type'> as EventFacts)}
    >
      {label}
    </button>
  );
  if (state.status === 'not started' || state.status === 'postponed') {
    return (
      <Stage {...props}>
        <p className="stage-note">
          {t.scoring.startsAt(`${match.matchDate} ${match.matchTime}`)}
          {match.location && ` · ${match.location}`}
        </p>
        {step('start', t.scoring.startMatch)}
      </Stage>
    );
  }
  if (state.status === 'suspended') {
    return <Stage {...props}>{step('resume', t.scoring.resume)}</Stage>;
  }
  if (state.status === 'Live') {
    return (
      <Stage {...props}>
        {state.decided ? step('end', t.scoring.endMatch) : <FirstServe {...props} />}
      </Stage>
    );
  }
  return (
    <Stage {...props}>
      <p className="stage-note">{t.scoring.statusIs(t.matches.status[state.status])}</p>
      <a className="button soft" href={to(`/${match.id}`)}>
        {t.scoring.matchPage}
      </a>
    </Stage>
  );
}

/** Sides: teams swap ends between sets and serve first by turns; both may be told otherwise. */
function FirstServe({ match, log, left, isLocked, onRecord, onSwap }: Props) {
  const { t } = useWords();
  const set = log.state.sets.length + 1;
  const expected = expectedFirstServe(log.rules, log.state);
  return (
    <>
      <h2 className="stage-note">{t.scoring.firstServe(set)}</h2>
      <div className="stage-pair">
        {[left, otherSide(left)].map((side) => (
          <button
            key={side}
            type="button"
            style={halfColors(match[side])}
            disabled={isLocked}
            onClick={() => onRecord({ type: 'set-start', set, firstServe: side, left })}
          >
            {t.scoring.servesFirst(match[side].name)}
            {expected === side && <small>{t.scoring.expected}</small>}
          </button>
        ))}
      </div>
      <button className="button soft" type="button" onClick={onSwap}>
        {t.scoring.swapSides}
      </button>
    </>
  );
}

function Stage({ match, log, children }: Props & { children: ReactNode }) {
  const { t } = useWords();
  const { state } = log;
  const last = state.sets.at(-1);
  const { winner } = state;
  return (
    <section className="score-stage">
      <h1>
        {winner === 'team1' || winner === 'team2'
          ? t.scoring.wins(match[winner].name, ...winsOf(state, winner))
          : winner === 'draw'
            ? t.scoring.draw
            : t.match.title(match.team1.name, match.team2.name)}
      </h1>
      {last?.over && !state.decided && (
        <p className="stage-note num">
          {t.scoring.setEnded(last.set, `${last.team1Score}-${last.team2Score}`)}
        </p>
      )}
      {state.sets.length > 0 && <SetTable match={match} log={log} />}
      {children}
    </section>
  );
}

function winsOf(state: MatchLog['state'], winner: Side): [number, number] {
  const wins: [number, number] = [state.team1Wins, state.team2Wins];
  return winner === 'team1' ? wins : [wins[1], wins[0]];
}

function SetTable({ match, log }: Pick<Props, 'match' | 'log'>) {
  const { sets } = log.state;
  return (
    <table className="stage-sets num">
      <tbody>
        <tr>
          <th scope="row">{match.team1.name}</th>
          {sets.map((set) => (
            <td key={set.set}>
              {set.winner === 'team1' ? <b>{set.team1Score}</b> : set.team1Score}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{match.team2.name}</th>
          {sets.map((set) => (
            <td key={set.set}>
              {set.winner === 'team2' ? <b>{set.team2Score}</b> : set.team2Score}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
