import type { ReactNode } from 'react';
import { SheetLink } from '#app/features/match-page/scoresheet-link.tsx';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ScoreLevel } from '../menu/score-level.ts';
import { SetTable } from '../points/set-list.tsx';
import type { ScorePad } from '../points/use-score-pad.ts';
import { isKept, type ScoredTeams } from '../scored-teams.ts';
import { FirstServe } from './first-serve.tsx';
import { ResultStage } from './result-stage.tsx';
import { TotalsStage } from './totals-stage.tsx';

type Props = {
  match: ScoredTeams;
  pad: ScorePad;
  level: ScoreLevel;
  onLevel: () => void;
  onCatchUp: () => void;
};

/** Everything but points: start of the match, sets as totals, first serve of a set, the end. */
export function ScoreStage(props: Props) {
  const { match, pad, level, onLevel } = props;
  const { t, to, language } = useWords();
  const { log, state } = pad;
  const step = (type: 'start' | 'end' | 'resume', label: string) => (
    <button className="button" type="button" onClick={() => pad.record({ type })}>
      {label}
    </button>
  );
  const isOver = state.status === 'ended' || state.status === 'cancelled';
  if (isOver) {
    return (
      <Stage {...props}>
        <p className="stage-note">{t.scoring.statusIs(t.matches.status[state.status])}</p>
        {isKept(match) && <p className="stage-note">{t.guide.mayClose}</p>}
        {level === 'sets' && state.status === 'ended' && (
          <TotalsStage match={match} log={log} pad={pad} />
        )}
        {isKept(match) && (
          <>
            <SheetLink className="button soft" matchId={match.id} />
            <a className="button soft" href={to(`/${match.id}`)}>
              {t.scoring.matchPage}
            </a>
          </>
        )}
      </Stage>
    );
  }
  if (state.status === 'suspended') {
    return <Stage {...props}>{step('resume', t.scoring.resume)}</Stage>;
  }
  // Forfeited without play by an older version, which did not end the match.
  if (state.status !== 'Live' && state.forfeit !== null) {
    return <Stage {...props}>{step('end', t.scoring.endMatch)}</Stage>;
  }
  const chooser = (
    <button className="button soft level-button" type="button" onClick={onLevel}>
      {t.levels.change(t.levels.names[level])}
    </button>
  );
  if (level === 'result' && !(state.decided && state.sets.length > 0)) {
    return (
      <Stage {...props}>
        <ResultStage match={match} log={log} pad={pad} />
        {chooser}
      </Stage>
    );
  }
  if (state.status !== 'Live') {
    return (
      <Stage {...props}>
        {match.matchDate && (
          <p className="stage-note">
            {t.scoring.startsAt(
              `${formatDay(language, match.matchDate, 'dated')}, ${match.matchTime}`,
            )}
            {match.location && ` · ${match.location}`}
          </p>
        )}
        {step('start', t.scoring.startMatch)}
        {chooser}
      </Stage>
    );
  }
  if (level === 'sets') {
    return (
      <Stage {...props}>
        {state.decided && step('end', t.scoring.endMatch)}
        <TotalsStage match={match} log={log} pad={pad} />
      </Stage>
    );
  }
  return (
    <Stage {...props}>
      {state.decided ? step('end', t.scoring.endMatch) : <FirstServe {...props} />}
    </Stage>
  );
}

function Stage({ match, pad, children }: Props & { children: ReactNode }) {
  const { t } = useWords();
  const { log, state } = pad;
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
      {last?.over && !state.decided && liveSet(state) === null && (
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
