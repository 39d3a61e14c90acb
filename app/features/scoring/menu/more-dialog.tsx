import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import { EntryList } from '../log/entry-list.tsx';
import type { EventFacts } from '../log/event-facts.ts';
import type { ScorePad } from '../points/use-score-pad.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import { TotalForm } from '../stages/total-form.tsx';
import { LevelList } from './level-list.tsx';
import { MoreList } from './more-list.tsx';
import type { MorePage } from './more-page.ts';
import type { ScoreLevel } from './score-level.ts';
import { ScreenList } from './screen-list.tsx';
import type { ScreenChoice } from './screen-options.ts';

type Props = {
  match: ScoredTeams;
  pad: ScorePad;
  board: string | undefined;
  /** The page where all screens of the match are chosen. */
  screens: string | undefined;
  /** The page of the links for benches and the assistant. */
  seats: string | undefined;
  opensAt: MorePage;
  level: ScoreLevel;
  onLevel: (level: ScoreLevel) => void;
  screen: ScreenChoice;
  onScreen: (part: Partial<ScreenChoice>) => void;
  onClose: () => void;
};

/**
 * Actions that are needed seldom: all entries, the level, totals, interruption, the end before its
 * time.
 */
export function MoreDialog({ match, pad, opensAt, ...props }: Props) {
  const { t } = useWords();
  const [page, setPage] = useState(opensAt);
  const [problem, setProblem] = useState('');
  const { log, state } = pad;
  const titles: Record<MorePage, string> = {
    list: t.scoring.more,
    entries: t.entries.title,
    level: t.levels.title,
    screen: t.scoreScreen.title,
    'set-score': t.scoring.catchUp,
    'set-result': t.scoring.setTotal,
    end: t.scoring.endEarly,
    forfeit: t.scoring.forfeit,
  };

  /** A refusal in here was shown in here. */
  function onClose() {
    pad.forgetRefusal();
    props.onClose();
  }

  function recordEntry(event: EventFacts) {
    const refused = pad.record(event);
    if (refused === null) onClose();
    else setProblem(t.refusals[refused.refusal]);
  }

  return (
    <Dialog
      title={titles[page]}
      closeLabel={t.scoring.close}
      onClose={onClose}
      kind={page === 'entries' ? 'form' : 'ask'}
    >
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      {page === 'list' && (
        <MoreList
          board={props.board}
          screens={props.screens}
          seats={props.seats}
          pad={pad}
          onPage={setPage}
          onRecord={recordEntry}
          onClose={onClose}
        />
      )}
      {page === 'entries' && (
        <EntryList match={match} log={log} onRecord={pad.record} readAuthors={pad.readAuthors} />
      )}
      {page === 'level' && (
        <LevelList
          level={props.level}
          onChoose={(level) => {
            props.onLevel(level);
            onClose();
          }}
        />
      )}
      {page === 'screen' && <ScreenList screen={props.screen} onChange={props.onScreen} />}
      {(page === 'set-score' || page === 'set-result') && (
        <TotalForm
          match={match}
          log={log}
          left={pad.left}
          kind={page}
          onRecord={pad.record}
          onDone={onClose}
        />
      )}
      {page === 'end' && <EndMatch state={state} onRecord={recordEntry} />}
      {page === 'forfeit' && <Forfeit match={match} pad={pad} onRecord={recordEntry} />}
    </Dialog>
  );
}

type EndProps = { state: MatchState; onRecord: (event: EventFacts) => void };

/** Volleyball has no draw without play: what is meant then is a forfeit or an interruption. */
function EndMatch({ state, onRecord }: EndProps) {
  const { t } = useWords();
  if (state.sets.length === 0 && !state.decided) return <p>{t.scoring.endUnplayedText}</p>;
  return (
    <div className="more-list">
      {!state.decided && <p>{t.scoring.endEarlyText}</p>}
      <button className="button danger" type="button" onClick={() => onRecord({ type: 'end' })}>
        {t.scoring.endMatch}
      </button>
    </div>
  );
}

type ForfeitProps = {
  match: ScoredTeams;
  pad: ScorePad;
  onRecord: (event: EventFacts) => void;
};

function Forfeit({ match, pad, onRecord }: ForfeitProps) {
  const { t } = useWords();
  const { state } = pad;

  /** A match that nobody came to play is over with it. */
  function forfeit(team: Side) {
    onRecord({ type: 'forfeit', team });
    if (state.status === 'not started' || state.status === 'postponed') pad.record({ type: 'end' });
  }

  return (
    <div className="more-list">
      <p>{state.forfeit === null ? t.scoring.forfeitText : t.scoring.forfeitTextOther}</p>
      {SIDES.filter((side) => side !== state.forfeit).map((side) => (
        <button key={side} className="button danger" type="button" onClick={() => forfeit(side)}>
          {t.scoring.forfeitBy(match[side].name)}
        </button>
      ))}
    </div>
  );
}
