import { type ReactNode, Suspense, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { withShirts } from '#domain/crest/match-colors.ts';
import { PauseLine } from './clock/pause-line.tsx';
import { useTableSignals } from './clock/use-signals.ts';
import type { Rosters } from './console/console.ts';
import { ConsoleScreen } from './console/console-screen.tsx';
import { ConsoleBeside } from './later-parts.ts';
import { entryWords } from './log/entry-words.ts';
import { logRows } from './log/log-rows.ts';
import { entryInFull } from './mend/entry-in-full.ts';
import { MoreDialog } from './menu/more-dialog.tsx';
import type { MorePage } from './menu/more-page.ts';
import { type ScoreLevel, useScoreLevel } from './menu/score-level.ts';
import { type ScreenChoice, useScreenOptions } from './menu/screen-options.ts';
import { reasonOf } from './points/offered-reasons.ts';
import { PointHalves } from './points/point-halves.tsx';
import { lastRally, ReasonStrip } from './points/reason-strip.tsx';
import { ScoreBanners } from './points/score-banners.tsx';
import { ScoreTools } from './points/score-tools.tsx';
import { ScoreTop } from './points/score-top.tsx';
import { useScoreKeys } from './points/use-score-keys.ts';
import { type ScorePad, useScorePad, type WrittenMatch } from './points/use-score-pad.ts';
import type { ScoredTeams } from './scored-teams.ts';
import { ScoreStage } from './stages/score-stage.tsx';
import { useIsWide } from './use-is-wide.ts';

type Props = {
  match: ScoredTeams;
  written: WrittenMatch;
  rosters: Rosters;
  /** Always in the same corner: how safe is what was tapped. */
  corner: ReactNode;
  /** Instead of the halves, while this device may not write. */
  gate?: ReactNode;
  /** Further notices over the halves. */
  notices?: ReactNode;
  /** The page to which the way out leads. */
  exit: string;
  /** The address of the large board, where there is one. */
  board?: string;
  /** The address of the score for video streams, where there is one. */
  screens?: string;
  /** The address of the links for benches and the assistant, where there are any. */
  seats?: string;
};

/** The scorer's tool at the court: at most one tap a rally, everything else at the edges. */
export function ScoreScreen(props: Props) {
  const { written, rosters, gate } = props;
  const match = withShirts(props.match, written.log.state);
  const [screen, changeScreen] = useScreenOptions(match.id);
  const [level, chooseLevel] = useScoreLevel(match.id, written, match.terms);
  const pad = useScorePad(written, { matchId: match.id, screen, isTable: level === 'table' });
  const { state, set, left, isHeld } = pad;
  useTableSignals(written.log, screen);
  const [morePage, setMorePage] = useState<MorePage>();
  const isTapping = pad.isPlaying && (level === 'points' || level === 'rallies');
  const rally = level === 'rallies' || level === 'table' ? lastRally(set) : null;
  useScoreKeys(pad, {
    takesPoints: pad.isPlaying && level !== 'result' && level !== 'sets',
    onReason: rally && ((reason) => pad.record(reasonOf(rally, reason))),
    onHelp: () => setMorePage('screen'),
  });

  return (
    <main
      className="scorer"
      id="main"
      data-contrast={screen.contrast ? '' : undefined}
      data-level={level}
    >
      <ScoreTop
        state={state}
        left={left}
        level={level}
        onLevel={() => setMorePage('level')}
        exit={props.exit}
        corner={props.corner}
      />
      <ScoreBanners match={match} pad={pad} notices={props.notices} asksTechnical={isTapping} />
      {!isHeld && gate}
      {isHeld && isTapping && <PointHalves match={match} state={state} left={left} {...pad.taps} />}
      {isHeld && level === 'table' && (
        <TableLevel match={match} written={written} rosters={rosters} pad={pad} screen={screen} />
      )}
      {isHeld && level !== 'table' && !isTapping && (
        <ScoreStage
          match={match}
          pad={pad}
          level={level}
          onLevel={() => setMorePage('level')}
          onCatchUp={() => setMorePage('set-score')}
        />
      )}
      {isHeld && (
        <ScoreFoot
          match={match}
          written={written}
          rosters={rosters}
          pad={pad}
          level={level}
          screen={screen}
          onMore={() => setMorePage('list')}
        />
      )}
      {morePage && (
        <MoreDialog
          match={match}
          pad={pad}
          board={props.board}
          screens={props.screens}
          seats={props.seats}
          opensAt={morePage}
          level={level}
          onLevel={chooseLevel}
          screen={screen}
          onScreen={changeScreen}
          onClose={() => setMorePage(undefined)}
        />
      )}
    </main>
  );
}

type LevelProps = Pick<Props, 'match' | 'written' | 'rosters'> & {
  pad: ScorePad;
  screen: ScreenChoice;
};

const LAST_ENTRIES = 6;

/** The scorer's table: court, line-ups and rulings, on wide screens with both teams and the sheet beside them. */
function TableLevel({ match, written, rosters, pad, screen }: LevelProps) {
  const { t } = useWords();
  const { log, left } = pad;
  return (
    <>
      <ConsoleScreen
        match={match}
        log={log}
        left={left}
        now={written.now}
        {...pad.taps}
        rosters={rosters}
        onRecord={pad.record}
        onAnswered={pad.forgetRefusal}
        readLineups={written.readLineups}
        liberos={pad.liberos}
        signals={screen}
        swapSides={pad.swap}
      />
      {useIsWide() && pad.isPlaying && (
        <Suspense>
          <ConsoleBeside
            match={match}
            log={log}
            left={left}
            rosters={rosters}
            now={written.now}
            entries={logRows(log)
              .slice(0, LAST_ENTRIES)
              .map(({ event, score }) => ({
                id: event.id,
                text: entryInFull(t, match, event),
                score: score?.join(':') ?? '',
              }))}
          />
        </Suspense>
      )}
    </>
  );
}

type FootProps = LevelProps & { level: ScoreLevel; onMore: () => void };

/** Running pauses, the reason of the last rally, and the tools. */
function ScoreFoot({ match, written, rosters, pad, level, screen, onMore }: FootProps) {
  const { t } = useWords();
  const { log, state, set, left, undoable, isPlaying } = pad;
  return (
    <div className="score-foot">
      {level !== 'table' && (
        <PauseLine match={match} log={log} now={written.now} signals={screen} />
      )}
      {level === 'rallies' && isPlaying && (
        <ReasonStrip match={match} state={state} rosters={rosters} onRecord={pad.record} />
      )}
      <ScoreTools
        match={match}
        rules={log.rules}
        set={isPlaying ? set : null}
        left={left}
        isLeftHanded={screen.leftHanded}
        undoWhat={undoable === undefined ? null : entryWords(t, match, undoable)}
        onUndo={pad.undo}
        fresh={pad.fresh}
        onTimeout={pad.timeout}
        onMore={onMore}
      />
    </div>
  );
}
