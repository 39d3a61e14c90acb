import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/match.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import type { EventFacts } from './event-facts.ts';
import { MoreDialog } from './more-dialog.tsx';
import { newEventId } from './new-event-id.ts';
import { PenStage } from './pen-stage.tsx';
import { PointHalves } from './point-halves.tsx';
import { ScoreStage } from './score-stage.tsx';
import { ScoreTools } from './score-tools.tsx';
import { ScoreTop } from './score-top.tsx';
import { leftSide } from './sides-on-screen.ts';
import { SyncNote } from './sync-note.tsx';
import type { Rosters } from './table/desk.ts';
import { TableDesk } from './table/table-desk.tsx';
import { undoTarget } from './undo-target.ts';
import { type ScoredMatch, useScorer } from './use-scorer.ts';

/** A second tap sooner than any rally can be played is a double tap. */
const REST_MS = 250;

type Props = { match: Match; scored: ScoredMatch; rosters: Rosters };

export function ScoreScreen({ match, scored, rosters }: Props) {
  const { t } = useWords();
  const { scorer, view, hasLink } = useScorer(scored);
  const [refusal, setRefusal] = useState('');
  const [isSwapped, setSwapped] = useState(false);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [isFullTable, setFullTable] = useState(false);
  const [isResting, rest] = useRest(REST_MS);

  const log = view.book.shown;
  const { state } = log;
  const set = liveSet(state);
  const isLocked = view.pen !== 'held';
  const believed = leftSide(log.rules, state);
  const left = isSwapped ? otherSide(believed) : believed;
  const target = undoTarget(log.events);
  const isPlaying = state.status === 'Live' && set !== null;

  function recordFacts(facts: EventFacts): Refused | null {
    const refused = scorer.record({ ...facts, id: newEventId(), at: scorer.now() } as MatchEvent);
    setRefusal(refused === null ? '' : refused.detail);
    // What the log was told of the sides holds from here on.
    if (refused === null && facts.type === 'set-start') setSwapped(false);
    return refused;
  }

  function point(winner: Side): Refused | null {
    if (isLocked || isResting || !isPlaying) return null;
    const refused = recordFacts({ type: 'rally', winner, no: set.rallies + 1, set: set.set });
    rest();
    navigator.vibrate?.(refused === null ? 25 : [60, 40, 60]);
    return refused;
  }

  function undo() {
    if (isLocked || target === undefined) return;
    recordFacts({ type: 'void', target: target.id });
    navigator.vibrate?.([15, 30, 15]);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || isMoreOpen) return;
    if (event.key === 'ArrowLeft') point(left);
    else if (event.key === 'ArrowRight') point(otherSide(left));
    else if (event.key === 'u' || event.key === 'U') undo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const isHeld = view.pen === 'held';
  return (
    <main className="scorer" id="main">
      <ScoreTop match={match} view={view} left={left} />
      {!isHeld && <PenStage match={match} scorer={scorer} view={view} hasLink={hasLink} />}
      {isHeld && isFullTable && (
        <TableDesk
          match={match}
          log={log}
          left={left}
          isLocked={isLocked}
          isResting={isResting}
          rosters={rosters}
          onPoint={point}
          onRecord={recordFacts}
          swapSides={() => setSwapped(!isSwapped)}
        />
      )}
      {isHeld && !isFullTable && isPlaying && (
        <PointHalves
          match={match}
          state={state}
          left={left}
          isResting={isResting}
          isLocked={isLocked}
          onPoint={point}
        />
      )}
      {isHeld && !isFullTable && !isPlaying && (
        <ScoreStage
          match={match}
          log={log}
          left={left}
          isLocked={isLocked}
          onRecord={recordFacts}
          onSwap={() => setSwapped(!isSwapped)}
        />
      )}
      {isHeld && (
        <ScoreTools
          match={match}
          rules={log.rules}
          set={isPlaying ? set : null}
          left={left}
          isLocked={isLocked}
          undoWhat={target === undefined ? null : nameOf(target, t.scoring.events)}
          onUndo={undo}
          onTimeout={(team) => recordFacts({ type: 'timeout', team })}
          onMore={() => setMoreOpen(true)}
        />
      )}
      <Banner refusal={refusal} hasSideChange={isPlaying && state.sideChange} />
      <SyncNote matchId={match.id} scorer={scorer} view={view} />
      {isMoreOpen && (
        <MoreDialog
          match={match}
          log={log}
          onRecord={recordFacts}
          onSwap={() => setSwapped(!isSwapped)}
          onClose={() => setMoreOpen(false)}
          onFullTable={() => {
            setFullTable(!isFullTable);
            setMoreOpen(false);
          }}
        />
      )}
    </main>
  );
}

function Banner({ refusal, hasSideChange }: { refusal: string; hasSideChange: boolean }) {
  const { t } = useWords();
  const text = refusal || (hasSideChange ? t.scoring.sideChange : '');
  return <div role="status">{text && <p className="score-banner">{text}</p>}</div>;
}

function nameOf(event: MatchEvent, names: Record<string, string>): string {
  return names[event.type] ?? names.other ?? '';
}

/** True for `ms` after `rest` was called. */
function useRest(ms: number): [boolean, () => void] {
  const [isResting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [
    isResting,
    () => {
      setResting(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setResting(false), ms);
    },
  ];
}
