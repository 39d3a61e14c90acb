import type { ReactNode } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { pauseOf } from '../clock/pause-clock.ts';
import { PrepareSet } from './before-set/prepare-set.tsx';
import type { ConsoleControls } from './console.ts';
import { ConsoleClock } from './console-clock.tsx';
import { ChoiceButton } from './rulings/choice-button.tsx';
import { SignOff } from './sign-off/sign-off.tsx';

/** The stage outside of a set: before a set, interrupted, or the match over. */
export function ConsoleStage({ controls }: { controls: ConsoleControls }) {
  const { t } = useWords();
  const { log, match } = controls;
  const { state } = log;
  const pause = pauseOf(log);
  const isOver = state.decided || state.status === 'ended';
  const isClosed = state.status === 'cancelled';
  return (
    <section className="score-stage console-stage">
      <h1>{headOf(controls, t.scoring)}</h1>
      {pause && <ConsoleClock key={pause.id} controls={controls} pause={pause} />}
      {state.sets.length > 0 && <SetLine controls={controls} />}
      {state.status === 'suspended' ? (
        <Interrupted controls={controls} />
      ) : isClosed ? (
        <p className="stage-note">{t.scoring.statusIs(t.matches.status[state.status])}</p>
      ) : isOver ? (
        <SignOff controls={controls} />
      ) : (
        <PrepareSet controls={controls} />
      )}
      <div className="stage-row">
        <button
          className="button soft"
          type="button"
          onClick={() => controls.open({ kind: 'note' })}
        >
          {t.console.remark}
        </button>
        {(!isOver || state.status === 'Live') &&
          (['team1', 'team2'] as const).map((side) => (
            <button
              key={side}
              className="button soft"
              type="button"
              onClick={() => controls.open({ kind: 'team', side })}
            >
              {t.console.team} {match[side].name}
            </button>
          ))}
      </div>
    </section>
  );
}

function headOf(
  { log, match }: ConsoleControls,
  words: ReturnType<typeof useWords>['t']['scoring'],
): string {
  const { winner, team1Wins, team2Wins, sets } = log.state;
  if (winner === 'draw') return words.draw;
  if (winner === 'team1') return words.wins(match.team1.name, team1Wins, team2Wins);
  if (winner === 'team2') return words.wins(match.team2.name, team2Wins, team1Wins);
  return words.set(Math.min(sets.length + 1, 99));
}

/** The sets so far, each confirmed or still to be. */
function SetLine({ controls }: { controls: ConsoleControls }): ReactNode {
  const { t } = useWords();
  const { sets } = controls.log.state;
  const open = sets.find((set) => set.over && !set.confirmed && set.detail !== 'sets');
  return (
    <>
      <ul className="set-line num">
        {sets.map((set) => (
          <li key={set.set} data-confirmed={set.confirmed ? '' : undefined}>
            <span className="sr">{t.scoring.set(set.set)} </span>
            {set.team1Score}–{set.team2Score}
            {set.confirmed && <span className="sr">, {t.console.confirmed}</span>}
          </li>
        ))}
      </ul>
      {open && (
        <ChoiceButton
          kind="main"
          onClick={() => controls.record({ type: 'set-confirm', set: open.set })}
        >
          {t.console.confirmSet(open.set, `${open.team1Score}–${open.team2Score}`)}
        </ChoiceButton>
      )}
    </>
  );
}

function Interrupted({ controls }: { controls: ConsoleControls }) {
  const { t } = useWords();
  return (
    <>
      <p className="stage-note">{t.scoring.statusIs(t.matches.status.suspended)}</p>
      <ChoiceButton kind="main" onClick={() => controls.open({ kind: 'resume' })}>
        {t.scoring.resume}
      </ChoiceButton>
    </>
  );
}
